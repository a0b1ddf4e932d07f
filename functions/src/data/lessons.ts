import { byDay, Lesson, lessonsCollection, type LessonInput, type LessonUpdate } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { invalid, notFound } from '#/http/app-error.ts';
import type { Administrator } from '#/http/authorise.ts';
import type { AuditData } from './audit.ts';
import { changesTo, contentEntry, laterThan, type Precondition } from './content-change.ts';
import type { ContentTransactions } from './content-transactions.ts';
import type { CountersData } from './counters.ts';
import { readDocument, readDocuments } from './documents.ts';
import type { LessonPlaces, Place } from './lesson-places.ts';
import { fetchMatches, fetchOne } from './reads.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  counters: CountersData;
  inTransaction: ContentTransactions;
  places: LessonPlaces;
  now: () => Date;
};

/** Where a lesson is said to be; one that is elsewhere is not found there. */
export type LessonAddress = { subcategoryId: number; lessonId: number };

export type LessonsData = ReturnType<typeof lessonsData>;

/** Lessons whole: what of one a person may see is the caller's to decide. */
export function lessonsData({ db, audit, counters, inTransaction, places, now }: Deps) {
  const lessons = db.collection(lessonsCollection);
  const lessonRef = (id: number) => lessons.doc(String(id));

  async function findWithin(transaction: Transaction, { subcategoryId, lessonId }: LessonAddress) {
    const lesson = readDocument(Lesson, await fetchOne(lessonRef(lessonId), transaction));
    return lesson?.subcategoryId === subcategoryId ? lesson : undefined;
  }

  /** The category that a lesson moves to; `undefined` when it stays. */
  async function destination(
    transaction: Transaction,
    lesson: Lesson,
    to?: number,
  ): Promise<Place | undefined> {
    if (to === undefined || to === lesson.subcategoryId) return undefined;
    const place = await places.find(transaction, to);
    if (place?.course) return place;
    throw invalid([{ path: 'subcategoryId', message: messages.validation.subcategoryIdInvalid }]);
  }

  return {
    /** The lessons of a category by day (specification 2.18). */
    async ofSubcategory(subcategoryId: number): Promise<Lesson[]> {
      const query = lessons.where('subcategoryId', '==', subcategoryId).limit(limits.category.lessons);
      return readDocuments(Lesson, await fetchMatches(query)).toSorted(byDay);
    },

    async find(id: number): Promise<Lesson | undefined> {
      return readDocument(Lesson, await fetchOne(lessonRef(id)));
    },

    /** Makes a lesson with the next id. 404 for an unknown category, 409 for a full one. */
    create(subcategoryId: number, input: LessonInput, actor: Administrator): Promise<Lesson> {
      return inTransaction(async (transaction) => {
        const counter = counters.of(lessonsCollection);
        const [place, counted] = await Promise.all([
          places.find(transaction, subcategoryId),
          fetchOne(counter, transaction),
        ]);
        if (!place?.course) throw notFound();
        const id = await counters.next(transaction, counter, counted);
        const lesson: Lesson = { ...input, id, subcategoryId, courseId: place.course.id, updatedAt: now() };
        places.add(transaction, place, [id]);
        transaction.create(lessonRef(id), lesson);
        const change = { before: null, after: lesson };
        audit.record(transaction, contentEntry('lesson', 'create', actor, lesson, change));
        return lesson;
      });
    },

    /** Changes a lesson, and moves it to the category that the input names. Writes nothing when it is so already. */
    update(
      address: LessonAddress,
      { subcategoryId: to, ...input }: LessonUpdate,
      actor: Administrator,
      demandVersion: Precondition,
    ): Promise<Lesson> {
      return inTransaction(async (transaction) => {
        const lesson = await findWithin(transaction, address);
        if (!lesson) throw notFound();
        demandVersion(lesson.updatedAt);
        const target = await destination(transaction, lesson, to);
        const source = target && (await places.find(transaction, lesson.subcategoryId));
        const { id: subcategoryId, courseId } = target?.subcategory ?? {
          id: lesson.subcategoryId,
          courseId: lesson.courseId,
        };
        const wanted = { ...input, subcategoryId, courseId };
        const changes = changesTo(lesson, wanted);
        if (!changes) return lesson;
        const updatedAt = laterThan(lesson.updatedAt, now());
        if (source) places.take(transaction, source, [lesson.id]);
        if (target) places.add(transaction, target, [lesson.id]);
        transaction.update(lessonRef(lesson.id), { ...changes.after, updatedAt });
        audit.record(transaction, contentEntry('lesson', 'update', actor, lesson, changes));
        return { ...lesson, ...wanted, updatedAt };
      });
    },

    /**
     * Deletes a lesson. Safe to repeat; 404 for one that never was, or is elsewhere by now.
     * @returns the id of the entry in the trail, by which it can be undone
     */
    async remove(address: LessonAddress, actor: Administrator, demandVersion: Precondition): Promise<string> {
      const { subcategoryId, lessonId } = address;
      const removed = await inTransaction(async (transaction) => {
        const [snapshot, place] = await Promise.all([
          fetchOne(lessonRef(lessonId), transaction),
          places.find(transaction, subcategoryId),
        ]);
        const lesson = readDocument(Lesson, snapshot);
        if (!lesson) return undefined;
        if (lesson.subcategoryId !== subcategoryId) throw notFound();
        demandVersion(lesson.updatedAt);
        if (place) places.take(transaction, place, [lesson.id]);
        transaction.delete(lessonRef(lesson.id));
        const change = { before: lesson, after: null };
        return audit.record(transaction, contentEntry('lesson', 'delete', actor, lesson, change));
      });
      const auditId = removed ?? (await audit.lastDeletionOf('lesson.delete', String(lessonId)));
      if (auditId === undefined) throw notFound();
      return auditId;
    },
  };
}
