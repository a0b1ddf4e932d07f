import { ApiError } from './api.ts';

/**
 * Why a call failed, as a text for people. A browser's message about the network and the status text of a response that
 * is not from the API are not for people: the text is then `noNetwork` if there was no response, else `otherwise`.
 */
export function reasonOf(error: unknown, otherwise: string, noNetwork = otherwise): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.text || (error.status === 0 ? noNetwork : otherwise);
}

/** Whether a call was refused because what it is about has changed since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || error.reply?.code === 'changed-meanwhile');

/** Why a form was not saved; `changed` if somebody else saved a newer version. */
export const refusalOf = (error: unknown, otherwise: string): { message: string; failure?: 'changed' } => ({
  message: reasonOf(error, otherwise),
  ...(isChangedMeanwhile(error) && { failure: 'changed' }),
});

/** The paths of the fields that the server refused, such as `payment.upiId`, each with the reason. */
export const refusedFields = (error: unknown): readonly { path: string; message: string }[] =>
  (error instanceof ApiError && error.reply?.errors) || [];
