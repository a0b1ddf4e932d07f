import { Course, coursesCollection } from '@padavu/domain/course/course';
import { progressPath } from '@padavu/domain/learning/progress';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { notFound, unauthenticated } from '#/errors.ts';
import { isSessionOver, learnersCourse } from '#/data/user/account-rights.ts';
import { readDocument } from '#/data/store/documents.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';

type Deps = { db: Firestore; now: () => Date };

/**
 * The account and the course of a learner, in a transaction for them. Throws 401 when the session is over, and
 * otherwise as `learnersCourse` does.
 */
export async function fetchLearner(
  transaction: Transaction,
  { db, now }: Deps,
  learner: Caller,
): Promise<{ account: DocumentSnapshot; courseId: number }> {
  const account = await fetchOne(db.collection(usersCollection).doc(learner.uid), transaction);
  if (isSessionOver(account, learner, now())) throw unauthenticated();
  return { account, courseId: learnersCourse(account) };
}

/**
 * The progress of another person, to write to it; `undefined` for a person without one, such as a deleted account,
 * whose progress is in the trash. It reads, so call it before the transaction's first write.
 */
export async function fetchProgressOf(
  transaction: Transaction,
  db: Firestore,
  { uid, courseId }: { uid: string; courseId: number },
): Promise<DocumentSnapshot | undefined> {
  // An id that no path can have was written in the console or by a script.
  if (uid === '') return undefined;
  const progress = await fetchOne(db.doc(progressPath(uid, courseId)), transaction);
  return progress.exists ? progress : undefined;
}

type OwnCourse = {
  course: Course;
  /** The learner's own document on the course, which may not exist. */
  own: { ref: DocumentReference; snapshot: DocumentSnapshot | undefined };
};

/**
 * The course of a learner and a document of theirs on it, for a transaction that writes to that document. Throws as
 * `fetchLearner` does; 404 also when the course is gone.
 * @param pathOf returns the path of the learner's document on a course
 */
export async function fetchOwnCourse(
  transaction: Transaction,
  deps: Deps,
  learner: Caller,
  pathOf: (uid: string, courseId: number) => string,
): Promise<OwnCourse> {
  const { courseId } = await fetchLearner(transaction, deps, learner);
  const ref = deps.db.doc(pathOf(learner.uid, courseId));
  const refs = [deps.db.collection(coursesCollection).doc(String(courseId)), ref];
  const [courseDocument, snapshot] = await fetchSeveral(refs, transaction);
  const course = readDocument(Course, courseDocument);
  if (!course) throw notFound();
  return { course, own: { ref, snapshot } };
}
