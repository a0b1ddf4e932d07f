import { CourseInput } from '@padavu/domain/course/course-input';
import type { Course } from '@padavu/domain/course/course';
import { ifMatch } from '@padavu/domain/api/entity-tag';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { callWithTexts, ownTextOr, refusedHere } from '@/lib/api-failure.ts';
import type { ApiTexts } from '@/lib/api-failure.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { reasonOf } from '@/lib/refusals.ts';

const { failed } = messages.courseService;

// A 401 needs no text here, because the app signs out an expired session by itself.
const texts: ApiTexts = { otherwise: ownTextOr(failed) };

/**
 * Writes a course.
 * @throws ApiError with the text to show
 */
const callCourseService: typeof callAuthorisedApi = (request) =>
  callWithTexts(texts, () => callAuthorisedApi(request));

/** Why a course could not be written. */
export const courseProblem = (error: unknown): string => reasonOf(error, failed);

const Reply = z.object({ success: z.literal(true) });
const Created = dataReply(z.object({ id: z.number() }));
const Deleted = dataReply(z.object({ auditId: z.string() }));

/** Creates a course. @returns its id @throws ApiError */
export async function createCourse(input: Omit<CourseInput, 'published'>): Promise<number> {
  const { data } = await callCourseService({
    method: 'POST',
    path: '/course/courses',
    body: input,
    once: true,
    reply: Created,
  });
  return data.id;
}

/** Updates a course that is still at `version`. @throws ApiError */
export async function updateCourse(id: number, input: CourseInput, version: Date): Promise<void> {
  await callCourseService({
    method: 'PUT',
    path: `/course/courses/${id}`,
    body: input,
    ifMatch: ifMatch(version),
    reply: Reply,
  });
}

/** Publishes or unpublishes a course and changes nothing else. @throws ApiError */
export async function publishCourse(course: Course, published: boolean): Promise<void> {
  const input = CourseInput.safeParse({ ...course, published });
  // A stored course may lack a required field; the message names it, and the course form asks for it.
  if (!input.success) throw refusedHere(400, input.error.issues[0]?.message ?? failed);
  await updateCourse(course.id, input.data, course.updatedAt);
}

/**
 * Deletes a course with all its content, if it is still at the given version; refused while it has learners.
 * @returns the id of the audit entry by which it can be undone
 * @throws ApiError
 */
export async function deleteCourse({ id, updatedAt }: Course): Promise<string> {
  const { data } = await callCourseService({
    method: 'DELETE',
    path: `/course/courses/${id}`,
    ifMatch: ifMatch(updatedAt),
    reply: Deleted,
  });
  return data.auditId;
}
