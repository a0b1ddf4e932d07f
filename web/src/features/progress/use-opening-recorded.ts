import { useEffect } from 'react';
import { recordOpening } from './record-progress.ts';
import type { Place } from './record-progress.ts';

/**
 * Remembers each lesson as the learner opens it. Nothing on the page waits for it, so a refusal is passed over. It
 * depends on the opening alone, never on the stored place: two devices must not answer each other without end.
 */
export function useOpeningRecorded({ uid, courseId, subcategoryId, lessonId }: Place): void {
  useEffect(() => {
    recordOpening({ uid, courseId, subcategoryId, lessonId }, new Date()).catch(() => undefined);
  }, [uid, courseId, subcategoryId, lessonId]);
}
