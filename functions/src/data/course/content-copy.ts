import type { Claims } from '@padavu/domain/user/claims';
import { copyTitle } from '@padavu/domain/values/copy-title';
import { type Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { withoutEarlierDay } from '@padavu/domain/course/pace';
import { EntityId } from '@padavu/domain/values/route-id';
import { categoriesCollection, Category } from '@padavu/domain/course/category';
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Actor, Caller } from '#/actors.ts';
import { notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import { contentEntry, wholeOf, type ContentDeps } from '#/data/store/changes.ts';
import type { LessonCountsData, CategoryInCourse } from './lesson-counts.ts';
import { fetchLessonsOfCategory } from './lessons.ts';
import type { Once } from '#/data/store/once.ts';
import { quizCopies } from '#/data/learning/quizzes.ts';
import { fetchSeveral } from '#/data/store/reads.ts';

type Deps = ContentDeps & { lessonCounts: LessonCountsData };

/** Lessons copied in one transaction, each with its audit entry: well under the 10 MiB that a transaction may write. */
const batchSize = 100;

/**
 * The copy of the category as it was first stored, the ids of all its lessons, and those of their originals in the same
 * order. A repeated call copies by these, whatever the category contains then.
 */
const CopyResult = z.object({
  copy: Category,
  lessonIds: z.array(EntityId),
  originalIds: z.array(EntityId).default([]),
});

export type ContentCopyData = ReturnType<typeof contentCopyData>;

/** The lessons of a category as they are now, and a function that copies the quiz of each. */
type Originals = { lessons: Lesson[]; copyQuiz: Awaited<ReturnType<typeof quizCopies>> };

/** A lesson to copy, and the id of its copy. */
type LessonCopy = { original: Lesson; id: number };

/** Lessons to copy in one transaction. */
type Batch = { copies: LessonCopy[]; copyQuiz: Originals['copyQuiz'] };

/** Copies categories with any number of lessons (docs/decisions/044). */
export function contentCopyData({ db, audit, counters, once, byStaff, lessonCounts, now }: Deps) {
  const categories = db.collection(categoriesCollection);
  const lessons = db.collection(lessonsCollection);

  async function lessonsOf(subcategoryId: number): Promise<Originals> {
    const found = await fetchLessonsOfCategory(db, subcategoryId);
    return { lessons: found, copyQuiz: await quizCopies(db, found, db) };
  }

  /** Writes copies of lessons into a category, and counts them there and in its course. */
  function putLessons(
    transaction: Transaction,
    { copies, copyQuiz }: Batch,
    parent: CategoryInCourse,
    actor: Actor,
  ) {
    const { id: subcategoryId, courseId } = parent.category;
    lessonCounts.add(
      transaction,
      parent,
      copies.map(({ id }) => id),
    );
    const updatedAt = now();
    for (const { original, id } of copies) {
      const ids = { id, subcategoryId, courseId };
      const lesson: Lesson = { ...withoutEarlierDay(original), ...ids, updatedAt };
      transaction.create(lessons.doc(String(id)), lesson);
      copyQuiz(transaction, original.id, id);
      const change = { before: null, after: lesson, partOf: wholeOf('subcategory', subcategoryId) };
      audit.record(transaction, contentEntry('lesson', 'create', actor, lesson, change));
    }
  }

  /**
   * Stores the copy of the category with the first lessons. Throws 404 for an unknown one, and for one whose course is
   * gone.
   */
  async function putCategory(
    transaction: Transaction,
    { id, copyId }: { id: number; copyId: number },
    batch: Batch,
    { actor, rights }: { actor: Actor; rights: Claims },
  ) {
    const source = await lessonCounts.find(transaction, id);
    if (!source?.course) throw notFound();
    assertTeaches(rights, source.course.id);
    const { title, ...rest } = source.category;
    const copy: Category = {
      ...rest,
      id: copyId,
      title: copyTitle(title, limits.category.name),
      lessonsCount: 0,
      updatedAt: now(),
    };
    transaction.create(categories.doc(String(copyId)), copy);
    lessonCounts.link(transaction, copy);
    const change = { before: null, after: copy };
    audit.record(transaction, contentEntry('subcategory', 'duplicate', actor, copy, change));
    putLessons(transaction, batch, { ...source, category: copy }, actor);
    return copy;
  }

  /** Adds further lessons; none where the copy was deleted meanwhile. */
  async function addLessons(
    transaction: Transaction,
    copyId: number,
    batch: Batch,
    { actor, rights }: { actor: Actor; rights: Claims },
  ) {
    const [parent, found] = await Promise.all([
      lessonCounts.find(transaction, copyId),
      fetchSeveral(
        batch.copies.map(({ id }) => lessons.doc(String(id))),
        transaction,
      ),
    ]);
    if (parent) assertTeaches(rights, parent.category.courseId);
    // A call that is sent again continues where the first one ended.
    if (parent && !found.some(({ exists }) => exists)) putLessons(transaction, batch, parent, actor);
  }

  return {
    /**
     * Copies a category with its lessons, as they are now, into the same course. The first hundred lessons are copied
     * in the same transaction, and the others in transactions of a hundred. After an interruption, the copy is listed
     * and its lessons are counted correctly. A repeated call leaves out lessons that were deleted since.
     */
    async copyCategory(id: number, staff: Caller, call?: Once): Promise<Category> {
      const { lessons: originals, copyQuiz } = await lessonsOf(id);
      const byId = new Map(originals.map((lesson) => [lesson.id, lesson]));
      const batchOf = (pairs: { originalIds: number[]; lessonIds: number[] }, start: number): Batch => ({
        copyQuiz,
        copies: pairs.originalIds.slice(start, start + batchSize).flatMap((originalId, index) => {
          const [original, copyId] = [byId.get(originalId), pairs.lessonIds[start + index]];
          return original && copyId !== undefined ? { original, id: copyId } : [];
        }),
      });
      const prepare = () =>
        Promise.all([
          counters.take(categoriesCollection, 1),
          counters.take(lessonsCollection, originals.length),
        ]);
      const plan = { once: call, result: CopyResult, prepare };
      const { copy, ...pairs } = await once.byStaff(
        staff,
        plan,
        async (transaction, actor, [[copyId = 0], lessonIds], rights) => {
          const ids = { lessonIds, originalIds: originals.map((lesson) => lesson.id) };
          const first = batchOf(ids, 0);
          return { copy: await putCategory(transaction, { id, copyId }, first, { actor, rights }), ...ids };
        },
      );
      const { lessonIds } = pairs;
      for (let start = batchSize; start < lessonIds.length; start += batchSize) {
        await byStaff(staff, (transaction, actor, rights) =>
          addLessons(transaction, copy.id, batchOf(pairs, start), { actor, rights }),
        );
      }
      return { ...copy, lessonsCount: lessonIds.length };
    },
  };
}
