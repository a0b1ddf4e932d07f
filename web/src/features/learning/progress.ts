import { completionMark, noProgress, positionMark, withWaiting } from '@padavu/domain/learning/progress';
import type { LessonProgress, Progress } from '@padavu/domain/learning/progress';
import { progressDocument } from '@/features/course-content/queries.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useDocument } from '@/lib/firebase/use-documents.ts';
import { isProgress, sendProgress } from '@/lib/outbox.ts';
import { refreshLessons, refreshLockedLessons } from './queries.ts';
import { useWaitingEntries } from './layout/use-waiting-entries.ts';

/**
 * A learner's progress in a course, including marks that wait in the outbox; empty before the learner begins. Reads
 * nothing if `courseId` is `null`.
 */
export function useProgress(uid: string, courseId: number | null): Live<Progress> {
  const { live } = useDocument(courseId === null ? null : progressDocument(uid, courseId));
  const waiting = useWaitingEntries(uid, courseId)
    .filter(isProgress)
    .map(({ progress }) => progress);
  return live.state === 'ready' ? { ...live, data: withWaiting(live.data ?? noProgress, waiting) } : live;
}

/** The lesson of a learner that a progress mark is about. */
export type LearnerLesson = { uid: string; courseId: number; subcategoryId: number; lessonId: number };

/** Stores the lesson that a learner opened last, and when. */
export const recordOpening = (lesson: LearnerLesson, at: Date): Promise<void> => send(lesson, at);

/**
 * Marks a lesson as complete or not complete. `before` is the mark on the screen. The rules refuse it when the school
 * has given the lesson a quiz that must be passed first, so a refusal fetches the lessons again.
 */
export async function recordCompletion(
  lesson: LearnerLesson,
  { complete, at, before }: { complete: boolean; at: Date; before: LessonProgress | undefined },
): Promise<void> {
  await send(lesson, at, completionMark(complete, at, before)).catch((error: unknown) => {
    void refreshLessons(lesson.courseId);
    throw error;
  });
  refreshLockedLessons(lesson.courseId);
}

/** Stores the position in a lesson's video, in seconds. `before` is the mark on the screen. */
export const recordPosition = (
  lesson: LearnerLesson,
  { position, at, before }: { position: number; at: Date; before: LessonProgress | undefined },
): Promise<void> => send(lesson, at, positionMark(position, before));

function send(
  { uid, courseId, subcategoryId, lessonId }: LearnerLesson,
  at: Date,
  mark?: Partial<LessonProgress>,
): Promise<void> {
  return sendProgress(uid, courseId, { subcategoryId, lessonId, at, ...(mark && { mark }) });
}
