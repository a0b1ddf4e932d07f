import { ifMatch } from '@padavu/domain/entity-tag';
import { messageFor } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import type { Subcategory } from '@padavu/domain/subcategory';
import { z } from 'zod';
import { callCategoryService } from './category-service.ts';

const Reply = dataReply(z.object({ auditId: z.string() }));

/**
 * Deletes a category with its lessons, if it is still at the version that was seen.
 * @returns the id of the audit entry by which it can be undone
 * @throws CategoryServiceError
 */
export async function deleteCategory({ id, updatedAt }: Subcategory): Promise<string> {
  const { data } = await callCategoryService(
    { method: 'DELETE', path: `/subcategories/${id}`, ifMatch: ifMatch(updatedAt), reply: Reply },
    messageFor.categoryDeleteRejected(id),
  );
  return data.auditId;
}
