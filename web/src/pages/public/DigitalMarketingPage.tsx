import { digitalMarketing } from '@padavu/domain/catalogue/digital-marketing';
import { MarketingCourseView } from './courses/MarketingCourseView.tsx';

/** The page of SEO / Digital Marketing (specification 2.7). */
export function DigitalMarketingPage() {
  return <MarketingCourseView course={digitalMarketing} />;
}
