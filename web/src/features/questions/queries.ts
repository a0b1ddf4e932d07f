import { LessonQuestion, questionsCollection } from '@padavu/domain/learning/lesson-question';
import type { QuestionFilter } from '@padavu/domain/learning/question-input';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/** Questions, of one course for a teacher. Waiting and reported ones come oldest first, all of them newest first. */
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
