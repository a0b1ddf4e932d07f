import { Lesson, LessonInput, LessonUpdate } from '@padavu/domain/lesson';
import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { z } from 'zod';
import { DeletedOrRestored, type Contract } from './contract.ts';

const tag = 'Lessons';
export const inCategory = z.object({ subcategoryId: EntityId });
export const oneLesson = inCategory.extend({ lessonId: EntityId });

/** A lesson, or its outline: no video, and `locked` (design decision 5). */
export const LessonReply = Lesson.extend({ locked: z.literal(true).optional() }).meta({ id: 'Lesson' });

const whoSees =
  'Administrators and approved learners of the course see the video; anyone else the outline, with `locked`.';

export const lessonContracts = {
  list: {
    summary: 'List the lessons of a category by day',
    description: whoSees,
    tag,
    access: 'optional',
    params: inCategory,
    replies: { 200: dataReply(z.array(LessonReply)) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  read: {
    summary: 'Read a lesson',
    description: whoSees,
    tag,
    access: 'optional',
    params: oneLesson,
    replies: { 200: dataReply(LessonReply) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  create: {
    summary: 'Make a lesson in a category',
    description: '409 when the category has as many lessons as one can have.',
    tag,
    access: 'admin',
    params: inCategory,
    body: LessonInput.meta({ id: 'LessonInput' }),
    replies: { 201: dataReply(LessonReply) },
    refusals: [404, 409],
  },
  update: {
    summary: 'Change a lesson',
    description: 'The path says where the lesson is, `subcategoryId` in the body where it moves to.',
    tag,
    access: 'admin',
    params: oneLesson,
    body: LessonUpdate.meta({ id: 'LessonUpdate' }),
    replies: { 200: dataReply(LessonReply) },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  remove: {
    summary: 'Delete a lesson',
    description: 'Safe to repeat. `auditId` names the entry by which it can be undone.',
    tag,
    access: 'admin',
    params: oneLesson,
    replies: { 200: DeletedOrRestored },
    refusals: [404],
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
