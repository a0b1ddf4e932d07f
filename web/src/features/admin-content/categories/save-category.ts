import { ifMatch } from '@padavu/domain/entity-tag';
import { messageFor, messages } from '@padavu/domain/messages';
import { z } from 'zod';
import type { CategoryInput } from './category-form.ts';
import { callCategoryService } from './category-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Creates a category. @throws CategoryServiceError */
export async function createCategory(input: CategoryInput): Promise<void> {
  await callCategoryService(
    { method: 'POST', path: '/subcategories', body: input, reply: Reply },
    messages.categories.createRejected,
  );
}

/**
 * Updates a category that is still at `version`.
 * @throws CategoryServiceError
 */
export async function updateCategory(id: number, input: CategoryInput, version: Date): Promise<void> {
  await callCategoryService(
    { method: 'PUT', path: `/subcategories/${id}`, body: input, ifMatch: ifMatch(version), reply: Reply },
    messageFor.categoryUpdateRejected(id),
  );
}
