import { Course, coursesCollection } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { subcategoriesCollection, Subcategory } from '@padavu/domain/subcategory';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { conflict } from '#/http/app-error.ts';
import { readDocument } from './documents.ts';
import { fetchOne } from './reads.ts';

/** Where lessons are: a category, and the course it belongs to, where that still exists. */
export type Place = { subcategory: Subcategory; course: Course | undefined };

export type LessonPlaces = ReturnType<typeof lessonPlaces>;

/**
 * The records that count lessons, a category's `lessonsCount` and a course's `lessonIds`, kept in the transaction that
 * adds or takes lessons. They are no edit: the version of a category or a course stays as it is.
 */
export function lessonPlaces({ db }: { db: Firestore }) {
  const subcategoryRef = (id: number) => db.collection(subcategoriesCollection).doc(String(id));
  const courseRef = (id: number) => db.collection(coursesCollection).doc(String(id));

  return {
    async find(transaction: Transaction, subcategoryId: number): Promise<Place | undefined> {
      const snapshot = await fetchOne(subcategoryRef(subcategoryId), transaction);
      const subcategory = readDocument(Subcategory, snapshot);
      if (!subcategory) return undefined;
      const course = await fetchOne(courseRef(subcategory.courseId), transaction);
      return { subcategory, course: readDocument(Course, course) };
    },

    /** 409 for a category that is full. */
    add(transaction: Transaction, { subcategory, course }: Place, lessonIds: readonly number[]): void {
      const lessonsCount = subcategory.lessonsCount + lessonIds.length;
      if (lessonsCount > limits.category.lessons) throw conflict(messages.categories.full, 'category-full');
      transaction.update(subcategoryRef(subcategory.id), { lessonsCount });
      if (course && lessonIds.length > 0) {
        transaction.update(courseRef(course.id), { lessonIds: FieldValue.arrayUnion(...lessonIds) });
      }
    },

    take(transaction: Transaction, { subcategory, course }: Place, lessonIds: readonly number[]): void {
      const lessonsCount = Math.max(subcategory.lessonsCount - lessonIds.length, 0);
      transaction.update(subcategoryRef(subcategory.id), { lessonsCount });
      if (course && lessonIds.length > 0) {
        transaction.update(courseRef(course.id), { lessonIds: FieldValue.arrayRemove(...lessonIds) });
      }
    },
  };
}
