import { Lesson } from '@padavu/domain/lesson';
import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { z } from 'zod';
import type { Contract } from './contract.ts';

const tag = 'Lessons';
const inCategory = z.object({ subcategoryId: EntityId });
const oneLesson = inCategory.extend({ lessonId: EntityId });

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
  },
  read: {
    summary: 'Read a lesson',
    description: whoSees,
    tag,
    access: 'optional',
    params: oneLesson,
    replies: { 200: dataReply(LessonReply) },
    refusals: [404],
  },
} satisfies Record<string, Contract>;
