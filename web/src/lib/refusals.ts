import { ApiError } from './api.ts';

/**
 * Why a call failed, for people: what the server says of it. Neither what a browser says of a network nor the status text of
 * a 5xx without the API's envelope is for people: then it is `noNetwork` where nothing answered, `otherwise` in all other cases.
 */
export function reasonOf(error: unknown, otherwise: string, noNetwork = otherwise): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.reply?.message ?? (error.status === 0 ? noNetwork : otherwise);
}

/** Why a form was not saved; `changed` where somebody else saved a newer version. */
export function refusalOf(error: unknown, otherwise: string): { message: string; failure?: 'changed' } {
  const isChanged = error instanceof ApiError && error.reply?.code === 'changed-meanwhile';
  return { message: reasonOf(error, otherwise), ...(isChanged && { failure: 'changed' }) };
}

/** The fields that the server refused, as `payment.upiId`, each with the reason. */
export const refusedFields = (error: unknown): readonly { path: string; message: string }[] =>
  (error instanceof ApiError && error.reply?.errors) || [];
