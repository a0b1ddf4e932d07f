import { z } from 'zod';
import { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { School } from '@padavu/domain/school/school';
import { never } from '@padavu/domain/stored';

/**
 * A moment as ISO 8601 text, so that the content is the same in a page, in a response and in the store; empty for none.
 */
export const SiteMoment = z.union([z.literal(''), z.iso.datetime({ offset: true })]).catch('');

/** A course on the public site. */
export const SiteCourse = Course.pick({
  id: true,
  slug: true,
  title: true,
  summary: true,
  description: true,
  category: true,
  thumbnail: true,
  picture: true,
  level: true,
  badge: true,
  price: true,
  originalPrice: true,
  outcomes: true,
  instructors: true,
  duration: true,
  language: true,
  rating: true,
  reviewCount: true,
  days: true,
  questions: true,
  certificate: true,
  openForRegistration: true,
  translations: true,
}).extend({
  updatedAt: SiteMoment,
});
export type SiteCourse = z.infer<typeof SiteCourse>;

/** Converts a stored course for the site. */
export function siteCourse(course: Omit<Course, 'lessonIds'>): SiteCourse {
  const { updatedAt } = course;
  return SiteCourse.parse({ ...course, updatedAt: updatedAt > never ? updatedAt.toISOString() : '' });
}

/** The document with everything that the public site shows. It is rebuilt whenever the school or a course changes. */
export const sitePath = 'site/current';

/** Everything that a public page needs. It does not change when it is converted to JSON and back. */
export const SiteContent = z.object({
  school: School,
  /** The published courses that have a slug, in their order on the site. */
  courses: z.array(SiteCourse).max(limits.siteCourses),
  /** The current slugs of courses by their former ones. */
  redirects: z.record(z.string(), z.string()).catch({}),
});
export type SiteContent = z.infer<typeof SiteContent>;
