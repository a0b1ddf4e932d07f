import { Subcategory, subcategoriesCollection } from '@padavu/domain/subcategory';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readDocument, readDocuments } from './documents.ts';

export type SubcategoriesData = ReturnType<typeof subcategoriesData>;

async function read(query: Query): Promise<Subcategory[]> {
  const { docs } = await query.get();
  return readDocuments(Subcategory, docs).toSorted((one, other) => one.id - other.id);
}

/** Reading categories, by id (specification 7, "Subcategories"). */
export function subcategoriesData({ db }: { db: Firestore }) {
  const subcategories = db.collection(subcategoriesCollection);
  return {
    list: (): Promise<Subcategory[]> => read(subcategories),

    ofCourse: (courseId: number): Promise<Subcategory[]> =>
      read(subcategories.where('courseId', '==', courseId)),

    async find(id: number): Promise<Subcategory | undefined> {
      return readDocument(Subcategory, await subcategories.doc(String(id)).get());
    },
  };
}
