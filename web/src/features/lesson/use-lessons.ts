import { byDay } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { lessonsOfSubcategory } from './queries.ts';

/** What to ask for: the lessons of a category in the learner's own course. */
export type LessonsOf = { courseId: number; subcategoryId: number };

/** A category's lessons by day, live (specification 2.18). `null` asks for nothing. */
export function useLessons(of: LessonsOf | null): { lessons: Live<Lesson[]>; retry: () => void } {
  const { live, retry } = useLiveQuery(of && lessonsOfSubcategory(of.courseId, of.subcategoryId));
  const lessons = live.state === 'ready' ? { ...live, data: live.data.toSorted(byDay) } : live;
  return { lessons, retry };
}
