import { ifMatch } from '@padavu/domain/api/entity-tag';
import { Lesson, isLessonId, isCategoryId } from '@padavu/domain/course/lesson';
import type { LessonInput, LessonUpdate } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { callWithTexts, ownTextOr, refusedHere } from '@/lib/api-failure.ts';
import type { ApiTexts } from '@/lib/api-failure.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { reasonOf } from '@/lib/refusals.ts';

const { failed, network, deleted } = adminMessages.lessonService;

const texts: ApiTexts = { 0: network, otherwise: ownTextOr(failed) };

/**
 * Calls the lesson API.
 * @throws ApiError with the text to show
 */
const callLessonService: typeof callAuthorisedApi = (request) =>
  callWithTexts(texts, () => callAuthorisedApi(request));

/** Why a lesson could not be written. */
export const lessonProblem = (error: unknown): string => reasonOf(error, failed);

/** The validated form: a lesson with its category. */
export type LessonForm = Required<LessonUpdate>;

const Reply = dataReply(Lesson);
const Lessons = dataReply(z.array(Lesson));

/** Creates a lesson in a category. */
export async function createLesson({ subcategoryId, ...body }: LessonForm): Promise<void> {
  await callLessonService({
    method: 'POST',
    path: `/lessons/subcategory/${subcategoryId}`,
    body,
    once: true,
    reply: Reply,
  });
}

/** Creates lessons in a category, all or none. The API ignores what a list cannot contain, such as a quiz. */
export async function createLessons(
  subcategoryId: number,
  lessons: readonly LessonInput[],
): Promise<Lesson[]> {
  const { data } = await callLessonService({
    method: 'POST',
    path: `/lessons/subcategory/${subcategoryId}/list`,
    body: { lessons },
    once: true,
    reply: Lessons,
  });
  return data;
}

/** Updates a lesson that is still at `version`, and moves it if the form names another category. */
export async function updateLesson(
  { id, subcategoryId }: Pick<Lesson, 'id' | 'subcategoryId'>,
  version: Date,
  body: LessonForm,
): Promise<void> {
  await callLessonService({
    method: 'PUT',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}`,
    body,
    ifMatch: ifMatch(version),
    reply: Reply,
  });
}

/** Copies a lesson to the next free day of its category. */
export async function duplicateLesson({
  id,
  subcategoryId,
}: Pick<Lesson, 'id' | 'subcategoryId'>): Promise<Lesson> {
  const { data } = await callLessonService({
    method: 'POST',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}/duplicate`,
    once: true,
    reply: Reply,
  });
  return data;
}

const Deletion = dataReply(z.object({ auditId: z.string() }));

/**
 * Deletes a lesson.
 * @returns the message, and the id of the audit entry by which it can be undone
 */
export async function deleteLesson({
  id,
  subcategoryId,
}: Pick<Lesson, 'id' | 'subcategoryId'>): Promise<{ message: string; auditId: string }> {
  if (!isLessonId(id)) throw refusedHere(400, adminMessages.lessons.unidentified);
  if (!isCategoryId(subcategoryId)) {
    throw refusedHere(400, messages.validation.categoryIdInvalid);
  }
  const { message, data } = await callLessonService({
    method: 'DELETE',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}`,
    reply: Deletion,
  });
  return { message: message ?? deleted, auditId: data.auditId };
}

/** Stores an order of all lessons of a category. @returns them with their new days */
export async function reorderLessons(subcategoryId: number, lessonIds: readonly number[]): Promise<Lesson[]> {
  const { data } = await callLessonService({
    method: 'PUT',
    path: `/lessons/subcategory/${subcategoryId}/order`,
    body: { lessonIds },
    reply: Lessons,
  });
  return data;
}
