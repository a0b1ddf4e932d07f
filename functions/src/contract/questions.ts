import { isLessonId } from '@padavu/domain/course/lesson';
import {
  LessonQuestion,
  messageId,
  QuestionAnswer,
  LessonQuestionReply,
  LessonQuestionsReply,
} from '@padavu/domain/learning/lesson-question';
import { messages } from '@padavu/domain/messages';
import { QuestionFilter, QuestionInput, QuestionModeration } from '@padavu/domain/learning/question-input';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { dataReply } from '@padavu/domain/api/reply';
import { EntityId } from '@padavu/domain/values/route-id';
import { instant } from '@padavu/domain/values/instant';
import { z } from 'zod';
import { LessonQuestionCursor, MomentCursor } from '#/cursors.ts';
import { nextPage, type Contract } from './contract.ts';
import { pageLimit, queueCourse } from './paging.ts';
import { deviceId, idParam, storedId } from './params.ts';

const tag = 'Questions';
const id = deviceId(messageId);
const lessonParams = z.object({
  lessonId: idParam((text) => (isLessonId(text) ? undefined : messages.validation.lessonIdInvalid)),
});
const QuestionReply = LessonQuestionReply.meta({ id: 'LessonQuestion' });
const Person = z.object({ uid: z.string(), name: z.string() });
const Stored = LessonQuestion.extend({
  by: Person,
  text: z.string(),
  courseId: storedId,
  lessonId: storedId,
  subcategoryId: storedId,
  lessonTitle: z.string(),
  askedAt: instant,
  lastAt: instant,
  waiting: z.boolean(),
  reported: z.boolean(),
  pinned: z.boolean(),
  hidden: z.boolean(),
  closed: z.boolean(),
  answers: z.array(
    QuestionAnswer.extend({
      by: Person,
      text: z.string(),
      at: instant,
      fromSchool: z.boolean(),
      hidden: z.boolean(),
    }).meta({ id: 'QuestionAnswer' }),
  ),
  reportedBy: z.array(z.string()),
  people: z.array(z.string()),
}).meta({ id: 'StoredQuestion' });

const body = QuestionInput.meta({ id: 'QuestionInput' });

export const questionContracts = {
  list: {
    method: 'GET',
    path: '/lesson-questions/:lessonId',
    operationId: 'getLessonQuestions',
    summary: 'List the questions under a lesson',
    description:
      'For approved learners of the course, once the day of the lesson is open; 403 before that, and while the course is a draft. Pinned questions come first, then those that were written to last. Other learners appear with their given names only.',
    tag,
    access: 'learner',
    params: lessonParams,
    query: z.object({ after: LessonQuestionCursor.optional() }),
    replies: {
      200: dataReply(
        LessonQuestionsReply.extend({ questions: z.array(QuestionReply) }).meta({ id: 'LessonQuestions' }),
      ),
    },
  },
  ask: {
    method: 'PUT',
    path: '/lesson-questions/:lessonId/:questionId',
    operationId: 'askLessonQuestion',
    summary: 'Ask a question under a lesson',
    description:
      'The device creates the id. The same question sent again gets the same answer. All learners of the course see it. 409 `changed-meanwhile` if another question has the id.',
    tag,
    access: 'learner',
    params: lessonParams.extend({ questionId: id }),
    body,
    replies: { 200: dataReply(QuestionReply) },
    refusals: [409, 429],
  },
  withdraw: {
    method: 'DELETE',
    path: '/lesson-questions/:lessonId/:questionId',
    operationId: 'withdrawLessonQuestion',
    summary: "Withdraw the caller's own question that nobody has answered",
    description:
      'This deletes the question for good. 404 for a repeated call. 409 `changed-meanwhile` if it has an answer.',
    tag,
    access: 'learner',
    params: lessonParams.extend({ questionId: id }),
    replies: { 200: dataReply(z.object({ id: z.string() }).meta({ id: 'WithdrawnQuestion' })) },
    refusals: [409],
  },
  answer: {
    method: 'PUT',
    path: '/lesson-questions/:lessonId/:questionId/answers/:answerId',
    operationId: 'answerLessonQuestion',
    summary: 'Answer a question under a lesson',
    description:
      'For learners of the course, and for administrators and teachers, who answer for the school. The person who asked finds the answer under `answered` in their progress. 409 `question-closed` if the school has closed the question to learners, `question-full` if it has as many answers as it can have, and `changed-meanwhile` if another answer has the id.',
    tag,
    access: 'signed-in',
    params: lessonParams.extend({ questionId: id, answerId: id }),
    body,
    replies: { 200: dataReply(QuestionReply) },
    refusals: [403, 404, 409, 429],
  },
  report: {
    method: 'POST',
    path: '/lesson-questions/:lessonId/:questionId/report',
    operationId: 'reportLessonQuestion',
    summary: 'Report a question or an answer to it to the school',
    description: 'What was reported stays visible until the school hides it.',
    tag,
    access: 'learner',
    params: lessonParams.extend({ questionId: id }),
    replies: { 200: dataReply(z.object({ id: z.string() }).meta({ id: 'AffectedRecord' })) },
    refusals: [429],
  },
  see: {
    method: 'POST',
    path: '/users/me/seen-answers',
    operationId: 'seeAnswers',
    summary: 'Mark the answers under a lesson as seen',
    description: "Removes them from `answered` in the caller's progress.",
    tag: 'Own account',
    access: 'learner',
    body: z
      .object({ lessonId: EntityId, to: z.enum(['questions', 'work']).optional() })
      .meta({ id: 'SeenAnswers' }),
    replies: { 200: dataReply(z.object({ lessonId: EntityId }).meta({ id: 'SeenLesson' })) },
  },
  queue: {
    method: 'GET',
    path: '/admin/questions',
    operationId: 'listQuestions',
    summary: 'List the questions of a course, or of every course',
    description:
      'Questions that wait or were reported are sorted with the longest waiting first, all questions with the latest first. Teachers must send the `courseId` of a course that they teach.',
    tag,
    access: 'staff',
    query: z.object({
      show: QuestionFilter.default('waiting'),
      courseId: queueCourse,
      limit: pageLimit(questionLimits.perQueuePage),
      cursor: MomentCursor.optional(),
    }),
    replies: { 200: dataReply(z.array(Stored)) },
    headers: nextPage,
  },
  moderate: {
    method: 'PUT',
    path: '/admin/questions/:questionId',
    operationId: 'moderateQuestion',
    summary: 'Pin, hide or close a question, or mark it as dealt with',
    description:
      'A field that is left out does not change. `hiddenAnswers` replaces the list of hidden answers.',
    tag,
    access: 'staff',
    params: z.object({ questionId: id }),
    body: QuestionModeration.meta({ id: 'QuestionModeration' }),
    replies: { 200: dataReply(Stored) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
