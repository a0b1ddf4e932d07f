import { FirebaseError } from 'firebase/app';
import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { language } from '@/lib/language.ts';

/** Why a step towards a new password failed. `link` is one that has run out, was used, or never was. */
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
 * Has Auth send a link for a new password, in the language of the page. An address that nobody has is answered like any other.
 * @throws ResetError when it could not even be asked
 */
export async function sendResetLink(email: string): Promise<void> {
  auth.languageCode = language;
  await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (codeOf(error) !== 'auth/user-not-found') throw asResetError(error);
  });
}

/**
 * Whose link it is.
 * @returns the address of the account
 * @throws ResetError
 */
export async function addressOfLink(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code).catch((error: unknown) => {
    throw asResetError(error);
  });
}

/**
 * Sets the password that a link allows to set, once.
 * @throws ResetError
 */
export async function setNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(auth, code, password).catch((error: unknown) => {
    throw asResetError(error);
  });
}

function asResetError(error: unknown): ResetError {
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
    case 'auth/weak-password':
      return 'weak';
    default:
      return 'unknown';
  }
}
