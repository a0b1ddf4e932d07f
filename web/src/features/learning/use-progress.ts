import { noProgress, withWaiting } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { useSyncExternalStore } from 'react';
import type { Live } from '@/lib/firebase/live.ts';
import { useDocument } from '@/lib/firebase/use-documents.ts';
import { subscribeToOutbox, waitingProgress } from '@/lib/progress-outbox.ts';
import { progressDocument } from '@/features/course-content/progress-queries.ts';

/**
 * A learner's progress in a course, with what waits on this device to be sent; someone who has not begun has none. A course
 * of `null` asks for nothing.
 */
export function useProgress(uid: string, courseId: number | null): Live<Progress> {
  const { live } = useDocument(courseId === null ? null : progressDocument(uid, courseId));
  const entries = useSyncExternalStore(subscribeToOutbox, waitingProgress, waitingProgress);
  if (live.state !== 'ready') return live;
  const waiting = entries.filter((entry) => entry.uid === uid && entry.courseId === courseId);
  return {
    ...live,
    data: withWaiting(
      live.data ?? noProgress,
      waiting.map((entry) => entry.progress),
    ),
  };
}
