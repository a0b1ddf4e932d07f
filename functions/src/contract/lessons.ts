import { LessonInput, LessonReply as Reply, LessonUpdate } from '@padavu/domain/course/lesson';
import { LessonOrder } from '@padavu/domain/course/lesson-order';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { DeletedOrRestored, newVersion, type Contract } from './contract.ts';
import { categoryParams, lessonParams, courseParams } from './params.ts';

const tag = 'Lessons';

/** A lesson, or its outline: no video, and `locked`. */
const LessonReply = Reply.meta({ id: 'Lesson' });

/** Several lessons to create, in their order. */
const LessonList = z
  .object({
    lessons: z
      .array(LessonInput, { error: messages.validation.lessonsRequired })
      .min(1, messages.validation.lessonsRequired)
      .max(limits.lessonList.lessons, messageFor.tooMany(limits.lessonList.lessons)),
  })
  .meta({ id: 'LessonList' });

const lessonVisibility =
  'Administrators, teachers and approved learners of the course get the whole lesson. Everybody else gets an outline, with `locked`. Learners get an outline before the day of the lesson is open, with `opensAt`.';

export const lessonContracts = {
  list: {
    method: 'GET',
    path: '/lessons/subcategory/:subcategoryId',
    operationId: 'listLessons',
    summary: 'List the lessons of a category by day',
    description: lessonVisibility,
    tag,
    access: 'optional',
    params: categoryParams,
    replies: { 200: dataReply(z.array(LessonReply)) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  ofCourse: {
    method: 'GET',
    path: '/lessons/course/:courseId',
    operationId: 'listLessonsOfCourse',
    summary: 'List the lessons of a course by day',
    description:
      'For administrators, teachers and approved learners of the course; 403 names the reason why an account is not approved. 404 for learners while the course is a draft. Learners get an outline of a lesson before its day is open, with `locked` and `opensAt`.',
    tag,
    access: 'signed-in',
    params: courseParams,
    replies: { 200: dataReply(z.array(LessonReply)) },
    refusals: [403, 404],
  },
  read: {
    method: 'GET',
    path: '/lessons/subcategory/:subcategoryId/lesson/:lessonId',
    operationId: 'getLesson',
    summary: 'Read a lesson',
    description: lessonVisibility,
    tag,
    access: 'optional',
    params: lessonParams,
    replies: { 200: dataReply(LessonReply) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  create: {
    method: 'POST',
    path: '/lessons/subcategory/:subcategoryId',
    operationId: 'createLesson',
    summary: 'Create a lesson in a category',
    description: '409 `category-full` if the category has as many lessons as it can have.',
    tag,
    access: 'staff',
    idempotent: true,
    params: categoryParams,
    body: LessonInput.meta({ id: 'LessonInput' }),
    replies: { 201: dataReply(LessonReply) },
    headers: newVersion,
    refusals: [404, 409],
  },
  createAll: {
    method: 'POST',
    path: '/lessons/subcategory/:subcategoryId/list',
    operationId: 'createLessons',
    summary: 'Create several lessons in a category',
    description: `Creates all of them, in the order of the list, or none. \`errors\` names the row and the field, such
as \`lessons.3.title\`; rows are counted from 0. 409 \`category-full\` if the category has no room for all of them.`,
    tag,
    access: 'staff',
    idempotent: true,
    params: categoryParams,
    body: LessonList,
    longestBody: limits.lessonList.bytes,
    replies: { 201: dataReply(z.array(LessonReply)) },
    refusals: [404, 409],
  },
  update: {
    method: 'PUT',
    path: '/lessons/subcategory/:subcategoryId/lesson/:lessonId',
    operationId: 'updateLesson',
    summary: 'Change a lesson',
    description:
      'The path contains the present category of the lesson, and `subcategoryId` in the body the one that it moves to. 409 `category-full` if that one has as many lessons as it can have.',
    tag,
    access: 'staff',
    params: lessonParams,
    body: LessonUpdate.meta({ id: 'LessonUpdate' }),
    replies: { 200: dataReply(LessonReply) },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  remove: {
    method: 'DELETE',
    path: '/lessons/subcategory/:subcategoryId/lesson/:lessonId',
    operationId: 'deleteLesson',
    summary: 'Delete a lesson',
    description:
      'Safe to repeat. `auditId` in the response is the audit entry by which the deletion can be undone.',
    tag,
    access: 'staff',
    params: lessonParams,
    replies: { 200: DeletedOrRestored },
    refusals: [404],
    condition: 'If-Match',
  },
  duplicate: {
    method: 'POST',
    path: '/lessons/subcategory/:subcategoryId/lesson/:lessonId/duplicate',
    operationId: 'duplicateLesson',
    summary: 'Copy a lesson',
    description:
      'The copy gets the next free day of the category. 409 `no-free-day` if every day has a lesson, and `category-full` if the category has as many lessons as it can have.',
    tag,
    access: 'staff',
    idempotent: true,
    params: lessonParams,
    replies: { 201: dataReply(LessonReply) },
    headers: newVersion,
    refusals: [404, 409],
  },
  reorder: {
    method: 'PUT',
    path: '/lessons/subcategory/:subcategoryId/order',
    operationId: 'reorderLessons',
    summary: 'Reorder the lessons of a category',
    description: `The lessons exchange their days, so that the set of days stays the same. If lessons share a day or
have none, days are assigned anew. 409 \`changed-meanwhile\` if the ids are not exactly those of the category's
lessons, and \`too-many-lessons\` if there are more lessons than days.`,
    tag,
    access: 'staff',
    params: categoryParams,
    body: LessonOrder.meta({ id: 'LessonOrder' }),
    replies: { 200: dataReply(z.array(LessonReply)) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
