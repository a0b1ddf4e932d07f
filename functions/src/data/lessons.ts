import { byDay, Lesson, lessonsCollection } from '@padavu/domain/lesson';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocument, readDocuments } from './documents.ts';

export type LessonsData = ReturnType<typeof lessonsData>;

/** Reading lessons whole: what of one a person may see is the caller's to decide. */
export function lessonsData({ db }: { db: Firestore }) {
  const lessons = db.collection(lessonsCollection);
  return {
    /** The lessons of a category by day (specification 2.18). */
    async ofSubcategory(subcategoryId: number): Promise<Lesson[]> {
      const { docs } = await lessons.where('subcategoryId', '==', subcategoryId).get();
      return readDocuments(Lesson, docs).toSorted(byDay);
    },

    async find(id: number): Promise<Lesson | undefined> {
      return readDocument(Lesson, await lessons.doc(String(id)).get());
    },
  };
}
