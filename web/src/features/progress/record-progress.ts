import { progressPath } from '@padavu/domain/progress';
import type { LessonProgress } from '@padavu/domain/progress';
import { mergeDocument } from '@/lib/firebase/merge-document.ts';

/** The lesson of a learner that progress is about. */
export type Place = { uid: string; courseId: number; subcategoryId: number; lessonId: number };

/** Remembers the lesson that a learner opened last, and when. */
export async function recordOpening(place: Place, at: Date): Promise<void> {
  await mergeDocument(progressPath(place.uid, place.courseId), lastLesson(place, at));
}

/**
 * Says that a lesson is complete, or takes it back. The person answers to what the screen shows, so the new statement
 * is later than the one shown even where another device's clock was ahead.
 */
export async function recordCompletion(
  place: Place,
  said: { complete: boolean; at: Date; before: LessonProgress | undefined },
): Promise<void> {
  const { complete, at, before } = said;
  const later = new Date(Math.max(at.getTime(), (before?.at.getTime() ?? 0) + 1));
  await mergeDocument(progressPath(place.uid, place.courseId), {
    ...lastLesson(place, at),
    lessons: { [place.lessonId]: { complete, at: later } },
  });
}

/** The rules take a statement only together with the lesson it is about as the last one. */
const lastLesson = ({ lessonId, subcategoryId }: Place, at: Date) => ({
  lastLessonId: lessonId,
  lastSubcategoryId: subcategoryId,
  lastAt: at,
});
