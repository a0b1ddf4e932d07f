import { EntityId } from '@padavu/domain/route-id';
import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { fetchOne } from './reads.ts';
import { isStoreError } from './store-errors.ts';

/** The course of each category, apart from it. Nobody but this file reads or writes it. */
const categoryCoursesCollection = 'categoryCourses';

const CategoryCourse = z.object({ courseId: EntityId });

/**
 * Which course new lessons of a category belong to. Lessons that are made at once all read it and none of them writes it,
 * so that they do not make each other begin again; a move or a deletion of the category writes it, and makes those begin
 * again that read it before (docs/decisions/066).
 */
export function categoryCourses({ db }: { db: Firestore }) {
  const ref = (subcategoryId: number) => db.collection(categoryCoursesCollection).doc(String(subcategoryId));

  return {
    /** `undefined` where nothing has written it yet. */
    async read(subcategoryId: number, transaction?: Transaction): Promise<number | undefined> {
      const snapshot = await fetchOne(ref(subcategoryId), transaction);
      return CategoryCourse.safeParse(snapshot.data()).data?.courseId;
    },

    /** Writes it where nothing has, outside a transaction: whoever moves or deletes the category has the last word. */
    async begin({ id, courseId }: { id: number; courseId: number }): Promise<void> {
      try {
        await ref(id).create({ courseId });
      } catch (error) {
        if (!isStoreError(error, GrpcStatus.ALREADY_EXISTS, GrpcStatus.ABORTED)) throw error;
      }
    },

    write(transaction: Transaction, { id, courseId }: { id: number; courseId: number }): void {
      transaction.set(ref(id), { courseId });
    },

    remove(transaction: Transaction, subcategoryId: number): void {
      transaction.delete(ref(subcategoryId));
    },
  };
}
