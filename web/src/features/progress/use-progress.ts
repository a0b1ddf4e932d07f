import { noProgress } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { progressDocument } from './queries.ts';

/** A learner's progress in a course, live; someone who has not begun has none. A course of `null` asks for nothing. */
export function useProgress(uid: string, courseId: number | null): Live<Progress> {
  const { live } = useLiveDocument(courseId === null ? null : progressDocument(uid, courseId));
  return live.state === 'ready' ? { ...live, data: live.data ?? noProgress } : live;
}
