import { Course } from '@padavu/domain/course';
import { dataReply } from '@padavu/domain/reply';
import { Subcategory } from '@padavu/domain/subcategory';
import { z } from 'zod';
import { entityParams, type Contract } from './contract.ts';

const tag = 'Courses';

/** A course as every call answers one (specification 3, "Course"). */
export const CourseReply = Course.omit({ lessonIds: true })
  .extend({
    totalLessons: z.int().nonnegative(),
    progress: z.int().min(0).max(100),
    subcategories: z.array(Subcategory.pick({ id: true, title: true, description: true, thumbnail: true })),
  })
  .meta({ id: 'Course' });
export type CourseReply = z.infer<typeof CourseReply>;

export const courseContracts = {
  list: {
    summary: 'List the courses',
    description: 'Drafts are listed to administrators alone.',
    tag,
    access: 'optional',
    replies: { 200: dataReply(z.array(CourseReply)) },
  },
  read: {
    summary: 'Read a course',
    tag,
    access: 'optional',
    params: entityParams,
    replies: { 200: dataReply(CourseReply) },
    refusals: [404],
  },
  own: {
    summary: 'Read the own course with the own progress',
    description:
      '403 says why an account may not enter; 404 is for an account whose course is not there (yet).',
    tag,
    access: 'signed-in',
    replies: { 200: dataReply(CourseReply) },
    refusals: [403, 404],
  },
} satisfies Record<string, Contract>;
