import { Course, coursesCollection } from '@padavu/domain/course';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

export const courseDocument = (id: number): LiveDocument<typeof Course> => ({
  kind: 'document',
  path: `${coursesCollection}/${id}`,
  schema: Course,
});

/** Courses by id, drafts included: an administrator's. */
export const coursesById = (limit: number): LiveQuery<typeof Course> => ({
  kind: 'query',
  collection: coursesCollection,
  where: [],
  orderBy: [['id', 'asc']],
  limit,
  schema: Course,
});
