import type { Claims } from '@padavu/domain/claims';
import { Course, coursesCollection } from '@padavu/domain/course';
import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import { Category, categoriesCollection } from '@padavu/domain/category';
import { trashId } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { assertTeaches } from './account-rights.ts';
import type { AuditData } from './audit.ts';
import { contentEntry, wholeOf, type Precondition } from './content-change.ts';
import { readDocument, readDocuments } from './documents.ts';
import type { LessonCountsData } from './lesson-counts.ts';
import { fetchMatches, fetchOne } from './reads.ts';
import type { Transactions } from './transactions.ts';
import { courseOf, type TrashData, type Trashed } from './trash.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  transactions: Pick<Transactions, 'byAdmin' | 'byStaff'>;
  lessonCounts: LessonCountsData;
  trash: TrashData;
};

/** Lessons deleted in one transaction, each with an entry in the audit log and in the trash: well under the 10 MiB that one may write. */
const batchSize = 100;

/** What one transaction took: whether the category is gone by now, and the entry that tells of it. */
type Taken = { isGone: boolean; auditId?: string };

/** The deletion that something is a part of: its entry in the audit log, and what it deletes as `collection/id`. */
type Whole = { auditId: string; name: string };

/** The deletion of something large that was begun and is not finished; what it took already names it. */
function begunDeletion(snapshot: DocumentSnapshot): string | undefined {
  const mark: unknown = snapshot.get('deletionId');
  return typeof mark === 'string' && mark !== '' ? mark : undefined;
}

export type ContentRemovalData = ReturnType<typeof contentRemovalData>;

/**
 * Deleting what has something below it, of any size, into the trash: from the bottom up, batch by batch, and what was asked
 * for last. Interrupted, it is still listed and rightly counted, and asking again finishes it under the same id
 * (docs/decisions/015, 112).
 */
export function contentRemovalData({ db, audit, transactions, lessonCounts, trash }: Deps) {
  const courses = db.collection(coursesCollection);
  const categories = db.collection(categoriesCollection);
  const lessons = db.collection(lessonsCollection);

  /** One batch of lessons, and with the last of them the category. */
  async function takeBatch(
    transaction: Transaction,
    id: number,
    { actor, rights }: { actor: Actor; rights: Claims },
    whole: Whole | undefined,
  ): Promise<Taken> {
    const [parent, docs] = await Promise.all([
      lessonCounts.find(transaction, id),
      fetchMatches(lessons.where('subcategoryId', '==', id).limit(batchSize), transaction),
    ]);
    if (!parent) return { isGone: true };
    assertTeaches(rights, parent.category.courseId);
    const deletionId = begunDeletion(parent.snapshot) ?? audit.newId();
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
    const went = whole && { partOf: whole.name };
    const change = { before: category, after: null, ...went };
    audit.record(transaction, contentEntry('subcategory', 'delete', actor, category, change), deletionId);
    trash.put(transaction, snapshot, {
      label: category.title,
      actor,
      auditId: deletionId,
      ...(whole && { ...went, deletionId: whole.auditId }),
    });
    return { isGone: true, auditId: deletionId };
  }

  /** The id of the entry that tells of it; `undefined` when somebody else was quicker. */
  async function takeCategory(id: number, staff: Caller, whole?: Whole): Promise<string | undefined> {
    const next = () =>
      transactions.byStaff(staff, (transaction, actor, rights) =>
        takeBatch(transaction, id, { actor, rights }, whole),
      );
    let taken = await next();
    while (!taken.isGone) taken = await next();
    return taken.auditId;
  }

  /** The course, once it has no category. Says which one it still has, and the deletion that all of it is. */
  async function takeCourse(
    transaction: Transaction,
    id: number,
    actor: Actor,
  ): Promise<{ left?: number; auditId: string } | undefined> {
    const ref = courses.doc(String(id));
    const [snapshot, left] = await Promise.all([
      fetchOne(ref, transaction),
      // Some may be such that they cannot be read, and then the first that can is what is taken next.
      fetchMatches(categories.where('courseId', '==', id).limit(batchSize), transaction),
    ]);
    const course = readDocument(Course, snapshot);
    const [category] = readDocuments(Category, left);
    if (!course) return undefined;
    const begun = begunDeletion(snapshot);
    const auditId = begun ?? audit.newId();
    if (category) {
      if (!begun) transaction.update(ref, { deletionId: auditId });
      return { left: category.id, auditId };
    }
    for (const unreadable of left) {
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

  /** The entry of the deletion of something that is in the trash, so that a repeated delete is no error. */
  async function deletionOf(collection: 'courses' | 'subcategories', id: number): Promise<Trashed> {
    const trashed = await trash.find(trashId(collection, String(id)));
    if (!trashed) throw notFound();
    return trashed;
  }

  /** Anyone enrolled, whatever the status: whoever waits may have paid. */
  async function hasLearners(courseId: number): Promise<boolean> {
    const learners = db.collection(usersCollection).where('courseId', '==', courseId).limit(1);
    return (await fetchMatches(learners)).length > 0;
  }

  return {
    /**
     * Deletes a category and its lessons. Safe to repeat and to interrupt; 404 for one that never was.
     * @returns the id of the entry in the audit log, by which it can be undone
     */
    async removeCategory(id: number, staff: Caller, assertVersion: Precondition): Promise<string> {
      const category = readDocument(Category, await fetchOne(categories.doc(String(id))));
      if (category) assertVersion(category.updatedAt);
      const taken = category && (await takeCategory(id, staff));
      if (taken !== undefined) return taken;
      const trashed = await deletionOf(categoriesCollection, id);
      await transactions.byStaff(staff, async (_transaction, _actor, rights) =>
        assertTeaches(rights, courseOf(trashed)),
      );
      return trashed.auditId;
    },

    /**
     * Deletes a course with its categories and their lessons. Safe to repeat and to interrupt; 404 for one that never
     * was, 409 while anyone is enrolled.
     * @returns the id of the entry in the audit log, by which it can be undone
     */
    async removeCourse(id: number, admin: Caller, assertVersion: Precondition): Promise<string> {
      const [snapshot, isTaken] = await Promise.all([fetchOne(courses.doc(String(id))), hasLearners(id)]);
      const course = readDocument(Course, snapshot);
      if (!course) return (await deletionOf(coursesCollection, id)).auditId;
      assertVersion(course.updatedAt);
      if (isTaken) throw conflict(adminMessages.courses.hasLearners, 'has-learners');
      const next = () =>
        transactions.byAdmin(admin, (transaction, actor) => takeCourse(transaction, id, actor));
      let taken = await next();
      for (; taken?.left !== undefined; taken = await next()) {
        await takeCategory(taken.left, admin, { auditId: taken.auditId, name: wholeOf('course', id) });
      }
      return taken?.auditId ?? (await deletionOf(coursesCollection, id)).auditId;
    },
  };
}
