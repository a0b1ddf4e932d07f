import type { Course } from '@padavu/domain/course';
import { byDay } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { WindowPagerProps } from '@/components/WindowPager.tsx';
import type { Live } from '@/lib/firebase/live.ts';

/** What is listed: the lessons of one category, or those of some courses. */
export type Scope = {
  courses: readonly Course[];
  category: Subcategory | null;
  /** How many documents the view may still read. */
  room: number;
  /** The way to more courses, where those of all are meant. */
  further: WindowPagerProps | null;
};

/** One page of the lessons in a scope. */
export type LessonPart = {
  lessons: readonly Lesson[];
  /** The categories that these lessons stand in. */
  categories: readonly Subcategory[];
  page: number;
  pages: number;
  /** This page stands among more lessons and categories than a view reads. */
  isCut: boolean;
  /** The way to what one view does not read: courses that are listed after these, lessons that are searched after these. */
  further: WindowPagerProps | null;
};

export type PartState =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | ({ state: 'ready' } & LessonPart);

/** A read that a part is made of. */
export type Read<T> = { live: Live<T>; retry: () => void };

const { lessons: pageSize } = limits.pageSize;

/** The page nearest to the wanted one (specification 4, "Pagination"), and the places that it shows. */
export function pageOf(total: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, wanted), pages);
  const from = (page - 1) * pageSize;
  return { page, pages, from, to: from + pageSize };
}

/** Course after course, category after category, day after day (specification 4, "Lesson page load"). */
export function inOrder(one: Lesson, other: Lesson): number {
  return one.courseId - other.courseId || one.subcategoryId - other.subcategoryId || byDay(one, other);
}

export function dataOf<T>({ live }: Read<T>): T | undefined {
  return live.state === 'ready' ? live.data : undefined;
}

/** The failure among some reads; asking again asks those that failed. */
export function failureOf(
  ...reads: readonly Read<unknown>[]
): Extract<PartState, { state: 'failed' }> | undefined {
  const failed = reads.flatMap(({ live, retry }) => (live.state === 'failed' ? [{ live, retry }] : []));
  const [first] = failed;
  if (!first) return undefined;
  return { state: 'failed', error: first.live.error, retry: () => failed.forEach(({ retry }) => retry()) };
}
