import { FirebaseAuthError, type AuthErrorCode } from 'firebase-admin/auth';

type Code = (typeof AuthErrorCode)[keyof typeof AuthErrorCode];

/** Whether an error is from Firebase Auth, with one of the codes. */
export function isAuthError(error: unknown, ...codes: Code[]): boolean {
  return error instanceof FirebaseAuthError && codes.some((code) => error.hasCode(code));
}

/** Resolves to `undefined` where Auth knows no such account. */
export async function undefinedIfMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isAuthError(error, 'user-not-found')) return undefined;
    throw error;
  }
}
