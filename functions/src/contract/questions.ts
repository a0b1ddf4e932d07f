import { isLessonId } from '@padavu/domain/lesson';
import {
  LessonQuestion,
  messageId,
  QuestionAnswer,
  LessonQuestionReply,
  LessonQuestionsReply,
} from '@padavu/domain/lesson-question';
import { messages } from '@padavu/domain/messages';
import { QuestionFilter, QuestionInput, QuestionModeration } from '@padavu/domain/question-input';
import { questionLimits } from '@padavu/domain/question-limits';
import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { instant } from '@padavu/domain/instant';
import { z } from 'zod';
import { QueueCursor } from '#/data/queue-page.ts';
import { nextPage, type Contract } from './contract.ts';
import { pageLimit, queueCourse } from './paging.ts';
import { idParam, noSuchId } from './params.ts';

const tag = 'Questions';
const id = z.string().regex(messageId, noSuchId);
const ofLesson = z.object({
  lessonId: idParam((text) => (isLessonId(text) ? undefined : messages.validation.lessonIdInvalid)),
});
const QuestionReply = LessonQuestionReply.meta({ id: 'LessonQuestion' });
const Person = z.object({ uid: z.string(), name: z.string() });
const Stored = LessonQuestion.extend({
  by: Person,
  text: z.string(),
  courseId: EntityId,
  lessonId: EntityId,
  subcategoryId: EntityId,
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
      'For approved learners of the course, once the day of the lesson is open. Pinned ones first, then those with the latest words; other learners by their given names alone.',
    tag,
    access: 'learner',
    params: ofLesson,
    query: z.object({ after: id.optional() }),
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
      'The device makes the id; the same question sent again is answered as before. All learners of the course see it.',
    tag,
    access: 'learner',
    params: ofLesson.extend({ questionId: id }),
    body,
    replies: { 200: dataReply(QuestionReply) },
    refusals: [409, 429],
  },
  withdraw: {
    method: 'DELETE',
    path: '/lesson-questions/:lessonId/:questionId',
    operationId: 'withdrawLessonQuestion',
    summary: 'Withdraw an own question that nobody has answered',
    description: 'It is gone for good. 409 `changed-meanwhile` for one that has an answer.',
    tag,
    access: 'signed-in',
    params: ofLesson.extend({ questionId: id }),
    replies: { 200: dataReply(z.object({ id: z.string() }).meta({ id: 'WithdrawnQuestion' })) },
    refusals: [403, 404, 409],
  },
  answer: {
    method: 'PUT',
    path: '/lesson-questions/:lessonId/:questionId/answers/:answerId',
    operationId: 'answerLessonQuestion',
    summary: 'Answer a question under a lesson',
    description:
      'Learners of the course, and administrators for the school. Whoever asked finds it under `answered` in their progress. 409 `question-closed` and `question-full`.',
    tag,
    access: 'signed-in',
    params: ofLesson.extend({ questionId: id, answerId: id }),
    body,
    replies: { 200: dataReply(QuestionReply) },
    refusals: [403, 404, 409, 429],
  },
  report: {
    method: 'POST',
    path: '/lesson-questions/:lessonId/:questionId/report',
    operationId: 'reportLessonQuestion',
    summary: 'Report a question to the school',
    description: 'The question or an answer to it. It stays until the school hides it.',
    tag,
    access: 'learner',
    params: ofLesson.extend({ questionId: id }),
    replies: { 200: dataReply(z.object({ id: z.string() }).meta({ id: 'ReportedQuestion' })) },
    refusals: [429],
  },
  see: {
    method: 'POST',
    path: '/users/me/seen-answers',
    operationId: 'seeAnswers',
    summary: 'Say that the answers under a lesson were seen',
    description: 'Takes them out of `answered` of the own progress.',
    tag: 'Own account',
    access: 'signed-in',
    body: z.object({ lessonId: EntityId }).meta({ id: 'SeenAnswers' }),
    replies: { 200: dataReply(z.object({ lessonId: EntityId }).meta({ id: 'SeenLesson' })) },
    refusals: [403, 404],
  },
  queue: {
    method: 'GET',
    path: '/admin/questions',
    operationId: 'listQuestions',
    summary: 'List the questions of a course, or of every course',
    description:
      'What waits for the school or was reported comes the longest waiting first; all of them the latest first. Teachers name one of their courses.',
    tag,
    access: 'staff',
    query: z.object({
      show: QuestionFilter.default('waiting'),
      courseId: queueCourse,
      limit: pageLimit(questionLimits.perQueuePage),
      cursor: QueueCursor.optional(),
    }),
    replies: { 200: dataReply(z.array(Stored)) },
    headers: nextPage,
  },
  moderate: {
    method: 'PUT',
    path: '/admin/questions/:questionId',
    operationId: 'moderateQuestion',
    summary: 'Pin, hide or close a question, or say that it needs nothing more',
    description: 'What is not named stays. `hiddenAnswers` names all answers that learners do not see.',
    tag,
    access: 'staff',
    params: z.object({ questionId: id }),
    body: QuestionModeration.meta({ id: 'QuestionModeration' }),
    replies: { 200: dataReply(Stored) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
