import { ifMatch } from '@padavu/domain/entity-tag';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import type { Category } from '@padavu/domain/category';
import { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import type { ApiRequest } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { hasStaffToken } from '@/lib/session/records.ts';
import type { CategoryFormInput } from './category-form.ts';

/** Why a write of a category failed. `unauthorised` is 401 and 403: somebody else should be signed in here. */
type CategoryFailure = 'unauthorised' | 'changed' | 'refused';

/** A write of a category that failed; the message is ready to be shown. */
export class CategoryServiceError extends Error {
  override name = 'CategoryServiceError';
  readonly failure: CategoryFailure;

  constructor(failure: CategoryFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/**
 * Writes a category.
 * @param fallback the message if the server sends none
 * @throws CategoryServiceError
 */
async function callCategoryService<T extends z.ZodType>(
  request: ApiRequest<T>,
  fallback: string,
): Promise<z.output<T>> {
  if (!hasStaffToken()) throw new CategoryServiceError('unauthorised', adminMessages.categories.tokenMissing);
  try {
    return await callAuthorisedApi(request);
  } catch (error) {
    throw failed(error, fallback);
  }
}

function failed(error: unknown, fallback: string): CategoryServiceError {
  if (!(error instanceof ApiError)) return new CategoryServiceError('refused', fallback, error);
  if (error.reply?.code === 'app-check') return new CategoryServiceError('refused', error.message, error);
  switch (error.status) {
    case 401:
    case 403:
      return new CategoryServiceError('unauthorised', adminMessages.categories.sessionExpired, error);
    case 412:
      return new CategoryServiceError('changed', messages.server.changedMeanwhile, error);
    default:
      return new CategoryServiceError('refused', error.reply?.message ?? fallback, error);
  }
}

const Reply = z.object({ success: z.literal(true) });

/** Creates a category. @throws CategoryServiceError */
export async function createCategory(input: CategoryFormInput): Promise<void> {
  await callCategoryService(
    { method: 'POST', path: '/subcategories', body: input, once: true, reply: Reply },
    adminMessages.categories.createRejected,
  );
}

/**
 * Updates a category that is still at `version`.
 * @throws CategoryServiceError
 */
export async function updateCategory(id: number, input: CategoryFormInput, version: Date): Promise<void> {
  await callCategoryService(
    { method: 'PUT', path: `/subcategories/${id}`, body: input, ifMatch: ifMatch(version), reply: Reply },
    adminMessageFor.categoryUpdateRejected(id),
  );
}

const Deletion = dataReply(z.object({ auditId: z.string() }));

/**
 * Deletes a category with its lessons, if it is still at the version that was seen.
 * @returns the id of the audit entry by which it can be undone
 * @throws CategoryServiceError
 */
export async function deleteCategory({ id, updatedAt }: Category): Promise<string> {
  const { data } = await callCategoryService(
    { method: 'DELETE', path: `/subcategories/${id}`, ifMatch: ifMatch(updatedAt), reply: Deletion },
    adminMessageFor.categoryDeleteRejected(id),
  );
  return data.auditId;
}

const Copy = dataReply(z.object({ title: z.string() }));

/** Copies a category with its lessons into the same course. @returns the copy's title @throws CategoryServiceError */
export async function duplicateCategory(id: number): Promise<string> {
  const { data } = await callCategoryService(
    { method: 'POST', path: `/subcategories/${id}/duplicate`, body: {}, once: true, reply: Copy },
    adminMessages.categories.createRejected,
  );
  return data.title;
}
