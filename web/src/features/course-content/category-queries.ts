import { Category, categoriesCollection } from '@padavu/domain/category';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

export const categoriesOfCourse = (courseId: number): LiveQuery<typeof Category> => ({
  kind: 'query',
  collection: categoriesCollection,
  where: [['courseId', '==', courseId]],
  orderBy: [],
  schema: Category,
});

export const categoryDocument = (id: number): LiveDocument<typeof Category> => ({
  kind: 'document',
  path: `${categoriesCollection}/${id}`,
  schema: Category,
});

/** The categories of some courses by id. */
export const categoriesOfCourses = (
  courseIds: readonly number[],
  limit: number,
): LiveQuery<typeof Category> => ({
  kind: 'query',
  collection: categoriesCollection,
  where: [['courseId', 'in', courseIds]],
  orderBy: [['id', 'asc']],
  limit,
  schema: Category,
});

/** Categories by id, after an id (0 for the beginning): of one course, or of all with `null`. */
export const categoriesAfter = (
  id: number,
  limit: number,
  courseId: number | null,
): LiveQuery<typeof Category> => ({
  kind: 'query',
  collection: categoriesCollection,
  where: [
    ...(courseId === null ? [] : [['courseId', '==', courseId] as const]),
    ...(id === 0 ? [] : [['id', '>', id] as const]),
  ],
  orderBy: [['id', 'asc']],
  limit,
  schema: Category,
});

export const categoriesWithIds = (ids: readonly number[]): LiveQuery<typeof Category> => ({
  kind: 'query',
  collection: categoriesCollection,
  where: [['id', 'in', ids]],
  orderBy: [],
  schema: Category,
});
