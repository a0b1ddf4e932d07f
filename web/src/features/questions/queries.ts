import { LessonQuestion, questionsCollection } from '@padavu/domain/lesson-question';
import type { QuestionFilter } from '@padavu/domain/question-input';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/** Questions, a teacher's of one course alone: those that wait or were reported oldest first, all of them the latest first. */
export function listedQuestions(filter: QuestionFilter, limit: number): LiveQuery<typeof LessonQuestion> {
  return {
    kind: 'query',
    collection: questionsCollection,
    where: filter === 'all' ? [] : [[filter, '==', true]],
    orderBy: [['lastAt', filter === 'all' ? 'desc' : 'asc']],
    limit,
    schema: LessonQuestion,
  };
}
