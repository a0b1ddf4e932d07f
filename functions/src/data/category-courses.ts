import { documentEntityId, EntityId } from '@padavu/domain/route-id';
import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { fetchOne, fetchPages, sumMatches } from './reads.ts';
import { isStoreError } from './store-errors.ts';

/** The course of each category, apart from it. Nobody but this file reads or writes it. */
const categoryCoursesCollection = 'categoryCourses';

/** Documents that one read of a check brings. */
const pageSize = 300;

const CategoryCourse = z.object({ courseId: EntityId });

function unlessWritten(error: unknown): void {
  if (!isStoreError(error, GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND)) throw error;
}

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

    /** How many there are, and the sum of the ids of their courses. */
    total: () => sumMatches(db.collection(categoryCoursesCollection), 'courseId'),

    /**
     * Those that say something else than the categories do, or that stand for no category any more, go: whoever needs one
     * writes it from the category. Those that nothing has written yet are written.
     */
    async heal(courses: ReadonlyMap<number, number>): Promise<void> {
      const right = new Set<number>();
      for await (const docs of fetchPages(db.collection(categoryCoursesCollection), pageSize)) {
        for (const doc of docs) {
          const id = documentEntityId(doc.id);
          const isRight = id > 0 && CategoryCourse.safeParse(doc.data()).data?.courseId === courses.get(id);
          if (isRight) right.add(id);
          // Written anew since it was read, it is somebody's last word.
          else await doc.ref.delete({ lastUpdateTime: doc.updateTime }).catch(unlessWritten);
        }
      }
      for (const [id, courseId] of courses) if (!right.has(id)) await this.begin({ id, courseId });
    },
  };
}
