import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

/**
 * Every lesson of a course, in one question for all of the learner's pages: so the course is on the device after one
 * visit, and going on to another lesson reads nothing. There is no order in it because a store would leave out the
 * lessons without a day.
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

/** The lessons of some categories. There is no order in it because a store would leave out those without a day. */
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

/** The first lessons of a category by day, or the last ones with `desc`. Those without a day are not among them. */
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

/** Lessons by id, after one of them: of a category, of a course, or of all with `null`. */
export const lessonsAfter = (
  id: number,
  limit: number,
  of: { subcategoryId: number } | { courseId: number } | null,
): LiveQuery<typeof Lesson> => ({
  kind: 'query',
  collection: lessonsCollection,
  where: [
    ...Object.entries(of ?? {}).map(([field, value]) => [field, '==', value] as const),
    ...(id === 0 ? [] : [['id', '>', id] as const]),
  ],
  orderBy: [['id', 'asc']],
  limit,
  schema: Lesson,
});
