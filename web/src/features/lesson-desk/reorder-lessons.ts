import { Lesson } from '@padavu/domain/lesson';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import { callLessonService } from './lesson-service.ts';

const Reply = dataReply(z.array(Lesson));

/** Puts all the lessons of a category into an order; they come back with their days. */
export async function reorderLessons(subcategoryId: number, lessonIds: readonly number[]): Promise<Lesson[]> {
  const { data } = await callLessonService({
    method: 'PUT',
    path: `/lessons/subcategory/${subcategoryId}/order`,
    body: { lessonIds },
    reply: Reply,
  });
  return data;
}
