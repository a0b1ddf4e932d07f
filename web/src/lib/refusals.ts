import { ApiError } from './api.ts';

/** Why a call failed, for people: what the server says of it, otherwise the text that is given. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.reply ? error.reply.message : otherwise;

/** Why a form was not saved; `changed` where somebody else saved a newer version. */
export function refusalOf(error: unknown, otherwise: string): { message: string; failure?: 'changed' } {
  const isChanged = error instanceof ApiError && error.reply?.code === 'changed-meanwhile';
  return { message: reasonOf(error, otherwise), ...(isChanged && { failure: 'changed' }) };
}

/** The fields that the server refused, as `payment.upiId`, each with the reason. */
export const refusedFields = (error: unknown): readonly { path: string; message: string }[] =>
  (error instanceof ApiError && error.reply?.errors) || [];
