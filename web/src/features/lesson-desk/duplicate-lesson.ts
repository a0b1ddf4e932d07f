import { Lesson } from '@padavu/domain/lesson';
import { dataReply } from '@padavu/domain/reply';
import { callLessonService } from './lesson-service.ts';

const Reply = dataReply(Lesson);

/** Makes a copy of a lesson on the next free day of its category. */
export async function duplicateLesson({
  id,
  subcategoryId,
}: Pick<Lesson, 'id' | 'subcategoryId'>): Promise<Lesson> {
  const { data } = await callLessonService({
    method: 'POST',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}/duplicate`,
    reply: Reply,
  });
  return data;
}
