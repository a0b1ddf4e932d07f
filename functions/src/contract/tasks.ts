import { isLessonId } from '@padavu/domain/course/lesson';
import { messages } from '@padavu/domain/messages';
import { SentPicture } from '@padavu/domain/picture/sent-picture';
import { dataReply } from '@padavu/domain/api/reply';
import { instant } from '@padavu/domain/values/instant';
import {
  OwnWork,
  Submission,
  submissionIdPattern,
  WorkAnswer,
  WorkInput,
  WorkPicture,
} from '@padavu/domain/learning/task';
import { TaskState } from '@padavu/domain/learning/task-state';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import { z } from 'zod';
import { MomentCursor } from '#/cursors.ts';
import { nextPage, type Contract } from './contract.ts';
import { pageLimit, queueCourse } from './paging.ts';
import { idParam, noSuchId, storedId } from './params.ts';

const tag = 'Tasks';
const lessonParams = z.object({
  lessonId: idParam((text) => (isLessonId(text) ? undefined : messages.validation.lessonIdInvalid)),
});
const submissionParams = z.object({ submissionId: z.string().regex(submissionIdPattern, noSuchId) });
const OwnWorkReply = OwnWork.meta({ id: 'OwnWork' });
const Picture = SentPicture.meta({ id: 'WorkPicture' });
const Person = z.object({ uid: z.string(), name: z.string() });
const SubmissionReply = Submission.extend({
  by: Person,
  courseId: storedId,
  subcategoryId: storedId,
  lessonId: storedId,
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
    summary: "Read the caller's own work for a lesson",
    description:
      '`data` is `null` if nothing was handed in yet. The `task` of the lesson says what it asks for.',
    tag,
    access: 'learner',
    params: lessonParams,
    replies: { 200: dataReply(OwnWorkReply.nullable()) },
  },
  handIn: {
    method: 'PUT',
    path: '/lesson-tasks/:lessonId',
    operationId: 'handInWork',
    summary: 'Hand in work for a lesson',
    description:
      "Replaces what was handed in last, unless the school has answered that already. 404 if the lesson has no task. 409 `task-done` if the work is done, `task-full` if it was handed in as often as it can be, and `changed-meanwhile` if `lastTurnAt` is not that of the last turn. `tasks` in the caller's progress contains the state of the work.",
    tag,
    access: 'learner',
    params: lessonParams,
    body: WorkInput.meta({ id: 'WorkInput' }),
    replies: { 200: dataReply(OwnWorkReply) },
    refusals: [409, 429],
  },
  addPicture: {
    method: 'PUT',
    path: '/lesson-tasks/:lessonId/picture',
    operationId: 'addWorkPicture',
    summary: "Add a picture to the caller's own work",
    description:
      'Replaces an earlier picture. WebP, PNG or JPEG of at most 200 KiB, and at most 4096 pixels in width and in height. Only the learner and the school see it. 404 if nothing was handed in yet. 409 `task-done` if the work is done.',
    tag,
    access: 'learner',
    params: lessonParams,
    body: WorkPicture.meta({ id: 'WorkPictureInput' }),
    longestBody: 400_000,
    replies: { 200: dataReply(OwnWorkReply) },
    refusals: [409, 429],
  },
  ownPicture: {
    method: 'GET',
    path: '/lesson-tasks/:lessonId/picture',
    operationId: 'getOwnWorkPicture',
    summary: "Read the picture of the caller's own work",
    tag,
    access: 'learner',
    params: lessonParams,
    replies: { 200: dataReply(Picture) },
  },
  queue: {
    method: 'GET',
    path: '/admin/submissions',
    operationId: 'listSubmissions',
    summary: 'List the work of a course, or of every course',
    description:
      'Work that waits for the school is sorted with the longest waiting first, other work with the latest answered first. Teachers must send the `courseId` of a course that they teach.',
    tag,
    access: 'staff',
    query: z.object({
      state: TaskState.default('waiting'),
      courseId: queueCourse,
      limit: pageLimit(taskLimits.perQueuePage),
      cursor: MomentCursor.optional(),
    }),
    replies: { 200: dataReply(z.array(SubmissionReply)) },
    headers: nextPage,
  },
  answer: {
    method: 'PUT',
    path: '/admin/submissions/:submissionId',
    operationId: 'answerWork',
    summary: 'Answer work: it is done, or has to be handed in again',
    description:
      '`lastAt` is that of the work that the caller saw: 409 `changed-meanwhile` if somebody has written to it since. The same answer sent again changes nothing. The learner finds the answer under `answered` in their progress.',
    tag,
    access: 'staff',
    params: submissionParams,
    body: WorkAnswer.meta({ id: 'WorkAnswer' }),
    replies: { 200: dataReply(SubmissionReply) },
    refusals: [404, 409],
  },
  picture: {
    method: 'GET',
    path: '/admin/submissions/:submissionId/picture',
    operationId: 'getWorkPicture',
    summary: 'Read the picture of a piece of work',
    tag,
    access: 'staff',
    params: submissionParams,
    replies: { 200: dataReply(Picture) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
