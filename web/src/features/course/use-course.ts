import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { failureMessage, isRefused } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { courseDocument } from './queries.ts';

/** A course as its learner finds it. `message` is the cause of a failure where it has one worth saying. */
export type CourseState =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string | undefined }
  | { state: 'ready'; course: Course };

/** A course, live. A course of `null` asks for nothing: there is none for this person. */
export function useCourse(id: number | null): { course: CourseState; retry: () => void } {
  const { live, retry } = useLiveDocument(id === null ? null : courseDocument(id));
  return { course: id === null ? { state: 'unavailable' } : courseState(live), retry };
}

/** The rules do not tell a course that is gone from one that is a draft: they refuse both. */
export function courseState(live: Live<Course | null>): CourseState {
  switch (live.state) {
    case 'loading':
      return live;
    case 'failed':
      return isRefused(live.error)
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
