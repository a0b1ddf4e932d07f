import { Course, coursesCollection } from '@padavu/domain/course';
import { Progress, progressPath } from '@padavu/domain/progress';
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
