import { isLessonId, isSubcategoryId } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { callLessonService, LessonServiceError } from './lesson-service.ts';

const Reply = z.object({ success: z.literal(true), message: z.string().optional() });

/** Deletes a lesson; what was said of it (specification 5 and 8, "Lesson"). */
export async function deleteLesson({
  id,
  subcategoryId,
}: Pick<Lesson, 'id' | 'subcategoryId'>): Promise<string> {
  if (!isLessonId(id)) throw new LessonServiceError(messages.lessons.unidentified);
  if (!isSubcategoryId(subcategoryId)) {
    throw new LessonServiceError(messages.validation.subcategoryIdInvalid);
  }
  const { message } = await callLessonService({
    method: 'DELETE',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}`,
    reply: Reply,
  });
  return message ?? messages.lessonService.deleted;
}
