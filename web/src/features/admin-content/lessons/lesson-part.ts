import type { Course } from '@padavu/domain/course';
import { byDay } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import type { Category } from '@padavu/domain/category';
import type { RecordPages } from '@/components/Pager.tsx';
import type { Live } from '@/lib/firebase/live.ts';

/** What the list covers: the lessons of one category, or of some courses. */
export type Scope = {
  courses: readonly Course[];
  category: Category | null;
  /** How many documents may still be read. */
  room: number;
  /** Paging to more courses, if the list covers all. */
  further: RecordPages | null;
};

export type LessonPart = {
  lessons: readonly Lesson[];
  /** The categories of these lessons. */
  categories: readonly Category[];
  page: number;
  pages: number;
  /** There are more lessons and categories than a view may read. */
  isCut: boolean;
  /** Paging to what this view does not read: further courses in a list, further lessons in a search. */
  further: RecordPages | null;
};

export type PartState =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | ({ state: 'ready' } & LessonPart);

/** A read that a part is made of. */
type Read<T> = { live: Live<T>; retry: () => void };

const { lessons: pageSize } = limits.pageSize;

/** The existing page nearest to the requested one, and its range. */
export function pageOf(total: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, wanted), pages);
  const from = (page - 1) * pageSize;
  return { page, pages, from, to: from + pageSize };
}

/** Sorts by course, then category, then day. */
export function inOrder(one: Lesson, other: Lesson): number {
  return one.courseId - other.courseId || one.subcategoryId - other.subcategoryId || byDay(one, other);
}

export function dataOf<T>({ live }: Read<T>): T | undefined {
  return live.state === 'ready' ? live.data : undefined;
}

/** The first failure among some reads; retry repeats those that failed. */
export function failureOf(
  ...reads: readonly Read<unknown>[]
): Extract<PartState, { state: 'failed' }> | undefined {
  const failed = reads.flatMap(({ live, retry }) => (live.state === 'failed' ? [{ live, retry }] : []));
  const [first] = failed;
  if (!first) return undefined;
  return { state: 'failed', error: first.live.error, retry: () => failed.forEach(({ retry }) => retry()) };
}
