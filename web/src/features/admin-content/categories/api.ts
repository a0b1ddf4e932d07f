import { ifMatch } from '@padavu/domain/api/entity-tag';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/api/reply';
import type { Category, CategoryInput } from '@padavu/domain/course/category';
import { z } from 'zod';
import type { Undo } from '@/components/use-command.ts';
import { undoOf } from '@/features/audit-log/api.ts';
import type { ApiRequest } from '@/lib/api.ts';
import { callWithTexts, ownText, ownTextOr, refusedHere } from '@/lib/api-failure.ts';
import type { ApiTexts } from '@/lib/api-failure.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { hasStaffToken } from '@/lib/session/records.ts';
import type { CategoryFormInput } from './category-form.ts';

/** @param rejected the text if the server sends none */
const textsOf = (rejected: string): ApiTexts => ({
  'app-check': ownText,
  401: adminMessages.categories.sessionExpired,
  403: adminMessages.categories.sessionExpired,
  412: messages.server.changedMeanwhile,
  otherwise: ownTextOr(rejected),
});

/**
 * Writes a category.
 * @param rejected the text if the server sends none
 * @throws ApiError with the text to show; status 401 where this browser has no token
 */
async function callCategoryService<T extends z.ZodType>(
  request: ApiRequest<T>,
  rejected: string,
): Promise<z.output<T>> {
  if (!hasStaffToken()) throw refusedHere(401, adminMessages.categories.tokenMissing);
  return callWithTexts(textsOf(rejected), () => callAuthorisedApi(request));
}

const Reply = z.object({ success: z.literal(true) });
const Created = dataReply(z.object({ id: z.number() }));

/** Creates a category. @returns its id @throws ApiError */
export async function createCategory(input: Omit<CategoryInput, 'lessonsCount'>): Promise<number> {
  const { data } = await callCategoryService(
    { method: 'POST', path: '/subcategories', body: input, once: true, reply: Created },
    adminMessages.categories.createRejected,
  );
  return data.id;
}

/**
 * Updates a category that is still at `version`.
 * @throws ApiError
 */
export async function updateCategory(id: number, input: CategoryFormInput, version: Date): Promise<void> {
  await callCategoryService(
    { method: 'PUT', path: `/subcategories/${id}`, body: input, ifMatch: ifMatch(version), reply: Reply },
    adminMessageFor.categoryUpdateRejected(id),
  );
}

const Deletion = dataReply(z.object({ auditId: z.string() }));

/**
 * Deletes a category with its lessons, if it is still at the given version.
 * @returns the id of the audit entry by which it can be undone
 * @throws ApiError
 */
export async function deleteCategory({ id, updatedAt }: Category): Promise<string> {
  const { data } = await callCategoryService(
    { method: 'DELETE', path: `/subcategories/${id}`, ifMatch: ifMatch(updatedAt), reply: Deletion },
    adminMessageFor.categoryDeleteRejected(id),
  );
  return data.auditId;
}

const Copy = dataReply(z.object({ title: z.string() }));

/** Copies a category with its lessons into the same course. @returns the copy's title @throws ApiError */
export async function duplicateCategory(id: number): Promise<string> {
  const { data } = await callCategoryService(
    { method: 'POST', path: `/subcategories/${id}/duplicate`, body: {}, once: true, reply: Copy },
    adminMessages.categories.createRejected,
  );
  return data.title;
}

/** Undoes a deletion; a 401 or 403 has the same text as for the other writes. */
export function undoOfDeletion(auditId: string): Undo {
  const { send, failed } = undoOf(auditId);
  const texts = { ...textsOf(adminMessages.audit.undoFailed), 0: messages.login.network };
  return { send: () => callWithTexts(texts, send), failed };
}
