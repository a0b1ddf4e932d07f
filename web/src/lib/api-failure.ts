import type { ErrorCode } from '@padavu/domain/error-code';
import { ApiError } from './api.ts';
import { reasonOf } from './refusals.ts';

type Text = string | ((error: ApiError) => string);

/** The texts of a service of the admin area for failed calls: by the code, else by the status, else `otherwise`. */
export type ApiTexts = Partial<Record<ErrorCode | number, Text>> & { otherwise: Text };

/** The text of the refusal itself. */
export const ownText = ({ message }: ApiError): string => message;

/** The text of the refusal itself, or `otherwise` if the server sends none. */
export const ownTextOr = (otherwise: string) => (error: ApiError) => reasonOf(error, otherwise);

/**
 * Makes a call. If it fails, the message of the error is the text for the page.
 * @throws ApiError with the status and the reply of the refusal; 500 where the response does not fit the contract
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

/** Why a service did not save a form; `changed` if somebody else saved a newer version. */
export function formRefusalOf(error: unknown, otherwise: string): { message: string; failure?: 'changed' } {
  const isChanged =
    error instanceof ApiError && (error.status === 412 || error.reply?.code === 'changed-meanwhile');
  return { message: textOf(error, otherwise), ...(isChanged && { failure: 'changed' }) };
}
