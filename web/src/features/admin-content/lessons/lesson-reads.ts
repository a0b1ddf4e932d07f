import type { Lesson } from '@padavu/domain/course/lesson';
import type { Category } from '@padavu/domain/course/category';
import { lessonsByDay, lessonsOfCategories } from '@/features/course-content/queries.ts';
import type { LiveQuery } from '@/lib/firebase/live.ts';

type CategorySize = Pick<Category, 'id' | 'lessonsCount'>;

/** A query for lessons, and the range that the page needs of its sorted result. */
type LessonRead = { query: LiveQuery<typeof Lesson>; from: number; to: number };

/**
 * The queries for the lessons `from` up to `to`, counted over some categories in order. Categories are read completely
 * if `readBudget` allows, because Firestore cannot order lessons without a day; otherwise each is read from the end
 * that is nearer to the page.
 * @param readBudget how many lessons may be read
 * @returns at most three queries; none if the page is too far from both ends of a long category
 */
export function lessonReads(
  categories: readonly CategorySize[],
  { from, to }: { from: number; to: number },
  readBudget: number,
): LessonRead[] {
  const [first, ...others] = categories;
  const last = others.at(-1);
  if (!first) return [];
  if (countOf(categories) <= readBudget) {
    return [{ query: lessonsOfCategories(idsOf(categories), readBudget), from, to }];
  }
  const between = others.slice(0, -1);
  const before = first.lessonsCount + countOf(between);
  const reads = [
    fromNearerEnd(first, from, Math.min(to, first.lessonsCount)),
    ...(between.length === 0 ? [] : [wholeCategories(between)]),
    ...(last ? [fromNearerEnd(last, 0, Math.min(to - before, last.lessonsCount))] : []),
  ];
  const cost = reads.reduce((total, { query }) => total + (query.limit ?? 0), 0);
  return cost <= readBudget ? reads : [];
}

const idsOf = (categories: readonly CategorySize[]) => categories.map(({ id }) => id);
const countOf = (categories: readonly CategorySize[]) =>
  categories.reduce((total, { lessonsCount }) => total + lessonsCount, 0);

const wholeCategories = (categories: readonly CategorySize[]): LessonRead => {
  const count = countOf(categories);
  return { query: lessonsOfCategories(idsOf(categories), count), from: 0, to: count };
};

function fromNearerEnd({ id, lessonsCount }: CategorySize, from: number, to: number): LessonRead {
  const fromEnd = lessonsCount - from;
  return to <= fromEnd
    ? { query: lessonsByDay(id, 'asc', to), from, to }
    : { query: lessonsByDay(id, 'desc', fromEnd), from: 0, to: to - from };
}

/**
 * Finds the containers of the items `from` up to `to`, counted over all containers in order.
 * @returns those containers, and the index of the first item in the first of them
 */
export function containersInRange<T>(
  all: readonly T[],
  sizeOf: (container: T) => number,
  { from, to }: { from: number; to: number },
): { containers: T[]; start: number } {
  const containers: T[] = [];
  let start = 0;
  let offset = 0;
  for (const container of all) {
    const end = offset + sizeOf(container);
    if (end > offset && end > from && offset < to) {
      if (containers.length === 0) start = offset;
      containers.push(container);
    }
    offset = end;
  }
  return { containers, start };
}
