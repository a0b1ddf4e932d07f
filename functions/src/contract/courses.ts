import { Course } from '@padavu/domain/course/course';
import { CourseInput } from '@padavu/domain/course/course-input';
import { LiveSession } from '@padavu/domain/course/live-session';
import { limits } from '@padavu/domain/limits';
import { dataReply } from '@padavu/domain/api/reply';
import { Category } from '@padavu/domain/course/category';
import { z } from 'zod';
import { DeletedOrRestored, newVersion, nextPage, PictureUrl, type Contract } from './contract.ts';
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
      'The list has the courses that the caller can also read one by one: drafts only for administrators and for teachers of the course. A page may be shorter than `limit`; the last one has no `Link`. Live sessions have their links only for administrators, teachers and approved learners of the course.',
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
    summary: "Read the caller's own course, with their progress",
    description:
      '403 names the reason why an account has no access. 404 if the account has no course, or its course does not exist or is a draft.',
    tag,
    access: 'learner',
    replies: { 200: dataReply(CourseReply) },
  },
  create: {
    method: 'POST',
    path: '/course/courses',
    operationId: 'createCourse',
    summary: 'Create a course',
    description:
      'The course is a draft unless `published` is `true`. Without a `slug`, it gets one from its title. 400 at a picture with a file that is not stored, or not any more. 409 `slug-taken` if another course has the slug, or had it before.',
    tag,
    access: 'admin',
    idempotent: true,
    body,
    longestBody: limits.course.bytes,
    replies: { 201: dataReply(CourseReply) },
    headers: newVersion,
    refusals: [409],
  },
  update: {
    method: 'PUT',
    path: '/course/courses/:id',
    operationId: 'updateCourse',
    summary: 'Change a course',
    description:
      'The body is the whole course: a field that it leaves out gets its default, except `slug` and `translations`, which stay as stored. Entries of lists are whole too, with their translations; a live session is the stored one with its `id`. A former slug of the course still leads to it. 400 at a new picture with a file that is not stored, or not any more. Teachers of the course may change what it teaches and how it is described, but not its title, price, pace or sale. 409 `slug-taken` if another course has the slug, or had it before.',
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
      'Safe to repeat; a repeated call finishes an interrupted one. 409 `has-learners` while anyone is enrolled. `auditId` in the response is the audit entry by which the deletion can be undone.',
    tag,
    access: 'admin',
    params: entityParams,
    replies: { 200: DeletedOrRestored },
    refusals: [404, 409],
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
