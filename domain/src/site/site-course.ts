import type { SiteCourse } from './site.ts';

/** Finds a course by its id (1 or `"1"`), its slug or its title; `undefined` when there is none. */
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
