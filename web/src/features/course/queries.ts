import { Course, coursesCollection } from '@padavu/domain/course';
import type { LiveDocument } from '@/lib/firebase/live.ts';

export const courseDocument = (id: number): LiveDocument<typeof Course> => ({
  kind: 'document',
  path: `${coursesCollection}/${id}`,
  schema: Course,
});
