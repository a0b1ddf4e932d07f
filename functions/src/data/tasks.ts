import { taskAnswerKey, type Answered } from '@padavu/domain/answered';
import { erasedName } from '@padavu/domain/erasure';
import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { taskLimits } from '@padavu/domain/task-limits';
import { progressPath } from '@padavu/domain/progress';
import {
  ownWork,
  Submission,
  submissionId,
  submissionPicturesCollection,
  submissionsCollection,
  withoutAnswerer,
  type OwnWork,
  type WorkAnswer,
} from '@padavu/domain/task';
import { taskMessages as texts } from '@padavu/domain/task-messages';
import type { TaskStanding, TaskState } from '@padavu/domain/task-state';
import type { ClaimPicture } from '@padavu/domain/payment-claim';
import { usersCollection } from '@padavu/domain/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { assertTeaches } from './account-rights.ts';
import type { AuditData } from './audit.ts';
import { laterThan } from './content-change.ts';
import { fieldsOf, readDocument, readDocuments, readUser, withoutId, type Fields } from './documents.ts';
import { fetchProgressOf, requireLearner } from './own-course.ts';
import { claimPictureIn } from './payment-claims.ts';
import { fetchQueuePage, type QueuePaging } from './queue-page.ts';
import { fetchMatches, fetchOne, fetchPages, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  transactions: Pick<Transactions, 'byStaff' | 'run'>;
  now: () => Date;
};

type StoredPicture = { type: ClaimPicture['type']; bytes: Uint8Array };

/** Pieces of work removed at once. */
const batchSize = 100;

/** Removes what was handed in for a lesson that is removed for good. Safe to repeat and to interrupt. */
export async function eraseWorkFor(db: Firestore, lessonId: string): Promise<void> {
  const works = db.collection(submissionsCollection).where('lessonId', '==', Number(lessonId));
  for await (const page of fetchPages(works, batchSize)) {
    const batch = db.batch();
    for (const { id, ref } of page) {
      batch.delete(ref);
      batch.delete(db.collection(submissionPicturesCollection).doc(id));
    }
    await batch.commit();
  }
}

const workWith = (db: Firestore, uid: string) =>
  db.collection(submissionsCollection).where('people', 'array-contains', uid);

/** Removes what somebody who is erased has handed in, and their name from what they answered. Safe to repeat and to interrupt. */
export async function eraseFromWork(db: Firestore, run: Transactions['run'], uid: string): Promise<void> {
  for await (const page of fetchPages(workWith(db, uid), batchSize)) {
    for (const { id, ref } of page) {
      await run(async (transaction) => {
        const work = readDocument(Submission, await fetchOne(ref, transaction));
        if (work && work.by.uid !== uid) {
          transaction.set(ref, withoutId(withoutAnswerer(work, uid, erasedName)));
          return;
        }
        transaction.delete(ref);
        transaction.delete(db.collection(submissionPicturesCollection).doc(id));
      });
    }
  }
}

/** What somebody handed in, with the pictures. */
export async function submissionsOf(db: Firestore, uid: string): Promise<Fields[]> {
  const works = (await fetchMatches(workWith(db, uid))).filter((work) => work.get('by.uid') === uid);
  const pictures = await fetchSeveral(
    works.map(({ id }) => db.collection(submissionPicturesCollection).doc(id)),
    db,
  );
  return works.map((work, index) =>
    Object.assign(fieldsOf(work), { picture: claimPictureIn(pictures[index]) }),
  );
}

export type TasksData = ReturnType<typeof tasksData>;

/** The work that lessons ask for, and what the school says of it (docs/decisions/143). */
export function tasksData({ db, audit, transactions, now }: Deps) {
  const refOf = (id: string) => db.collection(submissionsCollection).doc(id);
  const pictureRef = (id: string) => db.collection(submissionPicturesCollection).doc(id);

  /** The own work and its lesson, in a transaction of the learner. 404 for a lesson of another course or without a task, 409 once it is done. */
  async function findOwn(transaction: Transaction, learner: Caller, lessonId: number) {
    const { account, courseId } = await requireLearner(transaction, { db, now }, learner);
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
    return { id, lesson, work, actor: { uid: learner.uid, name: readUser(account).name } };
  }

  function setStanding(
    transaction: Transaction,
    { by, courseId, lessonId }: Submission,
    standing: TaskStanding,
  ) {
    const ref = db.doc(progressPath(by.uid, courseId));
    transaction.set(ref, { tasks: { [lessonId]: standing } }, { merge: true });
  }

  return {
    /** What the learner has handed in for a lesson; `null` for nothing yet. */
    async own(uid: string, lessonId: number): Promise<OwnWork | null> {
      const work = readDocument(Submission, await fetchOne(refOf(submissionId(uid, lessonId))));
      return work ? ownWork(work) : null;
    },

    /**
     * Hands work in, over what was handed in last and has no answer yet. 401 when the session is over, 403 for who is not approved,
     * 404 for a lesson of another course or without a task, 409 `task-done`, and `task-full`.
     */
    handIn(learner: Caller, lessonId: number, text: string): Promise<OwnWork> {
      return transactions.run(async (transaction) => {
        const { id, lesson, work, actor } = await findOwn(transaction, learner, lessonId);
        const last = work?.turns.at(-1);
        const isUnanswered = last?.fromSchool === false;
        if (work && isUnanswered && last.text === text) return ownWork(work);
        const turns = (isUnanswered ? work?.turns.slice(0, -1) : work?.turns) ?? [];
        if (turns.length >= taskLimits.turns) throw conflict(texts.full, 'task-full');
        const at = work ? laterThan(work.lastAt, now()) : now();
        const handedIn: Submission = {
          id,
          by: actor,
          courseId: lesson.courseId,
          subcategoryId: lesson.subcategoryId,
          lessonId,
          lessonTitle: lesson.title,
          state: 'waiting',
          hasPicture: work?.hasPicture ?? false,
          lastAt: at,
          turns: [...turns, { fromSchool: false, by: actor, text, at }],
          people: [...new Set([...(work?.people ?? []), learner.uid])],
        };
        transaction.set(refOf(id), withoutId(handedIn));
        setStanding(transaction, handedIn, { state: 'waiting', at });
        return ownWork(handedIn);
      });
    },

    /** Adds a picture to the own work, in the place of the one before. Refused as `handIn`; 404 before anything is handed in. */
    addPicture(learner: Caller, lessonId: number, picture: StoredPicture): Promise<OwnWork> {
      return transactions.run(async (transaction) => {
        const { id, work } = await findOwn(transaction, learner, lessonId);
        if (!work) throw notFound(texts.notSent);
        const at = laterThan(work.lastAt, now());
        const pictured: Submission = { ...work, state: 'waiting', hasPicture: true, lastAt: at };
        transaction.set(refOf(id), withoutId(pictured));
        transaction.set(pictureRef(id), picture);
        setStanding(transaction, pictured, { state: 'waiting', at });
        return ownWork(pictured);
      });
    },

    /** A page of the work of one course, or of every one, in one state: what waits oldest first, the rest the latest answered first. */
    async queue(
      { state, courseId }: { state: TaskState; courseId?: number | undefined },
      paging: QueuePaging,
    ): Promise<{ entries: Submission[]; next: string | undefined }> {
      const all = db.collection(submissionsCollection).where('state', '==', state);
      const works = courseId === undefined ? all : all.where('courseId', '==', courseId);
      const isQueue = state === 'waiting';
      const listed = isQueue ? works.orderBy('lastAt', 'asc') : works.orderBy('lastAt', 'desc');
      const { docs, next } = await fetchQueuePage(listed, isQueue ? 'asc' : 'desc', paging);
      return { entries: readDocuments(Submission, docs), next };
    },

    /** A piece of work; 404 for an unknown one. */
    async find(id: string): Promise<Submission> {
      const work = readDocument(Submission, await fetchOne(refOf(id)));
      if (!work) throw notFound();
      return work;
    },

    /** The picture of a piece of work; 404 where there is none. */
    async picture(id: string): Promise<ClaimPicture> {
      const picture = claimPictureIn(await fetchOne(pictureRef(id)));
      if (!picture) throw notFound();
      return picture;
    },

    /** What the school says of a piece of work, which the learner finds. 404 for an unknown one, 409 when it was handed in anew. */
    answer(staff: Caller, id: string, { state, text, lastAt }: WorkAnswer): Promise<Submission> {
      return transactions.byStaff(staff, async (transaction, actor, rights) => {
        const work = readDocument(Submission, await fetchOne(refOf(id), transaction));
        if (!work) throw notFound();
        assertTeaches(rights, work.courseId);
        const learner = { uid: work.by.uid, courseId: work.courseId };
        const progress = await fetchProgressOf(transaction, db, learner);
        if (work.lastAt.getTime() !== lastAt.getTime()) throw conflict(texts.changed, 'changed-meanwhile');
        const at = laterThan(work.lastAt, now());
        const turns = [...work.turns, { fromSchool: true, by: actor, text, at }].slice(-taskLimits.turns);
        const people = [...new Set([...work.people, actor.uid])];
        const answered: Submission = { ...work, state, lastAt: at, turns, people };
        transaction.set(refOf(id), withoutId(answered));
        const { by, lessonId, subcategoryId, lessonTitle } = work;
        const news: Answered = { lessonId, subcategoryId, at };
        const standing: TaskStanding = { state, at };
        if (progress)
          transaction.update(progress.ref, {
            [`tasks.${lessonId}`]: standing,
            [`answered.${taskAnswerKey(lessonId)}`]: news,
          });
        audit.record(transaction, {
          actor,
          action: 'task.answer',
          target: { collection: usersCollection, id: by.uid, label: by.name },
          before: { task: lessonTitle, state: work.state },
          after: { task: lessonTitle, state },
        });
        return answered;
      });
    },
  };
}
