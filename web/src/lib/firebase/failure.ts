import { messages } from '@padavu/domain/messages';
import { FirebaseError } from 'firebase/app';

/** Whether the rules refused a read or a write: the record is not there for this person. */
export function isRefused(error: Error): boolean {
  return codeOf(error) === 'permission-denied';
}

/** Whether nothing has answered: it may be tried again. */
export function isUnavailable(error: Error): boolean {
  return ['unavailable', 'deadline-exceeded', 'auth/network-request-failed'].includes(codeOf(error));
}

const failureTexts: Partial<Record<string, string>> = {
  'permission-denied': messages.userService.forbidden,
  unauthenticated: messages.userService.unauthorised,
  unavailable: messages.login.network,
  'deadline-exceeded': messages.login.network,
  'auth/network-request-failed': messages.login.network,
};

/** What to say of a failed read or write; `undefined` where the cause means nothing to the person. */
export function failureMessage(error: Error): string | undefined {
  return failureTexts[codeOf(error)];
}

/** A read that somebody else than the rules refused. */
export const refusal = (): Error => new FirebaseError('permission-denied', 'It was refused');

/** A read that nothing has answered. */
export const noAnswer = (): Error => new FirebaseError('unavailable', 'There was no answer');

function codeOf(error: Error): string {
  return error instanceof FirebaseError ? error.code : 'unknown';
}
