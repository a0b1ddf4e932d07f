import { Submission, submissionsCollection } from '@padavu/domain/task';
import type { TaskState } from '@padavu/domain/task-state';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/** Work in one state, a teacher's of one course alone: what waits oldest first, what is answered the latest first. */
export function listedWork(state: TaskState, limit: number): LiveQuery<typeof Submission> {
  return {
    kind: 'query',
    collection: submissionsCollection,
    where: [['state', '==', state]],
    orderBy: [['lastAt', state === 'waiting' ? 'asc' : 'desc']],
    limit,
    schema: Submission,
  };
}
