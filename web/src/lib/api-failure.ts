import type { ErrorCode } from '@padavu/domain/api/error-code';
import { ApiError } from './api.ts';
import { reasonOf } from './refusals.ts';

type Text = string | ((error: ApiError) => string);

/** The texts of a service of the admin area for failed calls: by the code, else by the status, else `otherwise`. */
export type ApiTexts = Partial<Record<ErrorCode | number, Text>> & { otherwise: Text };

/** The text of the refusal itself. */
export const ownText = ({ message }: ApiError): string => message;

/** The text of the refusal itself, or `otherwise` if the server sends none. */
export const ownTextOr = (otherwise: string) => (error: ApiError) => reasonOf(error, otherwise);

/** The error of a call that a service refuses itself, before anything is sent. */
export const refusedHere = (status: number, text: string) => new ApiError(status, text, undefined, text);

/**
 * Makes a call of a service. If it fails, the error has the text of the table.
 * @throws ApiError with the status and the reply of the refusal; 500 where the response does not fit the contract
 */
export async function callWithTexts<T>(texts: ApiTexts, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError(500, '');
    const { status, reply } = error;
    const entry = (reply && texts[reply.code]) ?? texts[status] ?? texts.otherwise;
    const text = typeof entry === 'string' ? entry : entry(error);
    throw Object.assign(new ApiError(status, text, reply, text), { cause });
  }
}
