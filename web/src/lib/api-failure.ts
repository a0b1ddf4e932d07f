import type { ErrorCode } from '@padavu/domain/error-code';
import { ApiError } from './api.ts';
import { reasonOf } from './refusals.ts';

type Text = string | ((error: ApiError) => string);

/** What a service of the admin area says of a call that failed: by its code, else by its status, `otherwise` of all others. */
export type ApiTexts = Partial<Record<ErrorCode | number, Text>> & { otherwise: Text };

/** The text of the refusal itself. */
export const ownText = ({ message }: ApiError): string => message;

/** The text of the refusal itself, `otherwise` where the server sends none. */
export const ownTextOr = (otherwise: string) => (error: ApiError) => reasonOf(error, otherwise);

/**
 * Makes a call. If it fails, the message of its error is what the page says.
 * @throws ApiError with the status and the reply of the refusal; 500 where the answer is not what the API promises
 */
export async function callWithTexts<T>(texts: ApiTexts, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError(500, '');
    const { status, reply } = error;
    const text = (reply && texts[reply.code]) ?? texts[status] ?? texts.otherwise;
    const message = typeof text === 'string' ? text : text(error);
    throw Object.assign(new ApiError(status, message, reply), { cause });
  }
}

/** The text of a failed call of a service; `otherwise` for any other error. */
export const textOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError ? error.message : otherwise;

/** Why a form was not saved by a service; `changed` where somebody else saved a newer version. */
export function formRefusalOf(error: unknown, otherwise: string): { message: string; failure?: 'changed' } {
  const isChanged =
    error instanceof ApiError && (error.status === 412 || error.reply?.code === 'changed-meanwhile');
  return { message: textOf(error, otherwise), ...(isChanged && { failure: 'changed' }) };
}
