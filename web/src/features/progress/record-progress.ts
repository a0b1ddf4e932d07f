import { completionStatement, positionStatement, progressPath } from '@padavu/domain/progress';
import type { LessonProgress } from '@padavu/domain/progress';
import { mergeDocument } from '@/lib/firebase/merge-document.ts';

/** The lesson of a learner that progress is about. */
export type Place = { uid: string; courseId: number; subcategoryId: number; lessonId: number };

/** Remembers the lesson that a learner opened last, and when. */
export async function recordOpening(place: Place, at: Date): Promise<void> {
  await mergeDocument(progressPath(place.uid, place.courseId), lastLesson(place, at));
}

/** Says that a lesson is complete, or takes it back. `before` is the statement on the screen. */
export async function recordCompletion(
  place: Place,
  said: { complete: boolean; at: Date; before: LessonProgress | undefined },
): Promise<void> {
  await mergeDocument(progressPath(place.uid, place.courseId), {
    ...lastLesson(place, said.at),
    lessons: { [place.lessonId]: completionStatement(said.complete, said.at, said.before) },
  });
}

/** Remembers where a lesson's video stands, in seconds. `before` is the statement on the screen. */
export async function recordPosition(
  place: Place,
  stands: { position: number; at: Date; before: LessonProgress | undefined },
): Promise<void> {
  await mergeDocument(progressPath(place.uid, place.courseId), {
    ...lastLesson(place, stands.at),
    lessons: { [place.lessonId]: positionStatement(stands.position, stands.before) },
  });
}

/** The rules take a statement only together with the lesson it is about as the last one. */
const lastLesson = ({ lessonId, subcategoryId }: Place, at: Date) => ({
  lastLessonId: lessonId,
  lastSubcategoryId: subcategoryId,
  lastAt: at,
});
