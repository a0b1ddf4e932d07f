import { messages } from '@padavu/domain/messages';
import { FirebaseError } from 'firebase/app';
import { ApiError } from '@/lib/api.ts';

/** Whether the rules refused a read or a write: for this person the record does not exist. */
export function isRefused(error: Error): boolean {
  return codeOf(error) === 'permission-denied';
}

/** Whether there was no response, so that a retry makes sense. */
export function isUnavailable(error: Error): boolean {
  return ['unavailable', 'deadline-exceeded', 'auth/network-request-failed'].includes(codeOf(error));
}

/** The codes with which Firestore refuses a write, and would again. */
const finalCodes = new Set([
  'permission-denied',
  'invalid-argument',
  'failed-precondition',
  'not-found',
  'already-exists',
  'out-of-range',
]);

/**
 * Whether a write would fail again, so that it need not be sent again. Too many requests, a conflict, a refused token
 * and a fault of the store pass. An error that is not Firebase's comes from what is stored.
 */
export function isFinal(error: Error): boolean {
  return !(error instanceof FirebaseError) || finalCodes.has(error.code);
}

const failureTexts: Partial<Record<string, string>> = {
  'permission-denied': messages.userService.forbidden,
  unauthenticated: messages.userService.unauthorised,
};

/** The text of a failed read, write or call; `undefined` where the cause would mean nothing to the person. */
export function failureMessage(error: Error): string | undefined {
  if (error instanceof ApiError && error.text) return error.text;
  return isUnavailable(error) ? messages.login.network : failureTexts[codeOf(error)];
}

/** The error of a read that was refused, but not by the rules. */
export const refusal = (): Error => new FirebaseError('permission-denied', 'It was refused');

/** The error of a read without a response. */
export const noResponse = (): Error => new FirebaseError('unavailable', 'There was no response');

/**
 * The error of a read of the API, as the store would have it. Too many requests and a token that has expired say
 * nothing of what the person may read.
 */
export const readFailure = ({ reply, status }: ApiError): Error =>
  reply && (status === 403 || status === 404) ? refusal() : noResponse();

function codeOf(error: Error): string {
  if (error instanceof ApiError && error.status === 0) return 'unavailable';
  return error instanceof FirebaseError ? error.code : 'unknown';
}
