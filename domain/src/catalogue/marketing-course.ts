import type { PublicCourse } from './public-courses.ts';

/** One day of a public course page. `videoThumbnail` is an address below the site's root. */
export type MarketingDay = {
  title: string;
  description: string;
  videoThumbnail: string;
  topics: readonly [string, string, string, string];
};

/**
 * A public course page: four days with four topics each, and seven
 * features. A day's number is its place.
 */
export type MarketingCourse = {
  title: string;
  /** The slug of the public course that a visitor registers for. */
  path: PublicCourse['slug'];
  author: string;
  duration: string;
  /** The banner, an address below the site's root. */
  banner: string;
  description: string;
  features: readonly [string, string, string, string, string, string, string];
  days: readonly [MarketingDay, MarketingDay, MarketingDay, MarketingDay];
};

/** How a public course page says who teaches. */
export function instructorLabel({ author }: Pick<MarketingCourse, 'author'>): string {
  return author.includes(' and ') ? `Instructors: ${author}` : `Instructor: ${author}`;
}
