import { isLessonId } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { ClaimPicture } from '@padavu/domain/payment-claim';
import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { instant } from '@padavu/domain/instant';
import {
  OwnWork,
  Submission,
  submissionIdPattern,
  WorkAnswer,
  WorkInput,
  WorkPicture,
} from '@padavu/domain/task';
import { TaskState } from '@padavu/domain/task-state';
import { taskLimits } from '@padavu/domain/task-limits';
import { z } from 'zod';
import { QueueCursor } from '#/data/queue-page.ts';
import { nextPage, type Contract } from './contract.ts';
import { pageLimit, queueCourse } from './paging.ts';
import { idParam, noSuchId } from './params.ts';

const tag = 'Tasks';
const ofLesson = z.object({
  lessonId: idParam((text) => (isLessonId(text) ? undefined : messages.validation.lessonIdInvalid)),
});
const ofSubmission = z.object({ submissionId: z.string().regex(submissionIdPattern, noSuchId) });
const Own = OwnWork.meta({ id: 'OwnWork' });
const Picture = ClaimPicture.meta({ id: 'WorkPicture' });
const Person = z.object({ uid: z.string(), name: z.string() });
const Stored = Submission.extend({
  by: Person,
  courseId: EntityId,
  subcategoryId: EntityId,
  lessonId: EntityId,
  lessonTitle: z.string(),
  state: TaskState,
  hasPicture: z.boolean(),
  lastAt: instant,
  turns: z.array(z.object({ fromSchool: z.boolean(), by: Person, text: z.string(), at: instant })),
}).meta({ id: 'Submission' });

export const taskContracts = {
  readOwn: {
    method: 'GET',
    path: '/lesson-tasks/:lessonId',
    operationId: 'getOwnWork',
    summary: 'Read the own work for a lesson',
    description: '`null` where nothing was handed in yet. What a lesson asks for is its `task`.',
    tag,
    access: 'learner',
    params: ofLesson,
    replies: { 200: dataReply(Own.nullable()) },
  },
  handIn: {
    method: 'PUT',
    path: '/lesson-tasks/:lessonId',
    operationId: 'handInWork',
    summary: 'Hand in work for a lesson',
    description:
      'In the place of what was handed in last, until the school has answered that; 409 `task-done` once it is done, and `task-full`. How it stands is in `tasks` of the own progress.',
    tag,
    access: 'learner',
    params: ofLesson,
    body: WorkInput.meta({ id: 'WorkInput' }),
    replies: { 200: dataReply(Own) },
    refusals: [409, 429],
  },
  addPicture: {
    method: 'PUT',
    path: '/lesson-tasks/:lessonId/picture',
    operationId: 'addWorkPicture',
    summary: 'Add a picture to the own work',
    description:
      'In the place of the one before. WebP, PNG or JPEG of at most 200 KiB and 4096 pixels a side; the school alone sees it. 404 before anything is handed in.',
    tag,
    access: 'learner',
    params: ofLesson,
    body: WorkPicture.meta({ id: 'WorkPictureInput' }),
    longestBody: 400_000,
    replies: { 200: dataReply(Own) },
    refusals: [409, 429],
  },
  ownPicture: {
    method: 'GET',
    path: '/lesson-tasks/:lessonId/picture',
    operationId: 'getOwnWorkPicture',
    summary: 'Read the picture of the own work',
    tag,
    access: 'learner',
    params: ofLesson,
    replies: { 200: dataReply(Picture) },
  },
  queue: {
    method: 'GET',
    path: '/admin/submissions',
    operationId: 'listSubmissions',
    summary: 'List the work of a course, or of every course',
    description:
      'What waits for the school comes the longest waiting first; the rest the latest answered first. Teachers name one of their courses.',
    tag,
    access: 'staff',
    query: z.object({
      state: TaskState.default('waiting'),
      courseId: queueCourse,
      limit: pageLimit(taskLimits.perQueuePage),
      cursor: QueueCursor.optional(),
    }),
    replies: { 200: dataReply(z.array(Stored)) },
    headers: nextPage,
  },
  answer: {
    method: 'PUT',
    path: '/admin/submissions/:submissionId',
    operationId: 'answerWork',
    summary: 'Say that work is done, or wanted again',
    description:
      '`lastAt` is that of the work that was looked at: 409 `changed-meanwhile` when it was handed in anew. The learner finds the answer under `answered` in the own progress.',
    tag,
    access: 'staff',
    params: ofSubmission,
    body: WorkAnswer.meta({ id: 'WorkAnswer' }),
    replies: { 200: dataReply(Stored) },
    refusals: [404, 409],
  },
  picture: {
    method: 'GET',
    path: '/admin/submissions/:submissionId/picture',
    operationId: 'getWorkPicture',
    summary: 'Read the picture of a piece of work',
    tag,
    access: 'staff',
    params: ofSubmission,
    replies: { 200: dataReply(Picture) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
