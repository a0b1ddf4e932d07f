import { CourseInput } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { ifMatch } from '@padavu/domain/entity-tag';
import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { callCourseService, CourseServiceError } from './course-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Creates a course. @throws CourseServiceError */
export async function createCourse(input: CourseInput): Promise<void> {
  await callCourseService({ method: 'POST', path: '/course/courses', body: input, reply: Reply });
}

/** Updates a course that is still at `version`. @throws CourseServiceError */
export async function updateCourse(id: number, input: CourseInput, version: Date): Promise<void> {
  await callCourseService({
    method: 'PUT',
    path: `/course/courses/${id}`,
    body: input,
    ifMatch: ifMatch(version),
    reply: Reply,
  });
}

/** Publishes or unpublishes a course and changes nothing else. @throws CourseServiceError */
export async function publishCourse(course: Course, published: boolean): Promise<void> {
  const input = CourseInput.safeParse({ ...course, published });
  // Its form asks for what is missing.
  if (!input.success)
    throw new CourseServiceError('refused', input.error.issues[0]?.message ?? messages.courseService.failed);
  await updateCourse(course.id, input.data, course.updatedAt);
}
