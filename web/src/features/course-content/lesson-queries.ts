import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

/**
 * Every lesson of a course, by the same query on all of the learner's pages: the course is on the device after one
 * visit, and opening another lesson reads nothing. It has no order, because Firestore would leave out the lessons
 * without a day.
 */
export const lessonsOfCourse = (courseId: number): LiveQuery<typeof Lesson> => ({
  kind: 'query',
  collection: lessonsCollection,
  where: [['courseId', '==', courseId]],
  orderBy: [],
  schema: Lesson,
});

export const lessonDocument = (id: number): LiveDocument<typeof Lesson> => ({
  kind: 'document',
  path: `${lessonsCollection}/${id}`,
  schema: Lesson,
});

/** The lessons of some categories. It has no order, because Firestore would leave out those without a day. */
export const lessonsOfCategories = (
  subcategoryIds: readonly number[],
  limit: number,
): LiveQuery<typeof Lesson> => ({
  kind: 'query',
  collection: lessonsCollection,
  where: [['subcategoryId', 'in', subcategoryIds]],
  orderBy: [],
  limit,
  schema: Lesson,
});

/** The first lessons of a category by day, or the last ones with `desc`. Lessons without a day are left out. */
export const lessonsByDay = (
  subcategoryId: number,
  direction: 'asc' | 'desc',
  limit: number,
): LiveQuery<typeof Lesson> => ({
  kind: 'query',
  collection: lessonsCollection,
  where: [['subcategoryId', '==', subcategoryId]],
  orderBy: [
    ['day', direction],
    ['id', direction],
  ],
  limit,
  schema: Lesson,
});

/** Lessons by id, after an id (0 for the beginning): of a category, of a course, or all of them with `null`. */
export const lessonsAfter = (
  id: number,
  limit: number,
  parent: { subcategoryId: number } | { courseId: number } | null,
): LiveQuery<typeof Lesson> => ({
  kind: 'query',
  collection: lessonsCollection,
  where: [
    ...Object.entries(parent ?? {}).map(([field, value]) => [field, '==', value] as const),
    ...(id === 0 ? [] : [['id', '>', id] as const]),
  ],
  orderBy: [['id', 'asc']],
  limit,
  schema: Lesson,
});
