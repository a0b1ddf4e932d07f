import type { Course } from '@padavu/domain/course';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { courseDocument } from './course-queries.ts';

/** The courses that can be chosen, and the way to the ones before and after them. */
export type CourseChoice = {
  courses: readonly Course[];
  next: (() => void) | null;
  previous: (() => void) | null;
};

/** Courses to choose from in a form; the one that is chosen is among them, wherever it stands. */
export function useCourseChoice(choice: CourseChoice, chosen: number | null): CourseChoice {
  const isOffered = chosen === null || choice.courses.some(({ id }) => id === chosen);
  const { live } = useLiveDocument(isOffered ? null : courseDocument(chosen));
  if (isOffered || live.state !== 'ready' || live.data === null) return choice;
  return { ...choice, courses: [...choice.courses, live.data] };
}
