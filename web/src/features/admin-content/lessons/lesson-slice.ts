import type { Course } from '@padavu/domain/course/course';
import { byDay } from '@padavu/domain/course/lesson';
import type { Lesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import type { Category } from '@padavu/domain/course/category';
import type { RecordPages } from '@/components/Pager.tsx';

/** What the list covers: the lessons of one category, or of some courses. */
export type Scope = {
  courses: readonly Course[];
  category: Category | null;
  /** How many documents may still be read. */
  readBudget: number;
  /** Paging to more courses, if the scope is not one course or category. */
  morePages: RecordPages | null;
};

/** The lessons of one page of a list, and where it is in the list. */
export type LessonSlice = {
  lessons: readonly Lesson[];
  /** The categories of these lessons. */
  categories: readonly Category[];
  page: number;
  pages: number;
  /** Whether there are more lessons or categories than one page may read. */
  isCut: boolean;
  /** Paging to what this page does not read: more courses in a list, more lessons in a search. */
  morePages: RecordPages | null;
};

export type LessonSliceState =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | ({ state: 'ready' } & LessonSlice);

const { lessons: pageSize } = limits.pageSize;

/** The existing page nearest to the requested one, and its range. */
export function pageOf(total: number, requested: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, requested), pages);
  const from = (page - 1) * pageSize;
  return { page, pages, from, to: from + pageSize };
}

/** Compares by course, then category, then day. */
export function byCourseCategoryAndDay(one: Lesson, other: Lesson): number {
  return one.courseId - other.courseId || one.subcategoryId - other.subcategoryId || byDay(one, other);
}
