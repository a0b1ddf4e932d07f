import { adminMessages } from '@padavu/domain/admin-messages';
import { isLessonId } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { LearnerQuiz, GradedQuiz, Quiz, QuizAnswers, QuizStats, Tally } from '@padavu/domain/quiz';
import { QuizInput } from '@padavu/domain/quiz-input';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { accountParams, idParam } from './params.ts';

const tag = 'Quizzes';
const params = z.object({
  lessonId: idParam((text) => (isLessonId(text) ? undefined : messages.validation.lessonIdInvalid)),
});
const Results = QuizStats.extend({ questions: z.record(z.string(), Tally) }).meta({ id: 'QuizResults' });
const Stored = Quiz.meta({ id: 'Quiz' });

export const quizContracts = {
  readOwn: {
    method: 'GET',
    path: '/quizzes/:lessonId',
    operationId: 'getLessonQuiz',
    summary: 'Read the quiz of a lesson',
    description:
      'For approved learners of the course, once the day of the lesson is open. Without what is right: that is graded here. What is translated comes along, so that one copy serves both languages.',
    tag,
    access: 'learner',
    params,
    replies: { 200: dataReply(LearnerQuiz.meta({ id: 'LessonQuiz' })) },
    condition: 'If-None-Match',
  },
  answer: {
    method: 'POST',
    path: '/quizzes/:lessonId/answers',
    operationId: 'answerLessonQuiz',
    summary: 'Answer the quiz of a lesson',
    description:
      'Grades the answers and keeps the result in the own progress. A quiz that is `required` completes its lesson when it is passed. An attempt that is sent again counts once. Explanations and right answers are in the language of `Accept-Language` where there are any. 409 `quiz-changed` for answers to other questions than it has now, and `no-tries-left`.',
    tag,
    access: 'learner',
    params,
    body: QuizAnswers.meta({ id: 'QuizAnswers' }),
    replies: { 200: dataReply(GradedQuiz.meta({ id: 'GradedQuiz' })) },
    refusals: [409],
  },
  read: {
    method: 'GET',
    path: '/admin/quizzes/:lessonId',
    operationId: 'getQuiz',
    summary: 'Read a quiz with its answers',
    tag,
    access: 'staff',
    params,
    replies: { 200: dataReply(Stored) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  stats: {
    method: 'GET',
    path: '/admin/quizzes/:lessonId/results',
    operationId: 'getQuizResults',
    summary: 'Read how often the questions of a quiz were answered rightly',
    description: 'By the ids of the questions. A question that is changed is another one.',
    tag,
    access: 'staff',
    params,
    replies: { 200: dataReply(Results) },
    refusals: [404],
  },
  giveTry: {
    method: 'POST',
    path: '/admin/quizzes/:lessonId/tries/:id',
    operationId: 'giveQuizTry',
    summary: 'Give a learner one more try at a quiz',
    description:
      'For who has none left and has not passed; otherwise nothing changes. 404 for who has not answered the quiz.',
    tag,
    access: 'staff',
    params: params.extend(accountParams(adminMessages.users.invalidSelection).shape),
    replies: {
      200: dataReply(
        z
          .object({ lessonId: z.int(), triesLeft: z.int().nonnegative().nullable() })
          .meta({ id: 'QuizTries' }),
      ),
    },
    refusals: [404],
  },
  save: {
    method: 'PUT',
    path: '/admin/quizzes/:lessonId',
    operationId: 'saveQuiz',
    summary: 'Give a lesson a quiz, or change it',
    description: 'Results that were given stay as they are.',
    tag,
    access: 'staff',
    params,
    body: QuizInput.meta({ id: 'QuizInput' }),
    longestBody: limits.quiz.bytes,
    replies: { 200: dataReply(Stored) },
    refusals: [404],
    condition: 'If-Match',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/quizzes/:lessonId',
    operationId: 'deleteQuiz',
    summary: 'Take the quiz of a lesson away',
    description: 'What is complete by it stays complete.',
    tag,
    access: 'staff',
    params,
    replies: { 200: dataReply(z.object({ lessonId: z.int() }).meta({ id: 'DeletedQuiz' })) },
    refusals: [404],
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
