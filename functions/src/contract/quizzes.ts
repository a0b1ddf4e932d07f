import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { isLessonId } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { LearnerQuiz, GradedQuiz, Quiz, QuizAnswers, QuizStats, Tally } from '@padavu/domain/learning/quiz';
import { QuizInput } from '@padavu/domain/learning/quiz-input';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { accountParams, idParam } from './params.ts';

const tag = 'Quizzes';
const params = z.object({
  lessonId: idParam((text) => (isLessonId(text) ? undefined : messages.validation.lessonIdInvalid)),
});
const Results = QuizStats.extend({ questions: z.record(z.string(), Tally) }).meta({ id: 'QuizResults' });
const Stored = Quiz.omit({ salt: true }).meta({ id: 'Quiz' });

export const quizContracts = {
  readOwn: {
    method: 'GET',
    path: '/quizzes/:lessonId',
    operationId: 'getLessonQuiz',
    summary: 'Read the quiz of a lesson',
    description:
      'For approved learners of the course, once the day of the lesson is open; 403 before that, and while the course is a draft. The response does not contain the right answers, because the API grades. It contains the translations, so that one copy serves both languages.',
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
      "Grades the answers and stores the result in the caller's progress. Passing a `required` quiz completes its lesson. An attempt that is sent again with the same answers counts once. Explanations and right answers are in the language of `Accept-Language` if they are translated. 400 at an answer that has another form than its question asks for, which uses no try. 409 `quiz-changed` if the quiz has other questions by now, and `no-tries-left` if the learner has used all tries.",
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
    summary: 'Read how often the questions of a quiz were answered correctly',
    description: 'The counts are by question id. A changed question gets another id, and is counted anew.',
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
    summary: 'Grant a learner one more try at a quiz',
    description:
      'For a learner who has no try left and has not passed; for others nothing changes. 404 if the learner has not answered the quiz.',
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
    summary: 'Create or change the quiz of a lesson',
    description:
      'Results that learners already have do not change. For a lesson without a quiz, the version in `If-Match` is `"0"`.',
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
    summary: 'Delete the quiz of a lesson',
    description:
      'Lessons that were completed by passing it stay complete. 404 if the lesson has none, and so for a repeated call.',
    tag,
    access: 'staff',
    params,
    replies: { 200: dataReply(z.object({ lessonId: z.int() }).meta({ id: 'DeletedQuiz' })) },
    refusals: [404],
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
