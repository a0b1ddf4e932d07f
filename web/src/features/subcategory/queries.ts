import { Subcategory, subcategoriesCollection } from '@padavu/domain/subcategory';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

export const subcategoriesOfCourse = (courseId: number): LiveQuery<typeof Subcategory> => ({
  kind: 'query',
  collection: subcategoriesCollection,
  where: [['courseId', '==', courseId]],
  orderBy: [],
  schema: Subcategory,
});

export const subcategoryDocument = (id: number): LiveDocument<typeof Subcategory> => ({
  kind: 'document',
  path: `${subcategoriesCollection}/${id}`,
  schema: Subcategory,
});

/** The categories of some courses by id. */
export const subcategoriesOfCourses = (
  courseIds: readonly number[],
  limit: number,
): LiveQuery<typeof Subcategory> => ({
  kind: 'query',
  collection: subcategoriesCollection,
  where: [['courseId', 'in', courseIds]],
  orderBy: [['id', 'asc']],
  limit,
  schema: Subcategory,
});

export const subcategoriesWithIds = (ids: readonly number[]): LiveQuery<typeof Subcategory> => ({
  kind: 'query',
  collection: subcategoriesCollection,
  where: [['id', 'in', ids]],
  orderBy: [],
  schema: Subcategory,
});
