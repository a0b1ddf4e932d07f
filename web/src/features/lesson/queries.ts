import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/**
 * A category's lessons. The course stands in the question because the rules let a learner ask about the own course
 * alone; there is no order in it because a store would leave out the lessons without a day.
 */
export const lessonsOfSubcategory = (courseId: number, subcategoryId: number): LiveQuery<typeof Lesson> => ({
  kind: 'query',
  collection: lessonsCollection,
  where: [
    ['courseId', '==', courseId],
    ['subcategoryId', '==', subcategoryId],
  ],
  orderBy: [],
  schema: Lesson,
});
