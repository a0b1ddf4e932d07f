import type { Lesson } from '@padavu/domain/lesson';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { lessonsOfCourse } from './queries.ts';

/** The lessons of a course, live and in no order. A course of `null` asks for nothing. */
export function useLessons(courseId: number | null): { lessons: Live<Lesson[]>; retry: () => void } {
  const { live, retry } = useLiveQuery(courseId === null ? null : lessonsOfCourse(courseId));
  return { lessons: live, retry };
}
