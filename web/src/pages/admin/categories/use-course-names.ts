import { courseNameFor } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import type { Subcategory } from '@padavu/domain/subcategory';
import { coursesWithIds } from '@/features/course/queries.ts';
import type { CourseOfCategory } from '@/features/subcategory/category-rows.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';

/** How the screen names the courses of some categories (specification 3), those too that are not among the ones at hand. */
export function useCourseNames(
  courses: readonly Course[],
  categories: readonly Subcategory[],
): (courseId: number) => CourseOfCategory {
  const known = new Map(courses.map(({ id, title }) => [id, title]));
  const missing = new Set(categories.map(({ courseId }) => courseId).filter((id) => !known.has(id)));
  const { live } = useLiveQuery(missing.size === 0 ? null : coursesWithIds([...missing]));
  if (live.state === 'ready') for (const { id, title } of live.data) known.set(id, title);
  return (id) => ({ name: courseNameFor(known.get(id) ?? ''), title: known.get(id) });
}
