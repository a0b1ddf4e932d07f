import type { Course } from '@padavu/domain/course';
import { lessonsOfSubcategories } from '@/features/lesson/queries.ts';
import { subcategoriesOfCourses } from '@/features/subcategory/queries.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { heldBy } from './held-by.ts';
import { dataOf, failureOf, inOrder, most, pageOf } from './lesson-part.ts';
import type { PartState, Scope } from './lesson-part.ts';

const lessonsOfCourse = ({ lessonIds }: Course) => lessonIds.length;
const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * A page of the lessons in a scope. Courses and categories carry how many lessons they have, so that a page is found by
 * counting, and nothing is read but the categories and lessons around it (decision 046). A scope of `null` asks for
 * nothing. A category is listed whole where `whole` says so.
 */
export function useListedLessons(scope: Scope | null, wantedPage: number, whole: boolean): PartState {
  const category = scope?.category ?? null;
  const courses = category === null ? (scope?.courses ?? []) : [];
  const total = category?.lessonsCount ?? sum(courses.map(lessonsOfCourse));
  const { page, pages, ...paged } = pageOf(whole ? 0 : total, wantedPage);
  const window = whole ? { from: 0, to: total } : paged;

  const inCourses = heldBy(courses, lessonsOfCourse, window);
  const courseIds = idsOf(inCourses.holders);
  const categoriesRead = useLiveQuery(
    courseIds.length === 0 ? null : subcategoriesOfCourses(courseIds, most.categories),
  );
  const categories = category ? [category] : (dataOf(categoriesRead) ?? []);
  const inCategories = heldBy(
    categories.toSorted((one, other) => one.courseId - other.courseId || one.id - other.id),
    ({ lessonsCount }) => lessonsCount,
    { from: window.from - inCourses.start, to: window.to - inCourses.start },
  );
  const categoryIds = idsOf(inCategories.holders);
  const lessonsRead = useLiveQuery(
    categoryIds.length === 0 ? null : lessonsOfSubcategories(categoryIds, most.lessons),
  );

  const failure = failureOf(categoriesRead, lessonsRead);
  if (failure) return failure;
  const lessons = dataOf(lessonsRead);
  const isWaiting = courseIds.length > 0 && !dataOf(categoriesRead);
  if (!scope || isWaiting || (categoryIds.length > 0 && !lessons)) return { state: 'loading' };
  const start = inCourses.start + inCategories.start;
  const ordered = (lessons ?? []).toSorted(inOrder);
  return {
    state: 'ready',
    lessons: whole ? ordered : ordered.slice(window.from - start, window.to - start),
    categories,
    page,
    pages,
    isCut: ordered.length >= most.lessons || categories.length >= most.categories,
  };
}
