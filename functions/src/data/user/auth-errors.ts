import { FirebaseAuthError, type AuthErrorCode } from 'firebase-admin/auth';

type Code = (typeof AuthErrorCode)[keyof typeof AuthErrorCode];

/** Whether an error is from Firebase Auth, with one of the codes. */
export function isAuthError(error: unknown, ...codes: Code[]): boolean {
  return error instanceof FirebaseAuthError && codes.some((code) => error.hasCode(code));
}

/** Whether Auth can have an account with the id of a document: it refuses to look up a longer one. */
export const canBeUid = (id: string): boolean => id.length <= 128;

/** Resolves to `undefined` where Auth knows no such account, and where there can be none with this id. */
export async function undefinedIfMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isAuthError(error, 'user-not-found', 'invalid-uid')) return undefined;
    throw error;
  }
}
