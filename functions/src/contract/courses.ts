import { Course } from '@padavu/domain/course';
import { CourseInput } from '@padavu/domain/course-input';
import { LiveSession } from '@padavu/domain/live-session';
import { limits } from '@padavu/domain/limits';
import { dataReply } from '@padavu/domain/reply';
import { Category } from '@padavu/domain/category';
import { z } from 'zod';
import { DeletedOrRestored, nextPage, PictureUrl, type Contract } from './contract.ts';
import { courseFieldsWithPictures } from './site.ts';
import { idPaging } from './paging.ts';
import { entityParams } from './params.ts';

const tag = 'Courses';

/** A course as every call returns it. */
export const CourseReply = Course.omit({ lessonIds: true })
  .extend({
    ...courseFieldsWithPictures,
    sessions: z.array(LiveSession.meta({ id: 'LiveSession' })),
    totalLessons: z.int().nonnegative(),
    progress: z.int().min(0).max(100),
    subcategories: z.array(
      Category.pick({ id: true, title: true, description: true, translations: true }).extend({
        thumbnail: PictureUrl,
      }),
    ),
  })
  .meta({ id: 'Course' });
export type CourseReply = z.infer<typeof CourseReply>;

const body = CourseInput.meta({ id: 'CourseInput' });

export const courseContracts = {
  list: {
    method: 'GET',
    path: '/course/courses',
    operationId: 'listCourses',
    summary: 'List the courses by id',
    description:
      'Drafts are listed to administrators alone. The live sessions come without their links, but for administrators, teachers and learners of the course.',
    tag,
    access: 'optional',
    query: idPaging(limits.coursesPerReply),
    replies: { 200: dataReply(z.array(CourseReply)) },
    headers: nextPage,
    condition: 'If-None-Match',
  },
  read: {
    method: 'GET',
    path: '/course/courses/:id',
    operationId: 'getCourse',
    summary: 'Read a course',
    tag,
    access: 'optional',
    params: entityParams,
    replies: { 200: dataReply(CourseReply) },
    refusals: [404],
    condition: 'If-None-Match',
  },
  own: {
    method: 'GET',
    path: '/course/user/course',
    operationId: 'getOwnCourse',
    summary: 'Read the own course with the own progress',
    description:
      '403 says why an account may not enter; 404 is for an account whose course is not there (yet).',
    tag,
    access: 'learner',
    replies: { 200: dataReply(CourseReply) },
  },
  create: {
    method: 'POST',
    path: '/course/courses',
    operationId: 'createCourse',
    summary: 'Make a course',
    description:
      'A draft, unless `published` says otherwise. Without a `slug` the course gets one from its title. 409 `slug-taken` for the slug that another course has, or had before.',
    tag,
    access: 'admin',
    idempotent: true,
    body,
    longestBody: limits.course.bytes,
    replies: { 201: dataReply(CourseReply) },
    refusals: [409],
  },
  update: {
    method: 'PUT',
    path: '/course/courses/:id',
    operationId: 'updateCourse',
    summary: 'Change a course',
    description:
      'The body is the whole course: what it leaves out takes its default, but for `slug` and `translations`, which stay; an entry of a list is whole too, with its translations. A slug that the course had before goes on leading to it. Teachers of the course change what it teaches, and not what it is called, costs and how it is sold. 409 `slug-taken` for the slug that another course has, or had before.',
    tag,
    access: 'staff',
    params: entityParams,
    body,
    longestBody: limits.course.bytes,
    replies: { 200: dataReply(CourseReply) },
    refusals: [404, 409],
    condition: 'If-Match',
  },
  remove: {
    method: 'DELETE',
    path: '/course/courses/:id',
    operationId: 'deleteCourse',
    summary: 'Delete a course with its categories and their lessons',
    description:
      'Safe to repeat and to interrupt. 409 while anyone is enrolled. `auditId` names the entry by which it can be undone.',
    tag,
    access: 'admin',
    params: entityParams,
    replies: { 200: DeletedOrRestored },
    refusals: [404, 409],
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
