import { messages } from '@padavu/domain/messages';
import type { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import type { ApiRequest } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

/** Why a write of a course failed. A session that is over ends by itself. */
type CourseFailure = 'changed' | 'refused';

/** A write of a course that failed; the message is ready to be shown. */
export class CourseServiceError extends Error {
  override name = 'CourseServiceError';
  readonly failure: CourseFailure;

  constructor(failure: CourseFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/**
 * Writes a course; a failure carries the server's message if there is one.
 * @throws CourseServiceError
 */
export async function callCourseService<T extends z.ZodType>(request: ApiRequest<T>): Promise<z.output<T>> {
  try {
    return await callAuthorisedApi(request);
  } catch (error) {
    const isApi = error instanceof ApiError;
    const message = (isApi && error.reply?.message) || messages.courseService.failed;
    throw new CourseServiceError(isApi && error.status === 412 ? 'changed' : 'refused', message, error);
  }
}
