import { FirebaseAuthError, type AuthErrorCode } from 'firebase-admin/auth';

type Code = (typeof AuthErrorCode)[keyof typeof AuthErrorCode];

/** Whether an error is Firebase Auth's own, with one of the codes. */
export function isAuthError(error: unknown, ...codes: Code[]): boolean {
  return error instanceof FirebaseAuthError && codes.some((code) => error.hasCode(code));
}

/** `undefined` instead of an error when Auth knows no such account. */
export async function undefinedIfMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isAuthError(error, 'user-not-found')) return undefined;
    throw error;
  }
}
