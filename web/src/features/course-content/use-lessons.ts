import type { Lesson } from '@padavu/domain/lesson';
import type { Live } from '@/lib/firebase/live.ts';
import { useDocuments } from '@/lib/firebase/use-documents.ts';
import { lessonsOfCourse } from './lesson-queries.ts';

/** The lessons of a course, live and in no order. A course of `null` asks for nothing. */
export function useLessons(courseId: number | null): { lessons: Live<Lesson[]>; retry: () => void } {
  const { live, retry } = useDocuments(courseId === null ? null : lessonsOfCourse(courseId));
  return { lessons: live, retry };
}
