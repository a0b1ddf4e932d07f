import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import type { LiveQuery } from '@/lib/firebase/live.ts';

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
