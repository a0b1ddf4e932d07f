import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { categoriesOfCourses } from '@/features/course-content/queries.ts';
import { dataOf, failureOf } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { byCourseCategoryAndDay, pageOf } from './lesson-slice.ts';
import type { LessonSliceState, Scope } from './lesson-slice.ts';
import { containersInRange, lessonReads } from './lesson-reads.ts';

const lessonCountOf = ({ lessonIds }: Course) => lessonIds.length;
const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * A page of the lessons in a scope. Courses and categories contain lesson counts, so the page is found by counting, and
 * only the categories and lessons around it are read (docs/decisions/046). A scope of `null` reads nothing. With
 * `readsAll`, a category is read completely.
 */
export function useListedLessons(
  scope: Scope | null,
  requestedPage: number,
  readsAll: boolean,
): LessonSliceState {
  const category = scope?.category ?? null;
  const courses = category === null ? (scope?.courses ?? []) : [];
  const total = category?.lessonsCount ?? sum(courses.map(lessonCountOf));
  const { page, pages, ...pageRange } = pageOf(readsAll ? 0 : total, requestedPage);
  const range = readsAll ? { from: 0, to: Number.POSITIVE_INFINITY } : pageRange;

  const coursesInRange = containersInRange(courses, lessonCountOf, range);
  const courseIds = idsOf(coursesInRange.containers);
  const categoriesRead = useLiveQuery(
    courseIds.length === 0 ? null : categoriesOfCourses(courseIds, limits.adminContent.categories),
  );
  const { data: courseCategories, skipped = 0 } =
    categoriesRead.live.state === 'ready' ? categoriesRead.live : { data: [] };
  const categories = category ? [category] : courseCategories;
  const categoriesInRange = containersInRange(
    categories.toSorted((one, other) => one.courseId - other.courseId || one.id - other.id),
    ({ lessonsCount }) => lessonsCount,
    { from: range.from - coursesInRange.start, to: range.to - coursesInRange.start },
  );
  const start = coursesInRange.start + categoriesInRange.start;
  // A category that is read completely is queried even if its count is missing.
  const categoriesToRead = readsAll && category ? [category] : categoriesInRange.containers;
  const reads = lessonReads(
    categoriesToRead,
    { from: range.from - start, to: range.to - start },
    (scope?.readBudget ?? 0) - courseCategories.length,
  );
  const results = [
    useLiveQuery(reads[0]?.query ?? null),
    useLiveQuery(reads[1]?.query ?? null),
    useLiveQuery(reads[2]?.query ?? null),
  ].slice(0, reads.length);

  const failure = failureOf(categoriesRead, ...results);
  if (failure) return failure;
  const isWaiting = courseIds.length > 0 && !dataOf(categoriesRead);
  if (!scope || isWaiting || results.some((result) => !dataOf(result))) return { state: 'loading' };
  const lessons = reads.flatMap(({ from, to }, index) =>
    (results[index] ? (dataOf(results[index]) ?? []) : []).toSorted(byCourseCategoryAndDay).slice(from, to),
  );
  const isTooDeep = categoriesToRead.length > 0 && reads.length === 0;
  return {
    state: 'ready',
    lessons,
    categories,
    page,
    pages,
    isCut: isTooDeep || courseCategories.length + skipped >= limits.adminContent.categories,
    morePages: scope.morePages,
  };
}
