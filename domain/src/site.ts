import { z } from 'zod';
import { Course } from './course.ts';
import { limits } from './limits.ts';
import { School } from './school.ts';

/** A course as the public site shows it. */
export const SiteCourse = Course.pick({
  id: true,
  slug: true,
  title: true,
  summary: true,
  description: true,
  category: true,
  thumbnail: true,
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
  openForRegistration: true,
  updatedAt: true,
});
export type SiteCourse = z.infer<typeof SiteCourse>;

/** The document that holds all that the public site shows, made anew whenever the school or a course changes. */
export const sitePath = 'site/current';

/** All that a public page needs: the school, and its published courses with a slug, in their order on the site. */
export const SiteContent = z.object({ school: School, courses: z.array(SiteCourse).max(limits.siteCourses) });
export type SiteContent = z.infer<typeof SiteContent>;

/** The course that an id (1 or `"1"`), a slug or a title names; `undefined` when there is none. */
export function findSiteCourse<T extends Pick<SiteCourse, 'id' | 'slug' | 'title'>>(
  courses: readonly T[],
  key: number | string,
): T | undefined {
  const wanted = String(key).trim().toLowerCase();
  return courses.find(
    ({ id, slug, title }) =>
      String(id) === wanted || (slug !== '' && slug === wanted) || title.toLowerCase() === wanted,
  );
}
