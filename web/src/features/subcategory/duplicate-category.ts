import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import { callCategoryService } from './category-service.ts';

const Reply = dataReply(z.object({ title: z.string() }));

/** Copies a category with its lessons into the same course. @returns the copy's title @throws CategoryServiceError */
export async function duplicateCategory(id: number): Promise<string> {
  const { data } = await callCategoryService(
    { method: 'POST', path: `/subcategories/${id}/duplicate`, body: {}, reply: Reply },
    messages.categories.createRejected,
  );
  return data.title;
}
