import { digitalMarketing } from './digital-marketing.ts';
import { ecommerceMastery } from './ecommerce-mastery.ts';
import type { MarketingCourse } from './marketing-course.ts';
import { findPublicCourse } from './public-courses.ts';

/** The course page for a course's id; `undefined` where the course has none, as Graphic Design. */
export function findMarketingCourse(id: number): MarketingCourse | undefined {
  const slug = findPublicCourse(id)?.slug;
  return [ecommerceMastery, digitalMarketing].find(({ path }) => path === slug);
}
