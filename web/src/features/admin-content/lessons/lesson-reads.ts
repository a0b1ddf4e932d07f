import type { Lesson } from '@padavu/domain/lesson';
import type { Category } from '@padavu/domain/category';
import { lessonsByDay, lessonsOfCategories } from '@/features/course-content/lesson-queries.ts';
import type { LiveQuery } from '@/lib/firebase/live.ts';

type Holder = Pick<Category, 'id' | 'lessonsCount'>;

/** A question for lessons, and which of the answer are meant once they are in order. */
type LessonRead = { query: LiveQuery<typeof Lesson>; from: number; to: number };

/**
 * The queries for the lessons `from` up to `to`, counted over some categories in order. Categories are read whole if
 * `room` allows, because Firestore cannot order lessons without a day; otherwise each is read from the end that is
 * nearer to the page.
 * @param room how many lessons may be read
 * @returns at most three queries; none if the page lies too deep among too many lessons
 */
export function lessonReads(
  holders: readonly Holder[],
  { from, to }: { from: number; to: number },
  room: number,
): LessonRead[] {
  const [first, ...others] = holders;
  const last = others.at(-1);
  if (!first) return [];
  if (countOf(holders) <= room) {
    return [{ query: lessonsOfCategories(idsOf(holders), room), from, to }];
  }
  const between = others.slice(0, -1);
  const before = first.lessonsCount + countOf(between);
  const reads = [
    nearerEnd(first, from, Math.min(to, first.lessonsCount)),
    ...(between.length === 0 ? [] : [whole(between)]),
    ...(last ? [nearerEnd(last, 0, Math.min(to - before, last.lessonsCount))] : []),
  ];
  const cost = reads.reduce((total, { query }) => total + (query.limit ?? 0), 0);
  return cost <= room ? reads : [];
}

const idsOf = (holders: readonly Holder[]) => holders.map(({ id }) => id);
const countOf = (holders: readonly Holder[]) =>
  holders.reduce((total, { lessonsCount }) => total + lessonsCount, 0);

const whole = (holders: readonly Holder[]): LessonRead => {
  const count = countOf(holders);
  return { query: lessonsOfCategories(idsOf(holders), count), from: 0, to: count };
};

function nearerEnd({ id, lessonsCount }: Holder, from: number, to: number): LessonRead {
  const fromEnd = lessonsCount - from;
  return to <= fromEnd
    ? { query: lessonsByDay(id, 'asc', to), from, to }
    : { query: lessonsByDay(id, 'desc', fromEnd), from: 0, to: to - from };
}

/**
 * Finds the containers that hold the items `from` up to `to`, counted over all containers in order.
 * @returns those containers, and the index of the first item in the first of them
 */
export function rangeHolders<T>(
  things: readonly T[],
  sizeOf: (thing: T) => number,
  { from, to }: { from: number; to: number },
): { holders: T[]; start: number } {
  const holders: T[] = [];
  let start = 0;
  let offset = 0;
  for (const thing of things) {
    const end = offset + sizeOf(thing);
    if (end > offset && end > from && offset < to) {
      if (holders.length === 0) start = offset;
      holders.push(thing);
    }
    offset = end;
  }
  return { holders, start };
}
