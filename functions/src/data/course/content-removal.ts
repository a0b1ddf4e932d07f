import type { Claims } from '@padavu/domain/user/claims';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { Category, categoriesCollection } from '@padavu/domain/course/category';
import { trashId } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { contentEntry, wholeOf, type RemovalCheck } from '#/data/store/changes.ts';
import { readDocument, readDocuments } from '#/data/store/documents.ts';
import type { LessonCountsData } from './lesson-counts.ts';
import { fetchMatches, fetchOne } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import { courseOf, type TrashData, type Trashed } from '#/data/admin/trash.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  byStaff: Transactions['byStaff'];
  lessonCounts: LessonCountsData;
  trash: TrashData;
};

/**
 * Lessons deleted in one transaction, each with an entry in the audit log and in the trash: well under the 10 MiB that
 * a transaction may write.
 */
const batchSize = 100;

/** The result of one transaction: whether the category is gone by now, and the audit entry of its deletion. */
type BatchResult = { isGone: boolean; auditId?: string };

/** The deletion that something is a part of: its entry in the audit log, and what it deletes as `collection/id`. */
type Whole = { auditId: string; name: string };

/** The id of an unfinished deletion. The parts in the trash have it already. */
function unfinishedDeletion(snapshot: DocumentSnapshot): string | undefined {
  const mark: unknown = snapshot.get('deletionId');
  return typeof mark === 'string' && mark !== '' ? mark : undefined;
}

export type ContentRemovalData = ReturnType<typeof contentRemovalData>;

/**
 * Deletes categories and courses of any size into the trash, from the bottom up and in batches, the requested document
 * last. After an interruption it is still listed and counted correctly, and a repeated call finishes the deletion under
 * the same id (docs/decisions/015, 112).
 */
export function contentRemovalData({ db, audit, byAdmin, byStaff, lessonCounts, trash }: Deps) {
  const courses = db.collection(coursesCollection);
  const categories = db.collection(categoriesCollection);
  const lessons = db.collection(lessonsCollection);
  const users = db.collection(usersCollection);

  /** Deletes one batch of lessons, and the category with the last batch. */
  async function deleteBatch(
    transaction: Transaction,
    id: number,
    { actor, rights }: { actor: Actor; rights: Claims },
    whole: Whole | undefined,
    assertFirst: RemovalCheck | undefined,
  ): Promise<BatchResult> {
    const [parent, docs] = await Promise.all([
      lessonCounts.find(transaction, id),
      fetchMatches(lessons.where('subcategoryId', '==', id).limit(batchSize), transaction),
    ]);
    if (!parent) return { isGone: true };
    assertTeaches(rights, parent.category.courseId);
    assertFirst?.(parent.category.updatedAt, parent.snapshot);
    const deletionId = unfinishedDeletion(parent.snapshot) ?? audit.newId();
    const partOf = wholeOf('subcategory', id);
    for (const doc of docs) {
      const lesson = readDocument(Lesson, doc);
      const change = { before: lesson ?? null, after: null, partOf };
      const auditId =
        lesson && audit.record(transaction, contentEntry('lesson', 'delete', actor, lesson, change));
      transaction.delete(doc.ref);
      const label = lesson?.title ?? doc.id;
      trash.put(transaction, doc, { label, actor, auditId: auditId ?? '', deletionId, partOf });
    }
    lessonCounts.remove(
      transaction,
      parent,
      docs.map(({ ref }) => Number(ref.id)),
    );
    const { category, snapshot } = parent;
    if (docs.length === batchSize) {
      transaction.update(snapshot.ref, { deletionId });
      return { isGone: false };
    }
    transaction.delete(snapshot.ref);
    lessonCounts.unlink(transaction, id);
    const parentDeletion = whole && { partOf: whole.name };
    const change = { before: category, after: null, ...parentDeletion };
    audit.record(transaction, contentEntry('subcategory', 'delete', actor, category, change), deletionId);
    trash.put(transaction, snapshot, {
      label: category.title,
      actor,
      auditId: deletionId,
      ...(whole && { ...parentDeletion, deletionId: whole.auditId }),
    });
    return { isGone: true, auditId: deletionId };
  }

  /** Returns the id of the audit entry; `undefined` when there is no such category (any more). */
  async function deleteCategory(
    id: number,
    staff: Caller,
    { whole, assertFirst }: { whole?: Whole; assertFirst?: RemovalCheck },
  ): Promise<string | undefined> {
    const next = (check?: RemovalCheck) =>
      byStaff(staff, (transaction, actor, rights) =>
        deleteBatch(transaction, id, { actor, rights }, whole, check),
      );
    let result = await next(assertFirst);
    while (!result.isGone) result = await next();
    return result.auditId;
  }

  /**
   * Deletes the course, once it has no category. Returns a category that it still has, and the id of the deletion;
   * `undefined` when there is no such course. The first step, with `assertFirst`, throws 409 while anyone is enrolled,
   * in any status: people who wait may have paid.
   */
  async function deleteCourse(
    transaction: Transaction,
    id: number,
    actor: Actor,
    assertFirst: RemovalCheck | undefined,
  ): Promise<{ remaining?: number; auditId: string } | undefined> {
    const ref = courses.doc(String(id));
    const [snapshot, remaining, learners] = await Promise.all([
      fetchOne(ref, transaction),
      // Some may be unreadable; the first readable one is deleted next.
      fetchMatches(categories.where('courseId', '==', id).limit(batchSize), transaction),
      assertFirst ? fetchMatches(users.where('courseId', '==', id).limit(1), transaction) : [],
    ]);
    const course = readDocument(Course, snapshot);
    const [category] = readDocuments(Category, remaining);
    if (!course) return undefined;
    assertFirst?.(course.updatedAt, snapshot);
    if (learners.length > 0) throw conflict(adminMessages.courses.hasLearners, 'has-learners');
    const unfinished = unfinishedDeletion(snapshot);
    const auditId = unfinished ?? audit.newId();
    if (category) {
      if (!unfinished) transaction.update(ref, { deletionId: auditId });
      return { remaining: category.id, auditId };
    }
    for (const unreadable of remaining) {
      transaction.delete(unreadable.ref);
      const part = { label: unreadable.id, auditId: '', deletionId: auditId, partOf: wholeOf('course', id) };
      trash.put(transaction, unreadable, { ...part, actor });
    }
    transaction.delete(ref);
    const { lessonIds: _, ...before } = course;
    const entry = contentEntry('course', 'delete', actor, course, { before, after: null });
    audit.record(transaction, entry, auditId);
    trash.put(transaction, snapshot, { label: course.title, actor, auditId });
    return { auditId };
  }

  /** The trash entry of a deleted document, so that a repeated delete is no error. */
  async function deletionOf(collection: 'courses' | 'subcategories', id: number): Promise<Trashed> {
    const trashed = await trash.find(trashId(collection, String(id)));
    if (!trashed) throw notFound();
    return trashed;
  }

  return {
    /**
     * Deletes a category and its lessons. Safe to repeat and to interrupt; throws 404 for one that never existed.
     * @returns the id of the entry in the audit log, by which it can be undone
     */
    async removeCategory(id: number, staff: Caller, assertFirst: RemovalCheck): Promise<string> {
      const result = await deleteCategory(id, staff, { assertFirst });
      if (result !== undefined) return result;
      const trashed = await deletionOf(categoriesCollection, id);
      await byStaff(staff, async (_transaction, _actor, rights) => assertTeaches(rights, courseOf(trashed)));
      return trashed.auditId;
    },

    /**
     * Deletes a course with its categories and their lessons. Safe to repeat and to interrupt; throws 404 for one that
     * never existed, 409 while anyone is enrolled.
     * @returns the id of the entry in the audit log, by which it can be undone
     */
    async removeCourse(id: number, admin: Caller, assertFirst: RemovalCheck): Promise<string> {
      const next = (check?: RemovalCheck) =>
        byAdmin(admin, (transaction, actor) => deleteCourse(transaction, id, actor, check));
      let result = await next(assertFirst);
      for (; result?.remaining !== undefined; result = await next()) {
        const whole = { auditId: result.auditId, name: wholeOf('course', id) };
        await deleteCategory(result.remaining, admin, { whole });
      }
      return result?.auditId ?? (await deletionOf(coursesCollection, id)).auditId;
    },
  };
}
