import { documentEntityId, EntityId } from '@padavu/domain/values/route-id';
import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { fetchOne, fetchPages, sumMatches } from '#/data/store/reads.ts';
import { isStored } from '#/data/store/store-errors.ts';

/** The course of each category, in a document of its own. Only this file reads and writes them. */
const categoryCoursesCollection = 'categoryCourses';

/** Documents in one page of a check. */
const pageSize = 300;

const CategoryCourse = z.object({ courseId: EntityId });

/**
 * The course that new lessons of a category belong to. Concurrent creations of lessons only read this document, so that
 * they do not make each other retry. A move or a deletion of the category writes it, and makes creations retry that
 * read it before (docs/decisions/066).
 */
export function categoryCourses({ db }: { db: Firestore }) {
  const ref = (subcategoryId: number) => db.collection(categoryCoursesCollection).doc(String(subcategoryId));

  async function createIfMissing({ id, courseId }: { id: number; courseId: number }): Promise<void> {
    await isStored(ref(id).create({ courseId }), GrpcStatus.ALREADY_EXISTS, GrpcStatus.ABORTED);
  }

  return {
    /** `undefined` where it is not written yet. */
    async read(subcategoryId: number, transaction?: Transaction): Promise<number | undefined> {
      const snapshot = await fetchOne(ref(subcategoryId), transaction);
      return CategoryCourse.safeParse(snapshot.data()).data?.courseId;
    },

    /**
     * Creates the document if there is none, outside a transaction. It never overwrites what a move of the category
     * wrote.
     */
    createIfMissing,

    write(transaction: Transaction, { id, courseId }: { id: number; courseId: number }): void {
      transaction.set(ref(id), { courseId });
    },

    remove(transaction: Transaction, subcategoryId: number): void {
      transaction.delete(ref(subcategoryId));
    },

    /** The number of documents, and the sum of the ids of their courses. */
    total: () => sumMatches(db.collection(categoryCoursesCollection), 'courseId'),

    /**
     * Deletes documents that differ from their categories or that have no category any more, and creates those that are
     * missing.
     */
    async correct(courses: ReadonlyMap<number, number>): Promise<void> {
      const correctIds = new Set<number>();
      for await (const docs of fetchPages(db.collection(categoryCoursesCollection), pageSize)) {
        for (const doc of docs) {
          const id = documentEntityId(doc.id);
          const isCorrect = id > 0 && CategoryCourse.safeParse(doc.data()).data?.courseId === courses.get(id);
          if (isCorrect) {
            correctIds.add(id);
            continue;
          }
          // One that was written after it was read is newer, and stays.
          const removal = doc.ref.delete({ lastUpdateTime: doc.updateTime });
          await isStored(removal, GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND);
        }
      }
      for (const [id, courseId] of courses) if (!correctIds.has(id)) await createIfMissing({ id, courseId });
    },
  };
}
