import { Submission, submissionsCollection } from '@padavu/domain/learning/task';
import type { TaskState } from '@padavu/domain/learning/task-state';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/** Submissions in one state, of one course for a teacher. Waiting ones come oldest first, others newest first. */
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
