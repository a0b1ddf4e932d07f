import { ecommerceMastery } from '@padavu/domain/catalogue/ecommerce-mastery';
import { MarketingCourseView } from './courses/MarketingCourseView.tsx';

/** The page of the flagship course (specification 2.7). */
export function EcommerceMasteryPage() {
  return <MarketingCourseView course={ecommerceMastery} />;
}
