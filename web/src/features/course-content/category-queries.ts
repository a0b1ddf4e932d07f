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

/** The most courses that one question may name. */
export const coursesPerQuestion = 30;

/** Categories by id, after one of them: of some courses, or of all with `null`. */
export const subcategoriesAfter = (
  id: number,
  limit: number,
  courseIds: readonly number[] | null,
): LiveQuery<typeof Subcategory> => ({
  kind: 'query',
  collection: subcategoriesCollection,
  where: [
    ...(courseIds === null ? [] : [['courseId', 'in', courseIds] as const]),
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
