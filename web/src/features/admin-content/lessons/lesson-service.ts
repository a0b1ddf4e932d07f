import { messages } from '@padavu/domain/messages';
import type { ErrorReply } from '@padavu/domain/reply';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';
import { isUnauthorised } from '@/lib/unauthorised.ts';

/** A failed call about lessons; the message is ready to be shown. */
export class LessonServiceError extends Error {
  override name = 'LessonServiceError';
  /** The HTTP status; 0 is "no network". */
  readonly status: number;
  /** The fields that the server refuses, each with its reason. */
  readonly fields: NonNullable<ErrorReply['errors']>;

  constructor(message: string, status = 0, fields: NonNullable<ErrorReply['errors']> = []) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/**
 * A call about lessons. A 401 ends the session.
 * @throws LessonServiceError
 */
export const callLessonService: typeof callAuthorisedApi = async (request) => {
  try {
    return await callAuthorisedApi(request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw new LessonServiceError(messages.lessonService.failed);
    const { status, message, reply } = error;
    if (isUnauthorised(error)) void endSession('session_expired');
    if (status === 0) throw new LessonServiceError(messages.lessonService.network);
    const said = reply ? message : messages.lessonService.failed;
    throw new LessonServiceError(said, status, reply?.errors);
  }
};

/** The message of a failed call. */
export function reasonOf(error: unknown): string {
  return error instanceof LessonServiceError ? error.message : messages.lessonService.failed;
}
