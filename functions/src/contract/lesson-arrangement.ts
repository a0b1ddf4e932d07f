import { LessonOrder } from '@padavu/domain/lesson-order';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
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
      'The copy stands on the next free day of the category. 409 when every day is taken, or the category is full.',
    tag,
    access: 'staff',
    idempotent: true,
    params: lessonParams,
    replies: { 201: dataReply(LessonReply) },
    refusals: [404, 409],
  },
  reorder: {
    method: 'PUT',
    path: '/lessons/subcategory/:subcategoryId/order',
    operationId: 'reorderLessons',
    summary: 'Put the lessons of a category in order',
    description: `The days stay where they are and the lessons move among them; where lessons share a day or have none, days
are given anew. 409 when the ids are not exactly those of the category's lessons, or when there are more lessons than days.`,
    tag,
    access: 'staff',
    params: categoryParams,
    body: LessonOrder.meta({ id: 'LessonOrder' }),
    replies: { 200: dataReply(z.array(LessonReply)) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
