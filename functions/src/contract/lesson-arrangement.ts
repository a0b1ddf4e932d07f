import { LessonOrder } from '@padavu/domain/lesson-order';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import { newVersion, type Contract } from './contract.ts';
import { LessonReply } from './lessons.ts';
import { categoryParams, lessonParams } from './params.ts';

const tag = 'Lessons';

export const lessonArrangementContracts = {
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
