import { GrpcStatus } from 'firebase-admin/firestore';

/** Whether an error is from Firestore, with one of the codes. */
export function isStoreError(error: unknown, ...codes: GrpcStatus[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/** Whether Firestore is overloaded or did not answer in time. */
export function isOverload(error: unknown): boolean {
  const { ABORTED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE } = GrpcStatus;
  return isStoreError(error, ABORTED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE);
}
