import { Quiz, quizzesCollection } from '@padavu/domain/learning/quiz';
import type { LiveDocument } from '@/lib/firebase/live.ts';

/** The quiz of a lesson with its answers, for administrators. Apart from `queries.ts`, which learners load too. */
export const quizDocument = (lessonId: number): LiveDocument<typeof Quiz> => ({
  kind: 'document',
  path: `${quizzesCollection}/${lessonId}`,
  schema: Quiz,
});
