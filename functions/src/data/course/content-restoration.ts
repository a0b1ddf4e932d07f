import { assertNever } from '@padavu/domain/values/assert-never';
import { undoingId } from '@padavu/domain/admin/audit';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { withoutEarlierDay } from '@padavu/domain/course/pace';
import { documentEntityId } from '@padavu/domain/values/route-id';
import { Category, categoriesCollection } from '@padavu/domain/course/category';
import { TrashedCollection, trashId } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Actor, Caller } from '#/actors.ts';
import { AppError, conflict, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import type { AuditData, StoredEntry } from '#/data/admin/audit.ts';
import { contentEntry, laterThan } from '#/data/store/changes.ts';
import { readDocument, withoutGaps } from '#/data/store/documents.ts';
import type { LessonCountsData, CategoryInCourse } from './lesson-counts.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { SlugsData } from './slugs.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import { courseOf, readTrashed, type TrashData, type Trashed } from '#/data/admin/trash.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  byStaff: Transactions['byStaff'];
  lessonCounts: LessonCountsData;
  slugs: Pick<SlugsData, 'reclaim'>;
  trash: TrashData;
  now: () => Date;
};

/**
 * Lessons restored in one transaction, each with its audit entry: well under the 10 MiB that a transaction may write.
 */
const batchSize = 50;

const { audit: texts, trash: trashTexts } = adminMessages;
const refusals = {
  notUndoable: () => conflict(texts.notUndoable, 'not-undoable'),
  alreadyUndone: () => conflict(texts.alreadyUndone, 'already-undone'),
  lessonExists: () => conflict(texts.lessonExists, 'exists-again'),
  categoryExists: () => conflict(texts.categoryExists, 'exists-again'),
  courseExists: () => conflict(texts.courseExists, 'exists-again'),
  categoryGone: () => conflict(texts.categoryGone, 'category-gone'),
  courseGone: () => conflict(texts.courseGone, 'course-gone'),
  courseInTrash: () => conflict(texts.courseInTrash, 'course-gone'),
} as const;

/** Parses the stored record; throws 409 where it is not valid. */
function recordOf<T extends z.ZodType>(schema: T, { document, documentId }: Trashed): z.infer<T> {
  const record = schema.safeParse({ ...document, id: documentEntityId(documentId) });
  if (!record.success) throw refusals.notUndoable();
  return withoutGaps(record.data);
}

type DeletedLesson = { lesson: Lesson; trashed: Trashed };

/** Skips a lesson that is unreadable or being erased, so that the others are restored. */
function restorableLesson(trashed: Trashed): DeletedLesson[] {
  if (trashed.erasing) return [];
  const { success, data } = Lesson.safeParse({
    ...trashed.document,
    id: documentEntityId(trashed.documentId),
  });
  return success ? [{ lesson: withoutGaps(data), trashed }] : [];
}

const undoing = ({ auditId }: Trashed) => (auditId === '' ? {} : { undoes: auditId });

/** The kind and id of a restored record, and the audit entry of its restoration. */
export type Restored = { noun: 'lesson' | 'subcategory' | 'course'; id: number; auditId: string };

export type ContentRestorationData = ReturnType<typeof contentRestorationData>;

/**
 * Restores deleted content from the trash (docs/decisions/112): a course or category first, then its parts in batches.
 * After an interruption it is counted correctly, and a repeated call finishes the restoration.
 */
export function contentRestorationData({
  db,
  audit,
  byAdmin,
  byStaff,
  lessonCounts,
  slugs,
  trash,
  now,
}: Deps) {
  const lessonRef = (id: number) => db.collection(lessonsCollection).doc(String(id));
  const categoryRef = (id: number) => db.collection(categoriesCollection).doc(String(id));
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  /** The trash entry as the transaction reads it; throws 404 when it was restored meanwhile, or its erasure began. */
  async function requireTrashed(transaction: Transaction, entry: Trashed): Promise<Trashed> {
    const trashed = await trash.find(entry.id, transaction);
    if (!trashed || trashed.erasing || trashed.auditId !== entry.auditId) throw notFound(trashTexts.gone);
    return trashed;
  }

  function putLessons(
    transaction: Transaction,
    { category, course }: CategoryInCourse,
    lessons: readonly DeletedLesson[],
    actor: Actor,
  ): void {
    if (!course) throw refusals.courseGone();
    const ids = lessons.map(({ lesson }) => lesson.id);
    lessonCounts.add(transaction, { category, course }, ids);
    const at = now();
    for (const { lesson, trashed } of lessons) {
      const updatedAt = laterThan(lesson.updatedAt, at);
      const changes = { subcategoryId: category.id, courseId: course.id, updatedAt };
      const isMoved = course.id !== courseOf(trashed);
      const [fields, after] = isMoved
        ? [withoutEarlierDay(trashed.stored), withoutEarlierDay(lesson)]
        : [trashed.stored, lesson];
      transaction.create(lessonRef(lesson.id), { ...fields, ...changes });
      transaction.delete(trashed.ref);
      const change = { before: null, after: { ...after, ...changes }, ...undoing(trashed) };
      audit.record(transaction, contentEntry('lesson', 'restore', actor, lesson, change));
    }
  }

  function restoreLesson(entry: Trashed, staff: Caller): Promise<void> {
    return byStaff(staff, async (transaction, actor, rights) => {
      const trashed = await requireTrashed(transaction, entry);
      assertTeaches(rights, courseOf(trashed));
      const lesson = recordOf(Lesson, trashed);
      if (lesson.subcategoryId === 0) throw refusals.notUndoable();
      const [present, parent] = await Promise.all([
        fetchOne(lessonRef(lesson.id), transaction),
        lessonCounts.find(transaction, lesson.subcategoryId),
      ]);
      if (present.exists) throw refusals.lessonExists();
      if (!parent) throw refusals.categoryGone();
      assertTeaches(rights, parent.category.courseId);
      putLessons(transaction, parent, [{ lesson, trashed }], actor);
    });
  }

  /** Restores the category alone. It stays in the trash too, until its lessons are back. */
  function putCategory(entry: Trashed, staff: Caller): Promise<void> {
    return byStaff(staff, async (transaction, actor, rights) => {
      const trashed = await requireTrashed(transaction, entry);
      assertTeaches(rights, courseOf(trashed));
      const category = recordOf(Category, trashed);
      const [present, course] = await Promise.all([
        fetchOne(categoryRef(category.id), transaction),
        fetchOne(courseRef(category.courseId), transaction),
      ]);
      if (present.exists && trashed.restoring) return;
      if (present.exists) throw refusals.categoryExists();
      if (!readDocument(Course, course)) {
        const trashedCourse = await trash.find(trashId(coursesCollection, course.id), transaction);
        throw trashedCourse ? refusals.courseInTrash() : refusals.courseGone();
      }
      const changed = { lessonsCount: 0, updatedAt: laterThan(category.updatedAt, now()) };
      transaction.create(present.ref, { ...trashed.stored, ...changed });
      lessonCounts.link(transaction, category);
      transaction.update(trashed.ref, { restoring: true });
      const change = { before: null, after: { ...category, ...changed }, ...undoing(trashed) };
      audit.record(transaction, contentEntry('subcategory', 'restore', actor, category, change));
    });
  }

  /**
   * Restores a batch of the lessons that were deleted with the category. The last batch removes the category from the
   * trash.
   * @param after the lesson before the batch
   * @returns the lesson after which the next batch begins
   */
  function putBatch(entry: Trashed, staff: Caller, after: string): Promise<string | undefined> {
    const subcategoryId = documentEntityId(entry.documentId);
    return byStaff(staff, async (transaction, actor, rights) => {
      assertTeaches(rights, courseOf(entry));
      const page = { collection: lessonsCollection, limit: batchSize, after } as const;
      const [trashed, docs, parent] = await Promise.all([
        requireTrashed(transaction, entry),
        trash.partsOf(entry, page, transaction),
        lessonCounts.find(transaction, subcategoryId),
      ]);
      const deleted = docs.flatMap((doc) => readTrashed(doc) ?? []).flatMap(restorableLesson);
      const present = await fetchSeveral(
        deleted.map(({ lesson }) => lessonRef(lesson.id)),
        transaction,
      );
      const missing = deleted.filter((_lesson, index) => !present[index]?.exists);
      if (parent && missing.length > 0) putLessons(transaction, parent, missing, actor);
      const last = docs.length === batchSize ? docs.at(-1)?.id : undefined;
      if (last === undefined) transaction.delete(trashed.ref);
      return last;
    });
  }

  async function restoreCategory(entry: Trashed, staff: Caller): Promise<void> {
    await putCategory(entry, staff);
    let after = await putBatch(entry, staff, '');
    while (after !== undefined) after = await putBatch(entry, staff, after);
  }

  /** Restores the course alone. It stays in the trash too, until its categories are back. */
  function putCourse(entry: Trashed, admin: Caller): Promise<void> {
    return byAdmin(admin, async (transaction, actor) => {
      const trashed = await requireTrashed(transaction, entry);
      const course = recordOf(Course, trashed);
      const present = await fetchOne(courseRef(course.id), transaction);
      if (present.exists && trashed.restoring) return;
      if (present.exists) throw refusals.courseExists();
      const { slug, reserve } = await slugs.reclaim(transaction, course);
      const changed = { slug, lessonIds: [], updatedAt: laterThan(course.updatedAt, now()) };
      transaction.create(present.ref, { ...trashed.stored, ...changed });
      reserve();
      transaction.update(trashed.ref, { restoring: true });
      const { lessonIds: _, ...after } = { ...course, ...changed };
      const change = { before: null, after, ...undoing(trashed) };
      audit.record(transaction, contentEntry('course', 'restore', actor, course, change));
    });
  }

  /** Restores a course. Skips a category that exists again or cannot be read, so that the others are restored. */
  async function restoreCourse(entry: Trashed, admin: Caller): Promise<void> {
    await putCourse(entry, admin);
    const next = (after: string) =>
      trash.partsOf(entry, { collection: categoriesCollection, limit: batchSize, after });
    let docs = await next('');
    for (let last = docs.at(-1); last; last = docs.at(-1)) {
      for (const category of docs.flatMap((doc) => readTrashed(doc) ?? [])) {
        await restoreCategory(category, admin).catch((error: unknown) => {
          if (!(error instanceof AppError && (error.kind === 'conflict' || error.kind === 'not-found'))) {
            throw error;
          }
        });
      }
      docs = await next(last.id);
    }
    await byAdmin(admin, async (transaction) => {
      transaction.delete((await requireTrashed(transaction, entry)).ref);
    });
  }

  async function restore(trashed: Trashed, staff: Caller): Promise<Restored> {
    const restored = { id: documentEntityId(trashed.documentId), auditId: undoingId(trashed.auditId) };
    switch (trashed.collection) {
      case lessonsCollection:
        await restoreLesson(trashed, staff);
        return { noun: 'lesson', ...restored };
      case categoriesCollection:
        await restoreCategory(trashed, staff);
        return { noun: 'subcategory', ...restored };
      case coursesCollection:
        await restoreCourse(trashed, staff);
        return { noun: 'course', ...restored };
      case usersCollection:
        throw refusals.notUndoable();
      default:
        return assertNever(trashed.collection);
    }
  }

  return {
    /**
     * Restores a lesson, a category or a course with its parts. Safe to interrupt. Throws 404 for what is not in the
     * trash any more, 409 for what cannot be restored now.
     */
    restore,

    /**
     * Undoes the deletion that an audit entry records. Throws 403 for a teacher of another course, 409 for what was
     * undone already, is gone for good or cannot be restored now.
     */
    async undo({ id: entryId, target }: StoredEntry, staff: Caller): Promise<Restored> {
      const collection = TrashedCollection.safeParse(target.collection);
      const trashed = collection.success && (await trash.find(trashId(collection.data, target.id)));
      const isInTrash = trashed && trashed.auditId === entryId;
      const outcome = isInTrash ? await restore(trashed, staff).catch(unlessGone) : undefined;
      if (outcome) return outcome;
      if (await audit.find(undoingId(entryId))) throw refusals.alreadyUndone();
      throw conflict(texts.undoTooLate, 'not-undoable');
    },
  };
}

/** `undefined` where another call was first. */
function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && error.kind === 'not-found') return undefined;
  throw error;
}
