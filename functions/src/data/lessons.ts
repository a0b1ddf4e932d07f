import type { AuditEntry } from '@padavu/domain/audit';
import { byDay, Lesson, lessonsCollection, type LessonInput, type LessonUpdate } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Asker } from '#/actors.ts';
import { invalid, notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import { changesTo, contentEntry, laterThan, wholeOf, type Precondition } from './content-change.ts';
import type { CountersData } from './counters.ts';
import { readDocument, readDocuments } from './documents.ts';
import type { LessonCountsData, CategoryInCourse } from './lesson-counts.ts';
import { fetchMatches, fetchOne } from './reads.ts';
import { isStoreError } from './store-errors.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  counters: CountersData;
  byAdmin: Transactions['byAdmin'];
  lessonCounts: LessonCountsData;
  now: () => Date;
};

/** Where a lesson is said to be; one that is elsewhere is not found there. */
export type LessonAddress = { subcategoryId: number; lessonId: number };

export type LessonsData = ReturnType<typeof lessonsData>;

/** Lessons whole: what of one a person may see is the caller's to decide. */
export function lessonsData({ db, audit, counters, byAdmin, lessonCounts, now }: Deps) {
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
  ): Promise<CategoryInCourse | undefined> {
    if (to === undefined || to === lesson.subcategoryId) return undefined;
    const parent = await lessonCounts.find(transaction, to);
    if (parent?.course) return parent;
    throw invalid([{ path: 'subcategoryId', message: messages.validation.subcategoryIdInvalid }]);
  }

  async function make(
    subcategoryId: number,
    inputs: readonly LessonInput[],
    admin: Asker,
    partOf: Pick<AuditEntry, 'partOf'> = {},
  ): Promise<Lesson[]> {
    const category = await lessonCounts.read(subcategoryId);
    if (!category) throw notFound();
    const ids = await counters.take(lessonsCollection, inputs.length);
    const made = byAdmin(admin, async (transaction, actor) => {
      const courseId = await lessonCounts.addNew(transaction, category, ids);
      const updatedAt = now();
      return inputs.map((input, index) => {
        const lesson: Lesson = { ...input, id: ids[index] ?? 0, subcategoryId, courseId, updatedAt };
        transaction.create(lessonRef(lesson.id), lesson);
        const change = { before: null, after: lesson, ...partOf };
        audit.record(transaction, contentEntry('lesson', 'create', actor, lesson, change));
        return lesson;
      });
    });
    return made.catch((error: unknown) => {
      throw isStoreError(error, GrpcStatus.NOT_FOUND) ? notFound() : error;
    });
  }

  return {
    /** The lessons of a category by day. */
    async ofSubcategory(subcategoryId: number): Promise<Lesson[]> {
      const query = lessons.where('subcategoryId', '==', subcategoryId).limit(limits.category.lessons);
      return readDocuments(Lesson, await fetchMatches(query)).toSorted(byDay);
    },

    async find(id: number): Promise<Lesson | undefined> {
      return readDocument(Lesson, await fetchOne(lessonRef(id)));
    },

    /** Makes a lesson with the next id. 404 for an unknown category, 409 for a full one. */
    async create(subcategoryId: number, input: LessonInput, admin: Asker): Promise<Lesson> {
      const [lesson] = await make(subcategoryId, [input], admin);
      if (!lesson) throw new Error('A lesson was asked for, and none was made');
      return lesson;
    },

    /** Makes lessons with the next ids, in their order, all or none. Refuses as `create` does. */
    createAll: (subcategoryId: number, inputs: readonly LessonInput[], admin: Asker): Promise<Lesson[]> =>
      make(subcategoryId, inputs, admin, { partOf: wholeOf('subcategory', subcategoryId) }),

    /** Changes a lesson, and moves it to the category that the input names. Writes nothing when it is so already. */
    update(
      address: LessonAddress,
      { subcategoryId: to, ...input }: LessonUpdate,
      admin: Asker,
      assertVersion: Precondition,
    ): Promise<Lesson> {
      return byAdmin(admin, async (transaction, actor) => {
        const lesson = await findWithin(transaction, address);
        if (!lesson) throw notFound();
        assertVersion(lesson.updatedAt);
        const target = await destination(transaction, lesson, to);
        const source = target && (await lessonCounts.find(transaction, lesson.subcategoryId));
        const { id: subcategoryId, courseId } = target?.subcategory ?? {
          id: lesson.subcategoryId,
          courseId: lesson.courseId,
        };
        const wanted = { ...input, subcategoryId, courseId };
        const changes = changesTo(lesson, wanted);
        if (!changes) return lesson;
        const updatedAt = laterThan(lesson.updatedAt, now());
        if (source) lessonCounts.remove(transaction, source, [lesson.id]);
        if (target) lessonCounts.add(transaction, target, [lesson.id]);
        transaction.update(lessonRef(lesson.id), { ...changes.after, updatedAt });
        audit.record(transaction, contentEntry('lesson', 'update', actor, lesson, changes));
        return { ...lesson, ...wanted, updatedAt };
      });
    },

    /**
     * Deletes a lesson. Safe to repeat; 404 for one that never was, or is elsewhere by now.
     * @returns the id of the entry in the audit log, by which it can be undone
     */
    async remove(address: LessonAddress, admin: Asker, assertVersion: Precondition): Promise<string> {
      const { subcategoryId, lessonId } = address;
      const take = (category: Subcategory | undefined) =>
        byAdmin(admin, async (transaction, actor) => {
          const lesson = readDocument(Lesson, await fetchOne(lessonRef(lessonId), transaction));
          if (!lesson) return undefined;
          if (lesson.subcategoryId !== subcategoryId) throw notFound();
          assertVersion(lesson.updatedAt);
          await lessonCounts.removeOne(transaction, lesson, category);
          transaction.delete(lessonRef(lesson.id));
          const change = { before: lesson, after: null };
          return audit.record(transaction, contentEntry('lesson', 'delete', actor, lesson, change));
        });
      const removed = await take(await lessonCounts.read(subcategoryId)).catch((error: unknown) => {
        if (isStoreError(error, GrpcStatus.NOT_FOUND)) return take(undefined);
        throw error;
      });
      const auditId = removed ?? (await audit.lastDeletionOf('lesson.delete', String(lessonId)));
      if (auditId === undefined) throw notFound();
      return auditId;
    },
  };
}
