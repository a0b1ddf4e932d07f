import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { isComplete, noProgress, Progress, progressPath } from '@padavu/domain/learning/progress';
import { progressMessages } from '@padavu/domain/learning/progress-messages';
import { laterThanStored, momentsAhead, type ProgressInput } from '@padavu/domain/learning/progress-input';
import { readRouteId } from '@padavu/domain/values/route-id';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { invalid } from '#/errors.ts';
import { mergeInto, readDocument, readDocuments } from '#/data/store/documents.ts';
import { fetchOwnCourse } from './own-course.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = { db: Firestore; inTransaction: Transactions['inTransaction']; now: () => Date };

export type ProgressData = ReturnType<typeof progressData>;

/** The progress of learners. Their devices write it directly to Firestore, or here under the same rule. */
export function progressData({ db, inTransaction, now }: Deps) {
  const read = async (uid: string, courseId: number): Promise<Progress> =>
    readDocument(Progress, await fetchOne(db.doc(progressPath(uid, courseId)))) ?? noProgress;

  /**
   * The lessons that the input completes although their quiz is not passed yet. `firestore.rules` has the same rule.
   */
  async function waitingForQuiz(
    transaction: Transaction,
    { lessons }: Progress,
    stored: Progress,
  ): Promise<Set<number>> {
    const fresh = Object.entries(lessons)
      .filter(([, { complete }]) => complete)
      .map(([id]) => Number(id))
      .filter((id) => !isComplete(stored, id) && !stored.quizzes?.[id]?.passedAt);
    const refs = fresh.map((id) => db.collection(lessonsCollection).doc(String(id)));
    const found = readDocuments(Lesson, await fetchSeveral(refs, transaction));
    return new Set(found.filter(({ quiz }) => quiz === 'required').map(({ id }) => id));
  }

  return {
    ofLearner: read,

    /** Stores whether the learner's week is hidden. Throws as `save` does. */
    async hideWeek(learner: Caller, weekHidden: boolean): Promise<void> {
      await inTransaction(async (transaction) => {
        const { own } = await fetchOwnCourse(transaction, { db, now }, learner, progressPath);
        mergeInto(transaction, own.ref, { weekHidden });
      });
    },

    /**
     * Stores the progress that a device sends, where it is not older than the stored one. Throws 401 when the session
     * is over, 403 for an account that is not approved, 404 without a course, 400 for moments in the future.
     * @returns the resulting progress
     */
    async save(learner: Caller, input: ProgressInput): Promise<{ courseId: number; progress: Progress }> {
      const at = now();
      const ahead = momentsAhead(input, at);
      if (ahead.length > 0)
        throw invalid(ahead.map((path) => ({ path, message: progressMessages.timeAhead })));
      return inTransaction(async (transaction) => {
        const { course, own } = await fetchOwnCourse(transaction, { db, now }, learner, progressPath);
        const stored = readDocument(Progress, own.snapshot) ?? noProgress;
        const newer = laterThanStored(input, stored, course.lessonIds, at);
        const waiting = await waitingForQuiz(transaction, newer, stored);
        const lessons = Object.entries(newer.lessons).filter(([id]) => !waiting.has(Number(id)));
        const later = { ...newer, lessons: Object.fromEntries(lessons) };
        mergeInto(transaction, own.ref, later);
        return { courseId: course.id, progress: merged(stored, later) };
      });
    },
  };
}

/**
 * The learner and the course of a progress document; `undefined` for one in the trash, and for one whose id is no
 * course id.
 */
export function progressOwner({ id, ref }: DocumentSnapshot): { uid: string; courseId: number } | undefined {
  const owner = ref.parent.parent;
  const courseId = readRouteId(id);
  return owner?.parent.path === usersCollection && courseId > 0 ? { uid: owner.id, courseId } : undefined;
}

/** Merges the later progress into the stored one, field by field. */
function merged(stored: Progress, later: Progress): Progress {
  const lessons = Object.entries(later.lessons).map(
    ([id, lesson]) => [id, { ...stored.lessons[id], ...lesson }] as const,
  );
  return { ...stored, ...later, lessons: { ...stored.lessons, ...Object.fromEntries(lessons) } };
}
