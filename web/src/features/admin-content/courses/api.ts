import type { CourseFile } from '@padavu/domain/course-file';
import { CourseInput } from '@padavu/domain/course-input';
import type { Course } from '@padavu/domain/course';
import { ifMatch } from '@padavu/domain/entity-tag';
import { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { callWithTexts, ownTextOr, textOf } from '@/lib/api-failure.ts';
import type { ApiTexts } from '@/lib/api-failure.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const { failed } = messages.courseService;

// A 401 has no text of its own, because a session that is over ends by itself.
const texts: ApiTexts = { otherwise: ownTextOr(failed) };

/**
 * Writes a course.
 * @throws ApiError whose message is ready to be shown
 */
const callCourseService: typeof callAuthorisedApi = (request) =>
  callWithTexts(texts, () => callAuthorisedApi(request));

/** The message of a failed call. */
export const reasonOf = (error: unknown): string => textOf(error, failed);

const Reply = z.object({ success: z.literal(true) });
const Deleted = dataReply(z.object({ auditId: z.string() }));

/** Creates a course. @throws ApiError */
export async function createCourse(input: CourseInput): Promise<void> {
  await callCourseService({ method: 'POST', path: '/course/courses', body: input, once: true, reply: Reply });
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
  // Its form asks for what is missing.
  if (!input.success) throw new ApiError(400, input.error.issues[0]?.message ?? failed);
  await updateCourse(course.id, input.data, course.updatedAt);
}

/**
 * Deletes a course with all its content, if it is still at the version that was seen; refused while it has learners.
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

// What a course in a file is made of. The import tells refusals apart: these reject with the ApiError itself.

const Made = dataReply(z.object({ id: z.number() }));

async function make(path: string, body: object): Promise<number> {
  const { data } = await callAuthorisedApi({ method: 'POST', path, body, once: true, reply: Made });
  return data.id;
}

/** Makes a course of a file. @returns its id @throws ApiError */
export const makeCourse = (course: CourseFile['course']) => make('/course/courses', course);

type CategoryInFile = CourseFile['categories'][number];

/** Makes a category of a file, without its lessons. @returns its id @throws ApiError */
export const makeCategory = (courseId: number, category: Omit<CategoryInFile, 'lessons'>) =>
  make('/subcategories', { ...category, courseId });

/** Makes lessons of a file in a category, all or none. @throws ApiError */
export async function makeLessons(categoryId: number, lessons: CategoryInFile['lessons']): Promise<Lesson[]> {
  const { data } = await callAuthorisedApi({
    method: 'POST',
    path: `/lessons/subcategory/${categoryId}/list`,
    // What a list does not take, such as a quiz, is left out.
    body: { lessons },
    once: true,
    reply: dataReply(z.array(Lesson)),
  });
  return data;
}
