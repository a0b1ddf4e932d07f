import { Category, categoriesCollection } from '@padavu/domain/course/category';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { Progress, progressPath } from '@padavu/domain/learning/progress';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

export const courseDocument = (id: number): LiveDocument<typeof Course> => ({
  kind: 'document',
  path: `${coursesCollection}/${id}`,
  schema: Course,
});

/** Courses by id, drafts included, from the beginning or after an id; for administrators. */
export const coursesById = (limit: number, after = 0): LiveQuery<typeof Course> => ({
  kind: 'query',
  collection: coursesCollection,
  where: after === 0 ? [] : [['id', '>', after]],
  orderBy: [['id', 'asc']],
  limit,
  schema: Course,
});

export const coursesWithIds = (ids: readonly number[]): LiveQuery<typeof Course> => ({
  kind: 'query',
  collection: coursesCollection,
  where: [['id', 'in', ids]],
  orderBy: [],
  schema: Course,
});

/** Whether a course has a slug: that course, or none. */
export const coursesWithSlug = (slug: string): LiveQuery<typeof Course> => ({
  kind: 'query',
  collection: coursesCollection,
  where: [['slug', '==', slug]],
  orderBy: [],
  limit: 1,
  schema: Course,
});

export const progressDocument = (uid: string, courseId: number): LiveDocument<typeof Progress> => ({
  kind: 'document',
  path: progressPath(uid, courseId),
  schema: Progress,
});

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
