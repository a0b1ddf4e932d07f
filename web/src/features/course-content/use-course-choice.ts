import type { Course } from '@padavu/domain/course/course';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import type { Turn } from '@/lib/use-cursors.ts';
import { courseDocument } from './queries.ts';

/** A page of courses to choose from, and what loads the next and the previous page. */
export type CourseChoice = {
  courses: readonly Course[];
  next: Turn | null;
  previous: Turn | null;
};

/** The courses to choose from in a form. The selected one is always among them, even if it is on another page. */
export function useCourseChoice(choice: CourseChoice, selectedId: number | null): CourseChoice {
  const isOffered = selectedId === null || choice.courses.some(({ id }) => id === selectedId);
  const { live } = useLiveDocument(isOffered ? null : courseDocument(selectedId));
  if (isOffered || live.state !== 'ready' || live.data === null) return choice;
  return { ...choice, courses: [...choice.courses, live.data] };
}
