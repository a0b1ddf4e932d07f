import { User } from '@padavu/domain/user';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** Firestore's timestamps as the `Date`s that the domain's schemas speak of, at any depth. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

/**
 * A document as its schema reads it; `undefined` when there is none. Throws when the document is there but does not
 * fit: that is a fault of ours (or of a hand in the console), not of the caller.
 */
export function readDocument<T extends z.ZodType>(
  schema: T,
  snapshot: DocumentSnapshot | undefined,
): z.infer<T> | undefined {
  if (!snapshot?.exists) return undefined;
  const parsed = schema.safeParse(withDates(snapshot.data()));
  if (parsed.success) return parsed.data;
  throw new Error(`The document ${snapshot.ref.path} does not fit its schema`, { cause: parsed.error });
}

/** The documents of a query as their schema reads them. */
export function readDocuments<T extends z.ZodType>(
  schema: T,
  snapshots: readonly DocumentSnapshot[],
): z.infer<T>[] {
  return snapshots.flatMap((snapshot) => readDocument(schema, snapshot) ?? []);
}

/** An account's document as screens show it: whatever a hand in the console did to it, a list still comes. */
export function readUser(snapshot: DocumentSnapshot): User {
  return User.parse({ ...Object(withDates(snapshot.data())), id: snapshot.id });
}
