import { CourseInput } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { ifMatch } from '@padavu/domain/entity-tag';
import { z } from 'zod';
import { callCourseService } from './course-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Makes a course (design decision 7). @throws CourseServiceError */
export async function createCourse(input: CourseInput): Promise<void> {
  await callCourseService({ method: 'POST', path: '/course/courses', body: input, reply: Reply });
}

/** Changes a course that is still as it was at `version`. @throws CourseServiceError */
export async function updateCourse(id: number, input: CourseInput, version: Date): Promise<void> {
  await callCourseService({
    method: 'PUT',
    path: `/course/courses/${id}`,
    body: input,
    ifMatch: ifMatch(version),
    reply: Reply,
  });
}

/** Makes a course visible to its learners, or a draft again, and changes nothing else. @throws CourseServiceError */
export async function publishCourse(course: Course, published: boolean): Promise<void> {
  await updateCourse(course.id, CourseInput.parse({ ...course, published }), course.updatedAt);
}
