import { undoingId } from '@padavu/domain/audit';
import { Course, coursesCollection } from '@padavu/domain/course';
import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { documentEntityId } from '@padavu/domain/route-id';
import { Subcategory, subcategoriesCollection } from '@padavu/domain/subcategory';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Actor, Asker } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData, StoredEntry } from './audit.ts';
import { contentEntry, laterThan, wholeOf } from './content-change.ts';
import { readDocument, withoutGaps } from './documents.ts';
import type { LessonCountsData, CategoryInCourse } from './lesson-counts.ts';
import { fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  lessonCounts: LessonCountsData;
  now: () => Date;
};

/** Lessons that come back in one transaction, each with its entry in the audit log: well under the 10 MiB that one may write. */
const batchSize = 50;

const { audit: texts } = messages;
const refusals = {
  notUndoable: () => conflict(texts.notUndoable, 'not-undoable'),
  alreadyUndone: () => conflict(texts.alreadyUndone, 'already-undone'),
  lessonExists: () => conflict(texts.lessonExists, 'exists-again'),
  categoryExists: () => conflict(texts.categoryExists, 'exists-again'),
  categoryGone: () => conflict(texts.categoryGone, 'category-gone'),
  courseGone: () => conflict(texts.courseGone, 'course-gone'),
} as const;

/** The record as it was deleted; 409 where what is stored of it does not make one any more. */
function deleted<T extends z.ZodType>(schema: T, { before, target }: StoredEntry): z.infer<T> {
  const record = schema.safeParse({ ...before, id: documentEntityId(target.id) });
  if (!record.success) throw refusals.notUndoable();
  return withoutGaps(record.data);
}

type DeletedLesson = { lesson: Lesson; undoes: string };

/** One that cannot be read does not keep the others from coming back. */
function deletedLesson({ id, before, target }: StoredEntry): DeletedLesson[] {
  const { success, data } = Lesson.safeParse({ ...before, id: documentEntityId(target.id) });
  return success ? [{ lesson: withoutGaps(data), undoes: id }] : [];
}

/** What came back, by its kind. */
type Restored = { noun: 'lesson' | 'subcategory'; id: number; auditId: string };

export type ContentRestorationData = ReturnType<typeof contentRestorationData>;

/**
 * Undoing deletions from what the audit log has stored of them (docs/decisions/048). A category comes back first, then its
 * lessons, batch by batch. Interrupted, it is rightly counted, and asking again finishes it.
 */
export function contentRestorationData({ db, audit, byAdmin, lessonCounts, now }: Deps) {
  const lessonRef = (id: number) => db.collection(lessonsCollection).doc(String(id));
  const subcategoryRef = (id: number) => db.collection(subcategoriesCollection).doc(String(id));
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  function putLessons(
    transaction: Transaction,
    { subcategory, course }: CategoryInCourse,
    lessons: readonly DeletedLesson[],
    actor: Actor,
  ): void {
    if (!course) throw refusals.courseGone();
    const ids = lessons.map(({ lesson }) => lesson.id);
    lessonCounts.add(transaction, { subcategory, course }, ids);
    for (const { lesson, undoes } of lessons) {
      const updatedAt = laterThan(lesson.updatedAt, now());
      const after = { ...lesson, subcategoryId: subcategory.id, courseId: course.id, updatedAt };
      transaction.create(lessonRef(lesson.id), after);
      audit.record(
        transaction,
        contentEntry('lesson', 'restore', actor, lesson, { before: null, after, undoes }),
      );
    }
  }

  async function restoreLesson(deletion: StoredEntry, admin: Asker): Promise<number> {
    const lesson = deleted(Lesson, deletion);
    if (lesson.subcategoryId === 0) throw refusals.notUndoable();
    await byAdmin(admin, async (transaction, actor) => {
      const [undone, present, parent] = await Promise.all([
        audit.undoneAmong(transaction, [deletion.id]),
        fetchOne(lessonRef(lesson.id), transaction),
        lessonCounts.find(transaction, lesson.subcategoryId),
      ]);
      if (undone.size > 0) throw refusals.alreadyUndone();
      if (present.exists) throw refusals.lessonExists();
      if (!parent) throw refusals.categoryGone();
      putLessons(transaction, parent, [{ lesson, undoes: deletion.id }], actor);
    });
    return lesson.id;
  }

  /** The category by itself. Says whether it came back just now. */
  async function putSubcategory(
    transaction: Transaction,
    deletion: StoredEntry,
    actor: Actor,
  ): Promise<boolean> {
    const subcategory = deleted(Subcategory, deletion);
    const [undone, present, course] = await Promise.all([
      audit.undoneAmong(transaction, [deletion.id]),
      fetchOne(subcategoryRef(subcategory.id), transaction),
      fetchOne(courseRef(subcategory.courseId), transaction),
    ]);
    if (undone.size > 0) return false;
    if (present.exists) throw refusals.categoryExists();
    if (!readDocument(Course, course)) throw refusals.courseGone();
    const updatedAt = laterThan(subcategory.updatedAt, now());
    const after = { ...subcategory, lessonsCount: 0, updatedAt };
    transaction.create(subcategoryRef(subcategory.id), after);
    const change = { before: null, after, undoes: deletion.id };
    audit.record(transaction, contentEntry('subcategory', 'restore', actor, subcategory, change));
    return true;
  }

  /** Those of a batch that are still gone. Says how many came back. */
  async function putBatch(
    transaction: Transaction,
    subcategoryId: number,
    deletions: readonly StoredEntry[],
    actor: Actor,
  ): Promise<number> {
    const [undone, present, parent] = await Promise.all([
      audit.undoneAmong(
        transaction,
        deletions.map(({ id }) => id),
      ),
      fetchSeveral(
        deletions.map(({ target }) => lessonRef(Number(target.id))),
        transaction,
      ),
      lessonCounts.find(transaction, subcategoryId),
    ]);
    const missing = deletions
      .filter(({ id }, index) => !undone.has(id) && !present[index]?.exists)
      .flatMap(deletedLesson);
    if (!parent || missing.length === 0) return 0;
    putLessons(transaction, parent, missing, actor);
    return missing.length;
  }

  /** The lessons that went with the category, and not with an earlier deletion of it. Says how many came back. */
  async function restoreLessonsOf(
    deletion: StoredEntry,
    { id, updatedAt }: Subcategory,
    admin: Asker,
  ): Promise<number> {
    const next = (after: Date | StoredEntry) =>
      audit.partsDeletedWith(wholeOf('subcategory', id), {
        action: 'lesson.delete',
        after,
        until: deletion.at,
        limit: batchSize,
      });
    let count = 0;
    let batch = await next(updatedAt);
    for (let last = batch.at(-1); last !== undefined; last = batch.at(-1)) {
      const deletions = batch;
      count += await byAdmin(admin, (transaction, actor) => putBatch(transaction, id, deletions, actor));
      batch = await next(last);
    }
    return count;
  }

  async function restoreSubcategory(deletion: StoredEntry, admin: Asker): Promise<number> {
    const subcategory = deleted(Subcategory, deletion);
    const isNew = await byAdmin(admin, (transaction, actor) => putSubcategory(transaction, deletion, actor));
    const count = await restoreLessonsOf(deletion, subcategory, admin);
    if (!isNew && count === 0) throw refusals.alreadyUndone();
    return subcategory.id;
  }

  return {
    /**
     * Undoes the deletion that an entry of the audit log tells of. 404 for an unknown entry; 409 for another action, for
     * what was undone already, and for what cannot come back with things as they are.
     */
    async undo(entryId: string, admin: Asker): Promise<Restored> {
      const entry = await audit.find(entryId);
      if (!entry) throw notFound();
      const auditId = undoingId(entryId);
      if (entry.action === 'lesson.delete') {
        return { noun: 'lesson', id: await restoreLesson(entry, admin), auditId };
      }
      if (entry.action === 'subcategory.delete') {
        return { noun: 'subcategory', id: await restoreSubcategory(entry, admin), auditId };
      }
      throw refusals.notUndoable();
    },
  };
}
