import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { z } from 'zod';
import { ApiError, callApi } from '@/lib/api.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { language } from '@/lib/language.ts';
import { refusedFields } from '@/lib/refusals.ts';

/** Why a step of a password reset failed. `link`: the link has expired, was used, or never existed. */
export type ResetFailure = 'link' | 'network' | 'too-many' | 'weak' | 'unknown';

export class ResetError extends Error {
  override name = 'ResetError';
  readonly failure: ResetFailure;

  constructor(failure: ResetFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Makes Auth send a link for a new password, in the language of the page. For an unknown address it resolves as for any
 * other.
 * @throws ResetError when the request fails
 */
export async function sendResetLink(email: string): Promise<void> {
  auth.languageCode = language;
  await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (codeOf(error) !== 'auth/user-not-found') throw toResetError(error);
  });
}

/**
 * Looks up whose link it is.
 * @returns the address of the account
 * @throws ResetError
 */
export async function addressOfLink(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code).catch((error: unknown) => {
    throw toResetError(error);
  });
}

/**
 * Sets the new password. A link can be used once. The API ends the account's sessions with it, which Auth alone cannot.
 * @throws ResetError
 */
export async function setNewPassword(code: string, password: string): Promise<void> {
  await callApi({
    method: 'POST',
    path: '/users/password-reset/confirm',
    body: { code, password },
    reply: z.object({ success: z.literal(true) }),
  }).catch((error: unknown) => {
    throw new ResetError(failureOfCall(error));
  });
}

function failureOfCall(error: unknown): ResetFailure {
  const [refused] = refusedFields(error);
  if (refused) return refused.path === 'code' ? 'link' : 'weak';
  const status = error instanceof ApiError ? error.status : -1;
  if (status === 429) return 'too-many';
  return status === 0 ? 'network' : 'unknown';
}

function toResetError(error: unknown): ResetError {
  return new ResetError(failureOf(codeOf(error)));
}

function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : 'unknown';
}

function failureOf(code: string): ResetFailure {
  switch (code) {
    case 'auth/expired-action-code':
    case 'auth/invalid-action-code':
    case 'auth/user-disabled':
    case 'auth/user-not-found':
      return 'link';
    case 'auth/network-request-failed':
    case 'auth/timeout':
      return 'network';
    case 'auth/too-many-requests':
      return 'too-many';
    default:
      return 'unknown';
  }
}

/** Loads the page at an address in place of the one that is open. */
export function replacePage(address: string): void {
  location.replace(address);
}
