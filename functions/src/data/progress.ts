import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { isComplete, noProgress, Progress, progressPath } from '@padavu/domain/progress';
import { progressMessages } from '@padavu/domain/progress-messages';
import { laterThanStored, momentsAhead, type ProgressInput } from '@padavu/domain/progress-input';
import { readRouteId } from '@padavu/domain/route-id';
import { usersCollection } from '@padavu/domain/user';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { invalid } from '#/errors.ts';
import { readDocument, readDocuments } from './documents.ts';
import { fetchOwnCourse } from './own-course.ts';
import { fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = { db: Firestore; inTransaction: Transactions['run']; now: () => Date };

export type ProgressData = ReturnType<typeof progressData>;

/** The progress of learners, which their own devices write: in Firestore, or here by the same rule. */
export function progressData({ db, inTransaction, now }: Deps) {
  const read = async (uid: string, courseId: number): Promise<Progress> =>
    readDocument(Progress, await fetchOne(db.doc(progressPath(uid, courseId)))) ?? noProgress;

  /** Lessons that are said to be complete and are not before their quiz is passed. `firestore.rules` says the same. */
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

    /** Whether the learner wants to see their week. Refused as `save`. */
    async hideWeek(learner: Caller, weekHidden: boolean): Promise<void> {
      await inTransaction(async (transaction) => {
        const { own } = await fetchOwnCourse(transaction, { db, now }, learner, progressPath);
        transaction.set(own.ref, { weekHidden }, { merge: true });
      });
    },

    /**
     * Writes what a device says of the progress in the own course, where it is not older than what is stored.
     * 401 when the session is over, 403 for who is not approved, 404 without a course, 400 for moments in the future.
     * @returns the progress as it then is
     */
    async save(learner: Caller, input: ProgressInput): Promise<{ courseId: number; progress: Progress }> {
      const ahead = momentsAhead(input, now());
      if (ahead.length > 0)
        throw invalid(ahead.map((path) => ({ path, message: progressMessages.timeAhead })));
      return inTransaction(async (transaction) => {
        const { course, own } = await fetchOwnCourse(transaction, { db, now }, learner, progressPath);
        const stored = readDocument(Progress, own.snapshot) ?? noProgress;
        const said = laterThanStored(input, stored, course.lessonIds, now());
        const waiting = await waitingForQuiz(transaction, said, stored);
        const lessons = Object.entries(said.lessons).filter(([id]) => !waiting.has(Number(id)));
        const later = { ...said, lessons: Object.fromEntries(lessons) };
        transaction.set(own.ref, later, { merge: true });
        return { courseId: course.id, progress: merged(stored, later) };
      });
    },
  };
}

/** Whose progress in which course a document is; `undefined` for one in the trash, and for one that no course can have. */
export function progressOwner({ id, ref }: DocumentSnapshot): { uid: string; courseId: number } | undefined {
  const owner = ref.parent.parent;
  const courseId = readRouteId(id);
  return owner?.parent.path === usersCollection && courseId > 0 ? { uid: owner.id, courseId } : undefined;
}

/** What is stored with what is written over it, field by field. */
function merged(stored: Progress, later: Progress): Progress {
  const lessons = Object.entries(later.lessons).map(
    ([id, said]) => [id, { ...stored.lessons[id], ...said }] as const,
  );
  return { ...stored, ...later, lessons: { ...stored.lessons, ...Object.fromEntries(lessons) } };
}
