import { noProgress, Progress, progressPath } from '@padavu/domain/progress';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocument } from './documents.ts';
import { fetchOne } from './reads.ts';

export type ProgressData = ReturnType<typeof progressData>;

/** Reading what a learner's own devices wrote of their progress. */
export function progressData({ db }: { db: Firestore }) {
  return {
    async ofLearner(uid: string, courseId: number): Promise<Progress> {
      return readDocument(Progress, await fetchOne(db.doc(progressPath(uid, courseId)))) ?? noProgress;
    },
  };
}
