import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { categoriesOfCourses } from '@/features/course-content/category-queries.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { dataOf, failureOf, inOrder, pageOf } from './lesson-part.ts';
import type { PartState, Scope } from './lesson-part.ts';
import { lessonReads, rangeHolders } from './lesson-reads.ts';

const lessonsOfCourse = ({ lessonIds }: Course) => lessonIds.length;
const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * A page of the lessons in a scope. Courses and categories carry lesson counts, so the page is found by counting, and
 * only the categories and lessons around it are read (docs/decisions/046). A scope of `null` reads nothing. With
 * `whole`, a category is read completely.
 */
export function useListedLessons(scope: Scope | null, requestedPage: number, whole: boolean): PartState {
  const category = scope?.category ?? null;
  const courses = category === null ? (scope?.courses ?? []) : [];
  const total = category?.lessonsCount ?? sum(courses.map(lessonsOfCourse));
  const { page, pages, ...paged } = pageOf(whole ? 0 : total, requestedPage);
  const window = whole ? { from: 0, to: Number.POSITIVE_INFINITY } : paged;

  const inCourses = rangeHolders(courses, lessonsOfCourse, window);
  const courseIds = idsOf(inCourses.holders);
  const categoriesRead = useLiveQuery(
    courseIds.length === 0 ? null : categoriesOfCourses(courseIds, limits.adminContent.categories),
  );
  const { data: found, skipped = 0 } =
    categoriesRead.live.state === 'ready' ? categoriesRead.live : { data: [] };
  const categories = category ? [category] : found;
  const inCategories = rangeHolders(
    categories.toSorted((one, other) => one.courseId - other.courseId || one.id - other.id),
    ({ lessonsCount }) => lessonsCount,
    { from: window.from - inCourses.start, to: window.to - inCourses.start },
  );
  const start = inCourses.start + inCategories.start;
  // A category that is read completely is queried even if its count is missing.
  const holders = whole && category ? [category] : inCategories.holders;
  const reads = lessonReads(
    holders,
    { from: window.from - start, to: window.to - start },
    (scope?.room ?? 0) - found.length,
  );
  const answers = [
    useLiveQuery(reads[0]?.query ?? null),
    useLiveQuery(reads[1]?.query ?? null),
    useLiveQuery(reads[2]?.query ?? null),
  ].slice(0, reads.length);

  const failure = failureOf(categoriesRead, ...answers);
  if (failure) return failure;
  const isWaiting = courseIds.length > 0 && !dataOf(categoriesRead);
  if (!scope || isWaiting || answers.some((answer) => !dataOf(answer))) return { state: 'loading' };
  const lessons = reads.flatMap(({ from, to }, index) =>
    (answers[index] ? (dataOf(answers[index]) ?? []) : []).toSorted(inOrder).slice(from, to),
  );
  const isTooDeep = holders.length > 0 && reads.length === 0;
  return {
    state: 'ready',
    lessons,
    categories,
    page,
    pages,
    isCut: isTooDeep || found.length + skipped >= limits.adminContent.categories,
    further: scope.further,
  };
}
