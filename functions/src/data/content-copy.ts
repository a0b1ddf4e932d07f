import type { Claims } from '@padavu/domain/claims';
import { copyTitle } from '@padavu/domain/copy-title';
import { byDay, Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { EntityId } from '@padavu/domain/route-id';
import { categoriesCollection, Category } from '@padavu/domain/category';
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Actor, Caller } from '#/actors.ts';
import { notFound } from '#/errors.ts';
import { assertTeaches } from './account-rights.ts';
import { contentEntry, type ContentDeps } from './content-change.ts';
import { readDocuments } from './documents.ts';
import type { LessonCountsData, CategoryInCourse } from './lesson-counts.ts';
import type { Once } from './once.ts';
import { quizCopies } from './quizzes.ts';
import { fetchMatches, fetchSeveral } from './reads.ts';

type Deps = ContentDeps & { lessonCounts: LessonCountsData };

/** Lessons copied in one transaction, each with its audit entry: well under the 10 MiB that a transaction may write. */
const batchSize = 100;

/** The copy of the category as it was first stored, and the ids of all its lessons. */
const CopyResult = z.object({ copy: Category, lessonIds: z.array(EntityId) });

export type ContentCopyData = ReturnType<typeof contentCopyData>;

/** Lessons to copy, and a function that copies the quiz of each. */
type Originals = { lessons: Lesson[]; copyQuiz: Awaited<ReturnType<typeof quizCopies>> };

/** Copies categories with any number of lessons (docs/decisions/044). */
export function contentCopyData({ db, audit, counters, once, byStaff, lessonCounts, now }: Deps) {
  const categories = db.collection(categoriesCollection);
  const lessons = db.collection(lessonsCollection);

  async function lessonsOf(subcategoryId: number): Promise<Originals> {
    const query = lessons.where('subcategoryId', '==', subcategoryId).limit(limits.category.lessons);
    const found = readDocuments(Lesson, await fetchMatches(query)).toSorted(byDay);
    return { lessons: found, copyQuiz: await quizCopies(db, found, db) };
  }

  /** Writes copies of lessons into a category, and counts them there and in its course. */
  function putLessons(
    transaction: Transaction,
    originals: Originals,
    ids: number[],
    parent: CategoryInCourse,
    actor: Actor,
  ) {
    const { id: subcategoryId, courseId } = parent.category;
    lessonCounts.add(transaction, parent, ids);
    for (const [index, id] of ids.entries()) {
      const original = originals.lessons[index];
      if (!original) continue;
      const lesson: Lesson = { ...original, id, subcategoryId, courseId, updatedAt: now() };
      transaction.create(lessons.doc(String(id)), lesson);
      originals.copyQuiz(transaction, original.id, id);
      const entry = contentEntry('lesson', 'create', actor, lesson, { before: null, after: lesson });
      audit.record(transaction, { ...entry, partOf: `${categoriesCollection}/${subcategoryId}` });
    }
  }

  /**
   * Stores the copy of the category with the first lessons. Throws 404 for an unknown one, and for one whose course is
   * gone.
   */
  async function putCategory(
    transaction: Transaction,
    { id, copyId, lessonIds }: { id: number; copyId: number; lessonIds: number[] },
    originals: Originals,
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
    const entry = contentEntry('subcategory', 'create', actor, copy, { before: null, after: copy });
    audit.record(transaction, { ...entry, action: 'subcategory.duplicate' });
    putLessons(transaction, originals, lessonIds, { ...source, category: copy }, actor);
    return copy;
  }

  /** Adds further lessons; none where the copy was deleted meanwhile. */
  async function addLessons(
    transaction: Transaction,
    { copyId, lessonIds }: { copyId: number; lessonIds: number[] },
    originals: Originals,
    { actor, rights }: { actor: Actor; rights: Claims },
  ) {
    const [parent, found] = await Promise.all([
      lessonCounts.find(transaction, copyId),
      fetchSeveral(
        lessonIds.map((id) => lessons.doc(String(id))),
        transaction,
      ),
    ]);
    if (parent) assertTeaches(rights, parent.category.courseId);
    // A call that is sent again continues where the first one ended.
    if (parent && !found.some(({ exists }) => exists))
      putLessons(transaction, originals, lessonIds, parent, actor);
  }

  return {
    /**
     * Copies a category with its lessons, as they are now, into the same course. The first hundred lessons are copied
     * in the same transaction, and the others in transactions of a hundred. After an interruption, the copy is listed
     * and its lessons are counted correctly.
     */
    async copyCategory(id: number, staff: Caller, call?: Once): Promise<Category> {
      const { lessons: originals, copyQuiz } = await lessonsOf(id);
      const first = { lessons: originals.slice(0, batchSize), copyQuiz };
      const prepare = () =>
        Promise.all([
          counters.take(categoriesCollection, 1),
          counters.take(lessonsCollection, originals.length),
        ]);
      const plan = { once: call, result: CopyResult, prepare };
      const { copy, lessonIds } = await once.byStaff(
        staff,
        plan,
        async (transaction, actor, [[copyId = 0], ids], rights) => {
          const firstIds = { id, copyId, lessonIds: ids.slice(0, batchSize) };
          return { copy: await putCategory(transaction, firstIds, first, { actor, rights }), lessonIds: ids };
        },
      );
      const { id: copyId } = copy;
      for (let start = batchSize; start < originals.length; start += batchSize) {
        const batch = { lessons: originals.slice(start, start + batchSize), copyQuiz };
        const ids = lessonIds.slice(start, start + batchSize);
        await byStaff(staff, (transaction, actor, rights) =>
          addLessons(transaction, { copyId, lessonIds: ids }, batch, { actor, rights }),
        );
      }
      return { ...copy, lessonsCount: lessonIds.length };
    },
  };
}
