import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { failureMessage, isRefused } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { UnreadableError } from '@/lib/firebase/stored-documents.ts';
import { useDocument } from '@/lib/firebase/use-documents.ts';
import { courseDocument } from '@/features/course-content/course-queries.ts';

/** A course as its learner finds it. `message` is the cause of a failure where it has one worth saying. */
export type CourseState =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string | undefined }
  | { state: 'ready'; course: Course };

/** A course, live. A course of `null` asks for nothing: there is none for this person. */
export function useCourse(id: number | null): { course: CourseState; retry: () => void } {
  const { live, retry } = useDocument(id === null ? null : courseDocument(id));
  return { course: id === null ? { state: 'unavailable' } : courseState(live), retry };
}

/** The rules refuse a course that is gone and one that is a draft alike; one that cannot be read is of no use either. */
export function courseState(live: Live<Course | null>): CourseState {
  switch (live.state) {
    case 'loading':
      return live;
    case 'failed':
      return isRefused(live.error) || live.error instanceof UnreadableError
        ? { state: 'unavailable' }
        : { state: 'failed', message: failureMessage(live.error) };
    case 'ready':
      if (live.data) return { state: 'ready', course: live.data };
      // Not on this device, and there is no network to ask.
      return live.fromCache ? { state: 'failed', message: messages.login.network } : { state: 'unavailable' };
    default:
      return assertNever(live);
  }
}
