import { taskAnswerKey, type UnseenAnswer } from '@padavu/domain/learning/answered';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import { progressPath } from '@padavu/domain/learning/progress';
import {
  ownWork,
  Submission,
  submissionId,
  submissionPicturesCollection,
  submissionsCollection,
  type OwnWork,
  type WorkAnswer,
  type WorkInput,
} from '@padavu/domain/learning/task';
import { taskMessages as texts } from '@padavu/domain/learning/task-messages';
import type { TaskStanding, TaskState } from '@padavu/domain/learning/task-state';
import type { SentPicture } from '@padavu/domain/picture/sent-picture';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { laterThan } from '#/data/store/changes.ts';
import { deleteMatches } from '#/data/store/deletions.ts';
import {
  fieldsOf,
  mergeInto,
  readDocument,
  readDocuments,
  readUser,
  withoutId,
  type Fields,
} from '#/data/store/documents.ts';
import { fetchProgressOf, fetchLearner } from './own-course.ts';
import { sentPictureIn, type StoredFile } from '#/data/picture/media.ts';
import { byMoment, fetchOrderedPage, type Paging } from '#/data/store/ordered-page.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  inTransaction: Transactions['inTransaction'];
  byStaff: Transactions['byStaff'];
  now: () => Date;
};

/** Removes the work for a lesson that is removed for good. Safe to repeat and to interrupt. */
export async function eraseWorkFor(db: Firestore, lessonId: string): Promise<void> {
  const works = db.collection(submissionsCollection).where('lessonId', '==', Number(lessonId));
  await deleteMatches(db, works, (id) => [db.collection(submissionPicturesCollection).doc(id)]);
}

/** The work that a person handed in. */
export const submissionsOf = (db: Firestore, uid: string): Query =>
  db.collection(submissionsCollection).where('by.uid', '==', uid);

/** The fields of pieces of work, with the pictures. */
export async function withPictures(db: Firestore, works: readonly DocumentSnapshot[]): Promise<Fields[]> {
  const pictures = await fetchSeveral(
    works.map(({ id }) => db.collection(submissionPicturesCollection).doc(id)),
    db,
  );
  return works.map((work, index) =>
    Object.assign(fieldsOf(work), { picture: sentPictureIn(pictures[index]) }),
  );
}

export type TasksData = ReturnType<typeof tasksData>;

/** The work that learners hand in, and the school's answers to it (docs/decisions/143). */
export function tasksData({ db, audit, inTransaction, byStaff, now }: Deps) {
  const submissions = db.collection(submissionsCollection);
  const refOf = (id: string) => submissions.doc(id);
  const pictureRef = (id: string) => db.collection(submissionPicturesCollection).doc(id);

  /**
   * A learner's work and its lesson, in a transaction of the learner, and whose work it is for which lesson: a damaged
   * document may say something else. Throws 404 for a lesson of another course or without a task, 409 once the work is
   * done.
   */
  async function findOwn(transaction: Transaction, learner: Caller, lessonId: number) {
    const { account, courseId } = await fetchLearner(transaction, { db, now }, learner);
    const id = submissionId(learner.uid, lessonId);
    const [lessonDocument, document] = await fetchSeveral(
      [db.collection(lessonsCollection).doc(String(lessonId)), refOf(id)],
      transaction,
    );
    const lesson = readDocument(Lesson, lessonDocument);
    if (lesson?.courseId !== courseId) throw notFound();
    if (!lesson.task) throw notFound(texts.noTask);
    const work = readDocument(Submission, document);
    if (work?.state === 'done') throw conflict(texts.done, 'task-done');
    const belonging = {
      id,
      by: { uid: learner.uid, name: readUser(account).name },
      courseId: lesson.courseId,
      subcategoryId: lesson.subcategoryId,
      lessonId,
      people: [...new Set([...(work?.people ?? []), learner.uid])],
    };
    return { lesson, belonging, work: work && { ...work, ...belonging } };
  }

  function setStanding(
    transaction: Transaction,
    { by, courseId, lessonId }: Submission,
    standing: TaskStanding,
  ) {
    const ref = db.doc(progressPath(by.uid, courseId));
    mergeInto(transaction, ref, { tasks: { [lessonId]: standing } });
  }

  return {
    /** The learner's work for a lesson; `null` where nothing was handed in. */
    async own(uid: string, lessonId: number): Promise<OwnWork | null> {
      const work = readDocument(Submission, await fetchOne(refOf(submissionId(uid, lessonId))));
      return work ? ownWork({ ...work, lessonId }) : null;
    },

    /**
     * Hands work in, in place of earlier work that has no answer yet. Throws 401 when the session is over, 403 for an
     * account that is not approved, 404 for a lesson of another course or without a task, 409 `task-done`,
     * `task-full`, and `changed-meanwhile` when there is another last turn than the one that the learner saw.
     */
    handIn(learner: Caller, lessonId: number, { text, lastTurnAt }: WorkInput): Promise<OwnWork> {
      return inTransaction(async (transaction) => {
        const { lesson, belonging, work } = await findOwn(transaction, learner, lessonId);
        const last = work?.turns.at(-1);
        const isUnanswered = last?.fromSchool === false;
        if (work && isUnanswered && last.text === text) return ownWork(work);
        if (lastTurnAt !== undefined && lastTurnAt?.getTime() !== last?.at.getTime())
          throw conflict(texts.newer, 'changed-meanwhile');
        const turns = (isUnanswered ? work?.turns.slice(0, -1) : work?.turns) ?? [];
        if (turns.length >= taskLimits.turns) throw conflict(texts.full, 'task-full');
        const at = work ? laterThan(work.lastAt, now()) : now();
        const updated: Submission = {
          ...belonging,
          lessonTitle: lesson.title,
          state: 'waiting',
          hasPicture: work?.hasPicture ?? false,
          lastAt: at,
          turns: [...turns, { fromSchool: false, by: belonging.by, text, at }],
        };
        transaction.set(refOf(belonging.id), withoutId(updated));
        setStanding(transaction, updated, { state: 'waiting', at });
        return ownWork(updated);
      });
    },

    /**
     * Adds a picture to the learner's work, in place of an earlier one. Throws as `handIn` does; 404 before anything is
     * handed in.
     */
    addPicture(learner: Caller, lessonId: number, picture: StoredFile): Promise<OwnWork> {
      return inTransaction(async (transaction) => {
        const { work } = await findOwn(transaction, learner, lessonId);
        if (!work) throw notFound(texts.notSent);
        const at = laterThan(work.lastAt, now());
        const updated: Submission = { ...work, state: 'waiting', hasPicture: true, lastAt: at };
        transaction.set(refOf(work.id), withoutId(updated));
        transaction.set(pictureRef(work.id), picture);
        setStanding(transaction, updated, { state: 'waiting', at });
        return ownWork(updated);
      });
    },

    /**
     * A page of the work of one course or of all courses, in one state: what waits the oldest first, the rest the
     * latest answered first.
     */
    async queue(
      { state, courseId }: { state: TaskState; courseId?: number | undefined },
      paging: Paging,
    ): Promise<{ entries: Submission[]; next: string | undefined }> {
      const all = submissions.where('state', '==', state);
      const works = courseId === undefined ? all : all.where('courseId', '==', courseId);
      const isQueue = state === 'waiting';
      const query = isQueue ? works.orderBy('lastAt', 'asc') : works.orderBy('lastAt', 'desc');
      const order = byMoment('lastAt', isQueue ? 'asc' : 'desc');
      const { docs, next } = await fetchOrderedPage(submissions, query, order, paging);
      return { entries: readDocuments(Submission, docs), next };
    },

    /** A piece of work; throws 404 for an unknown one. */
    async find(id: string): Promise<Submission> {
      const work = readDocument(Submission, await fetchOne(refOf(id)));
      if (!work) throw notFound();
      return work;
    },

    /** The picture of a piece of work; throws 404 where there is none. */
    async picture(id: string): Promise<SentPicture> {
      const picture = sentPictureIn(await fetchOne(pictureRef(id)));
      if (!picture) throw notFound();
      return picture;
    },

    /**
     * Stores the school's answer to a piece of work, and notifies the learner. The same answer sent again, because its
     * response was lost, changes nothing. Throws 404 for an unknown one, 409 when somebody has written to it since.
     */
    answer(staff: Caller, id: string, { state, text, lastAt }: WorkAnswer): Promise<Submission> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const work = readDocument(Submission, await fetchOne(refOf(id), transaction));
        if (!work) throw notFound();
        assertTeaches(rights, work.courseId);
        if (isAnsweredBy(actor.uid, work, { state, text, lastAt })) return work;
        const learner = { uid: work.by.uid, courseId: work.courseId };
        const progress = await fetchProgressOf(transaction, db, learner);
        if (work.lastAt.getTime() !== lastAt.getTime()) throw conflict(texts.changed, 'changed-meanwhile');
        const at = laterThan(work.lastAt, now());
        const turns = [...work.turns, { fromSchool: true, by: actor, text, at }].slice(-taskLimits.turns);
        const people = [...new Set([...work.people, actor.uid])];
        const updated: Submission = { ...work, state, lastAt: at, turns, people };
        transaction.set(refOf(id), withoutId(updated));
        const { by, lessonId, subcategoryId, lessonTitle } = work;
        const unseenAnswer: UnseenAnswer = { lessonId, subcategoryId, at };
        const standing: TaskStanding = { state, at };
        if (progress)
          transaction.update(progress.ref, {
            [`tasks.${lessonId}`]: standing,
            [`answered.${taskAnswerKey(lessonId)}`]: unseenAnswer,
          });
        audit.record(transaction, {
          actor,
          action: 'task.answer',
          target: { collection: usersCollection, id: by.uid, label: by.name },
          before: { task: lessonTitle, state: work.state },
          after: { task: lessonTitle, state },
        });
        return updated;
      });
    },
  };
}

/** Whether this answer of a person is the last turn of the work, and was given to its version of that moment. */
function isAnsweredBy(uid: string, { state, turns, lastAt }: Submission, answer: WorkAnswer): boolean {
  const last = turns.at(-1);
  return (
    last?.fromSchool === true &&
    last.by.uid === uid &&
    last.text === answer.text &&
    state === answer.state &&
    lastAt > answer.lastAt
  );
}
