import { ecommerceMastery } from '@padavu/domain/catalogue/ecommerce-mastery';
import { MarketingCourseView } from './courses/MarketingCourseView.tsx';

export function EcommerceMasteryPage() {
  return <MarketingCourseView course={ecommerceMastery} />;
}
