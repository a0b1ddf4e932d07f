import type { AuditEntry } from '@padavu/domain/audit';
import { Course, coursesCollection } from '@padavu/domain/course';
import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { Subcategory, subcategoriesCollection } from '@padavu/domain/subcategory';
import { usersCollection } from '@padavu/domain/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Asker } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import { contentEntry, wholeOf, type Precondition } from './content-change.ts';
import { readDocument, readDocuments } from './documents.ts';
import type { LessonCountsData } from './lesson-counts.ts';
import { fetchMatches, fetchOne } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  lessonCounts: LessonCountsData;
};

/** Lessons deleted in one transaction, each with its entry in the audit log: well under the 10 MiB that one may write. */
const batchSize = 100;

/** What one transaction took: whether the category is gone by now, and the entry that tells of it. */
type Taken = { isGone: boolean; auditId?: string };

export type ContentRemovalData = ReturnType<typeof contentRemovalData>;

/**
 * Deleting what has something below it, of any size: from the bottom up, batch by batch, and what was asked for last.
 * Interrupted, it is still listed and rightly counted, and asking again finishes it (docs/decisions/015).
 */
export function contentRemovalData({ db, audit, byAdmin, lessonCounts }: Deps) {
  const courses = db.collection(coursesCollection);
  const subcategories = db.collection(subcategoriesCollection);
  const lessons = db.collection(lessonsCollection);

  /** One batch of lessons, and with the last of them the category. */
  async function takeBatch(
    transaction: Transaction,
    id: number,
    actor: Actor,
    partOf: Pick<AuditEntry, 'partOf'>,
  ): Promise<Taken> {
    const [parent, docs] = await Promise.all([
      lessonCounts.find(transaction, id),
      fetchMatches(lessons.where('subcategoryId', '==', id).limit(batchSize), transaction),
    ]);
    if (!parent) return { isGone: true };
    for (const { ref } of docs) transaction.delete(ref);
    for (const lesson of readDocuments(Lesson, docs)) {
      const change = { before: lesson, after: null, partOf: wholeOf('subcategory', id) };
      audit.record(transaction, contentEntry('lesson', 'delete', actor, lesson, change));
    }
    lessonCounts.remove(
      transaction,
      parent,
      docs.map(({ ref }) => Number(ref.id)),
    );
    if (docs.length === batchSize) return { isGone: false };
    const { subcategory } = parent;
    transaction.delete(subcategories.doc(String(id)));
    lessonCounts.unlink(transaction, id);
    const change = { before: subcategory, after: null, ...partOf };
    const entry = contentEntry('subcategory', 'delete', actor, subcategory, change);
    return { isGone: true, auditId: audit.record(transaction, entry) };
  }

  /** The id of the entry that tells of it; `undefined` when somebody else was quicker. */
  async function takeSubcategory(
    id: number,
    admin: Asker,
    partOf: Pick<AuditEntry, 'partOf'> = {},
  ): Promise<string | undefined> {
    const next = () => byAdmin(admin, (transaction, actor) => takeBatch(transaction, id, actor, partOf));
    let taken = await next();
    while (!taken.isGone) taken = await next();
    return taken.auditId;
  }

  /** The course, once it has no category. Says which one it still has. */
  async function takeCourse(transaction: Transaction, id: number, actor: Actor) {
    const ref = courses.doc(String(id));
    const [snapshot, left] = await Promise.all([
      fetchOne(ref, transaction),
      // Some may be such that they cannot be read, and then the first that can is what is taken next.
      fetchMatches(subcategories.where('courseId', '==', id).limit(batchSize), transaction),
    ]);
    const course = readDocument(Course, snapshot);
    const [subcategory] = readDocuments(Subcategory, left);
    if (!course || subcategory) return subcategory?.id;
    for (const unreadable of left) transaction.delete(unreadable.ref);
    transaction.delete(ref);
    const { lessonIds: _, ...before } = course;
    audit.record(transaction, contentEntry('course', 'delete', actor, course, { before, after: null }));
    return undefined;
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
    async removeSubcategory(id: number, admin: Asker, assertVersion: Precondition): Promise<string> {
      const subcategory = readDocument(Subcategory, await fetchOne(subcategories.doc(String(id))));
      if (subcategory) assertVersion(subcategory.updatedAt);
      const taken = subcategory && (await takeSubcategory(id, admin));
      const auditId = taken ?? (await audit.lastDeletionOf('subcategory.delete', String(id)));
      if (auditId === undefined) throw notFound();
      return auditId;
    },

    /**
     * Deletes a course with its categories and their lessons. Safe to repeat and to interrupt; 404 for one that never
     * was, 409 while anyone is enrolled.
     */
    async removeCourse(id: number, admin: Asker, assertVersion: Precondition): Promise<void> {
      const [snapshot, isTaken] = await Promise.all([fetchOne(courses.doc(String(id))), hasLearners(id)]);
      const course = readDocument(Course, snapshot);
      if (!course) {
        if ((await audit.lastDeletionOf('course.delete', String(id))) !== undefined) return;
        throw notFound();
      }
      assertVersion(course.updatedAt);
      if (isTaken) throw conflict(messages.courses.hasLearners, 'has-learners');
      const next = () => byAdmin(admin, (transaction, actor) => takeCourse(transaction, id, actor));
      for (let left = await next(); left !== undefined; left = await next()) {
        await takeSubcategory(left, admin, { partOf: wholeOf('course', id) });
      }
    },
  };
}
