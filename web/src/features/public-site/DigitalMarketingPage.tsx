import { digitalMarketing } from '@padavu/domain/catalogue/digital-marketing';
import { MarketingCourseView } from './courses/MarketingCourseView.tsx';

export function DigitalMarketingPage() {
  return <MarketingCourseView course={digitalMarketing} />;
}
