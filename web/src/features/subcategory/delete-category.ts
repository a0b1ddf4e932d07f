import { ifMatch } from '@padavu/domain/entity-tag';
import { messageFor } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import type { Subcategory } from '@padavu/domain/subcategory';
import { z } from 'zod';
import { callCategoryService } from './category-service.ts';

const Reply = dataReply(z.object({ auditId: z.string() }));

/**
 * Deletes a category as it was seen, with its lessons (specification 7).
 * @returns the entry of the trail by which it can be undone
 * @throws CategoryServiceError
 */
export async function deleteCategory({ id, updatedAt }: Subcategory): Promise<string> {
  const { data } = await callCategoryService(
    { method: 'DELETE', path: `/subcategories/${id}`, ifMatch: ifMatch(updatedAt), reply: Reply },
    messageFor.categoryDeleteRejected(id),
  );
  return data.auditId;
}
