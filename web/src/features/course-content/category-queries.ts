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

/** Categories by id, after one of them: of a course, or of all with `null`. */
export const subcategoriesAfter = (
  id: number,
  limit: number,
  courseId: number | null,
): LiveQuery<typeof Subcategory> => ({
  kind: 'query',
  collection: subcategoriesCollection,
  where: [
    ...(courseId === null ? [] : [['courseId', '==', courseId] as const]),
    ...(id === 0 ? [] : [['id', '>', id] as const]),
  ],
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
