import { GrpcStatus } from 'firebase-admin/firestore';

/** Whether an error is from Firestore, with one of the codes. */
export function isStoreError(error: unknown, ...codes: GrpcStatus[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/**
 * Waits for a write that Firestore may refuse with one of the codes. Throws for any other error.
 * @returns whether it was stored
 */
export async function isStored(write: Promise<unknown>, ...refusals: GrpcStatus[]): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isStoreError(error, ...refusals)) return false;
    throw error;
  }
}

/** Whether Firestore is overloaded or did not answer in time. */
export function isOverload(error: unknown): boolean {
  const { ABORTED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE } = GrpcStatus;
  return isStoreError(error, ABORTED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE);
}
