import { Progress, progressPath } from '@padavu/domain/progress';
import type { LiveDocument } from '@/lib/firebase/live.ts';

export const progressDocument = (uid: string, courseId: number): LiveDocument<typeof Progress> => ({
  kind: 'document',
  path: progressPath(uid, courseId),
  schema: Progress,
});
