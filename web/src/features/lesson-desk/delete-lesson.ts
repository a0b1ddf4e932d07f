import { isLessonId, isSubcategoryId } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import { callLessonService, LessonServiceError } from './lesson-service.ts';

const Reply = dataReply(z.object({ auditId: z.string() }));

/**
 * Deletes a lesson (specification 5 and 8, "Lesson").
 * @returns what was said of it, and the entry of the trail by which it can be undone
 */
export async function deleteLesson({
  id,
  subcategoryId,
}: Pick<Lesson, 'id' | 'subcategoryId'>): Promise<{ message: string; auditId: string }> {
  if (!isLessonId(id)) throw new LessonServiceError(messages.lessons.unidentified);
  if (!isSubcategoryId(subcategoryId)) {
    throw new LessonServiceError(messages.validation.subcategoryIdInvalid);
  }
  const { message, data } = await callLessonService({
    method: 'DELETE',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}`,
    reply: Reply,
  });
  return { message: message ?? messages.lessonService.deleted, auditId: data.auditId };
}
