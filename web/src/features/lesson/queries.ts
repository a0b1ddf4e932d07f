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
export const lessonsOfSubcategories = (
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

/** The lessons of a course, or of all courses one after the other. */
export const lessonsToSearch = (courseId: number | null, limit: number): LiveQuery<typeof Lesson> => ({
  kind: 'query',
  collection: lessonsCollection,
  where: courseId === null ? [] : [['courseId', '==', courseId]],
  orderBy: courseId === null ? [['courseId', 'asc']] : [],
  limit,
  schema: Lesson,
});
