import { completionStatement, positionStatement } from '@padavu/domain/progress';
import type { LessonProgress } from '@padavu/domain/progress';
import { sendProgress } from '@/lib/progress-outbox.ts';

/** The lesson of a learner that progress is about. */
export type Place = { uid: string; courseId: number; subcategoryId: number; lessonId: number };

/** Remembers the lesson that a learner opened last, and when. */
export const recordOpening = (place: Place, at: Date): Promise<void> => send(place, at);

/** Says that a lesson is complete, or takes it back. `before` is the statement on the screen. */
export const recordCompletion = (
  place: Place,
  { complete, at, before }: { complete: boolean; at: Date; before: LessonProgress | undefined },
): Promise<void> => send(place, at, completionStatement(complete, at, before));

/** Remembers where a lesson's video stands, in seconds. `before` is the statement on the screen. */
export const recordPosition = (
  place: Place,
  { position, at, before }: { position: number; at: Date; before: LessonProgress | undefined },
): Promise<void> => send(place, at, positionStatement(position, before));

function send(
  { uid, courseId, subcategoryId, lessonId }: Place,
  at: Date,
  mark?: Partial<LessonProgress>,
): Promise<void> {
  return sendProgress(uid, courseId, { subcategoryId, lessonId, at, ...(mark && { mark }) });
}
