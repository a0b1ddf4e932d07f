import { messages } from '@padavu/domain/messages';
import type { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import type { ApiRequest } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { hasAdminToken } from '@/lib/session/records.ts';

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
export async function callCategoryService<T extends z.ZodType>(
  request: ApiRequest<T>,
  fallback: string,
): Promise<z.output<T>> {
  if (!hasAdminToken()) throw new CategoryServiceError('unauthorised', messages.categories.tokenMissing);
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
      return new CategoryServiceError('unauthorised', messages.categories.sessionExpired, error);
    case 412:
      return new CategoryServiceError('changed', messages.server.changedMeanwhile, error);
    default:
      return new CategoryServiceError('refused', error.reply?.message ?? fallback, error);
  }
}
