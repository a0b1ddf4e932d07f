import { Course, coursesCollection } from '@padavu/domain/course/course';
import type { Lesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { categoriesCollection, Category } from '@padavu/domain/course/category';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { conflict, notFound } from '#/errors.ts';
import { categoryCourses } from './category-courses.ts';
import { readDocument } from '#/data/store/documents.ts';
import { fetchOne } from '#/data/store/reads.ts';

/**
 * Concurrent calls that a category must have room for by the count that was read before. With less room, each call
 * reads the count again in its transaction.
 */
const concurrentCalls = 100;

/** A category, with the course it belongs to where that still exists. */
export type CategoryInCourse = { category: Category; course: Course | undefined };

/** The same, with the stored document of the category. */
type FoundCategory = CategoryInCourse & { snapshot: DocumentSnapshot };

export type LessonCountsData = ReturnType<typeof lessonCountsData>;

/**
 * Updates the records that count lessons, a category's `lessonsCount` and a course's `lessonIds`, in the transaction
 * that adds or removes lessons. This is no edit: the versions of the category and the course stay.
 */
export function lessonCountsData({ db }: { db: Firestore }) {
  const courseOf = categoryCourses({ db });
  const categoryRef = (id: number) => db.collection(categoriesCollection).doc(String(id));
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  async function find(transaction: Transaction, subcategoryId: number): Promise<FoundCategory | undefined> {
    const snapshot = await fetchOne(categoryRef(subcategoryId), transaction);
    const category = readDocument(Category, snapshot);
    if (!category) return undefined;
    const course = await fetchOne(courseRef(category.courseId), transaction);
    return { category, course: readDocument(Course, course), snapshot };
  }

  function add(
    transaction: Transaction,
    { category, course }: CategoryInCourse,
    lessonIds: readonly number[],
  ): void {
    const lessonsCount = category.lessonsCount + lessonIds.length;
    if (lessonsCount > limits.category.lessons)
      throw conflict(adminMessages.categories.full, 'category-full');
    transaction.update(categoryRef(category.id), { lessonsCount });
    if (course && lessonIds.length > 0) {
      transaction.update(courseRef(course.id), { lessonIds: FieldValue.arrayUnion(...lessonIds) });
    }
  }

  function remove(
    transaction: Transaction,
    { category, course }: CategoryInCourse,
    lessonIds: readonly number[],
  ): void {
    const lessonsCount = Math.max(category.lessonsCount - lessonIds.length, 0);
    transaction.update(categoryRef(category.id), { lessonsCount });
    if (course && lessonIds.length > 0) {
      transaction.update(courseRef(course.id), { lessonIds: FieldValue.arrayRemove(...lessonIds) });
    }
  }

  /**
   * The course of a category, read from a document that concurrent calls do not write. If it differs from the given
   * category, the category is read again outside the transaction: it may have been moved since.
   * @returns `undefined` where they still differ
   */
  async function linkedCourse(
    transaction: Transaction,
    { id, courseId }: Pick<Category, 'id' | 'courseId'>,
  ): Promise<number | undefined> {
    const linked = await courseOf.read(id, transaction);
    if (linked === undefined || linked === courseId) return linked;
    const moved = readDocument(Category, await fetchOne(categoryRef(id)));
    return moved?.courseId === linked ? linked : undefined;
  }

  return {
    find,

    /** Throws 409 for a category that is full. */
    add,

    /** Reads a category before the transaction that calls `addNew`. */
    async read(subcategoryId: number): Promise<Category | undefined> {
      const [snapshot, courseId] = await Promise.all([
        fetchOne(categoryRef(subcategoryId)),
        courseOf.read(subcategoryId),
      ]);
      const category = readDocument(Category, snapshot);
      if (category && courseId === undefined) await courseOf.createIfMissing(category);
      return category;
    },

    /**
     * Counts new lessons, and returns the course that they belong to. Concurrent calls write the counts without reading
     * them, unless the category is nearly full. Throws 404 without category or course, which the transaction may find
     * out only when it commits (`NOT_FOUND`); 409 for a category that is full.
     */
    async addNew(
      transaction: Transaction,
      category: Category,
      lessonIds: readonly number[],
    ): Promise<number> {
      const { id, lessonsCount } = category;
      const hasRoom = lessonsCount + lessonIds.length * concurrentCalls <= limits.category.lessons;
      const courseId = hasRoom ? await linkedCourse(transaction, category) : undefined;
      if (courseId !== undefined) {
        transaction.update(categoryRef(id), { lessonsCount: FieldValue.increment(lessonIds.length) });
        transaction.update(courseRef(courseId), { lessonIds: FieldValue.arrayUnion(...lessonIds) });
        return courseId;
      }
      const parent = await find(transaction, id);
      if (!parent?.course) throw notFound();
      add(transaction, parent, lessonIds);
      courseOf.write(transaction, parent.category);
      return parent.course.id;
    },

    /**
     * Removes a lesson from the counts. As with `addNew`, `category` was read before the transaction; without it the
     * counts are read. Fails with `NOT_FOUND` when the category or the course was deleted since.
     */
    async removeOne(
      transaction: Transaction,
      { id, subcategoryId }: Pick<Lesson, 'id' | 'subcategoryId'>,
      category: Category | undefined,
    ): Promise<void> {
      const isCounted = category !== undefined && category.lessonsCount > 0;
      const courseId = isCounted ? await linkedCourse(transaction, category) : undefined;
      if (courseId !== undefined) {
        transaction.update(categoryRef(subcategoryId), { lessonsCount: FieldValue.increment(-1) });
        transaction.update(courseRef(courseId), { lessonIds: FieldValue.arrayRemove(id) });
        return;
      }
      const parent = await find(transaction, subcategoryId);
      if (parent) remove(transaction, parent, [id]);
    },

    remove,

    /** Records that a category was created in a course or moved to it: new lessons belong there. */
    link(transaction: Transaction, category: { id: number; courseId: number }): void {
      courseOf.write(transaction, category);
    },

    /** Records that a category was deleted. */
    unlink(transaction: Transaction, subcategoryId: number): void {
      courseOf.remove(transaction, subcategoryId);
    },
  };
}
