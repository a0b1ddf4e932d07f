import { documentEntityId } from '@padavu/domain/values/route-id';
import { User } from '@padavu/domain/user/user';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type { z } from 'zod';
import { redact } from '#/redact.ts';

/**
 * Converts Firestore's timestamps, at any depth, to the `Date`s that the domain's schemas expect. Our documents contain
 * no other values of the SDK: a reference, for example, contains the whole client and itself. They are read as `null`.
 */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (!isMap(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

export type Fields = Record<string, unknown>;

/** The stored fields of a document, with timestamps as `Date`s; empty for a missing document. */
export function fieldsOf(snapshot: DocumentSnapshot): Fields {
  return Object.fromEntries(
    Object.entries(snapshot.data() ?? {}).map(([field, value]) => [field, withDates(value)]),
  );
}

/** The paths that were logged. Bounded, because a process runs for long. */
const logged = new Set<string>();
const mostLogged = 1000;

/** Logs once per process that a document cannot be read. Its content must not be logged. */
function logOnce(path: string): void {
  if (logged.has(path) || logged.size >= mostLogged) return;
  logged.add(path);
  warn('A document cannot be read and is left out', { path: redact(path) });
}

/**
 * Parses a document. Its `id` is the one in its path, whatever the field of that name says. Returns `undefined` for a
 * missing document and for one that cannot be read, so that a damaged document fails neither its own request nor a
 * list.
 */
export function readDocument<T extends z.ZodType>(
  schema: T,
  snapshot: DocumentSnapshot | undefined,
): z.infer<T> | undefined {
  if (!snapshot?.exists) return undefined;
  const id = documentEntityId(snapshot.id) || snapshot.id;
  const parsed = schema.safeParse({ ...fieldsOf(snapshot), id });
  if (parsed.success) return withoutGaps(parsed.data);
  logOnce(snapshot.ref.path);
  return undefined;
}

/** Removes fields that could not be read and have no default: Firestore refuses undefined fields. */
export function withoutGaps<T>(record: T): T {
  if (typeof record !== 'object' || record === null) return record;
  for (const [field, value] of Object.entries(record))
    if (value === undefined) Reflect.deleteProperty(record, field);
  return record;
}

/** Whether a stored value is a map, and no list, moment or value of the SDK. */
export const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function withoutEmptyMaps(fields: Fields): Fields {
  const kept = Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
    if (!isMap(value)) return [[field, value]];
    const inner = withoutEmptyMaps(value);
    return Object.keys(inner).length > 0 ? [[field, inner]] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * Merges fields into a document, at any depth. Empty maps are left out: in a merge the Admin SDK replaces the stored
 * map by an empty one, and what it contains is lost.
 */
export function mergeInto(transaction: Transaction, ref: DocumentReference, fields: Fields): void {
  const written = withoutEmptyMaps(fields);
  if (Object.keys(written).length > 0) transaction.set(ref, written, { merge: true });
}

/** Parses the documents of a query, and leaves out those that cannot be read. */
export function readDocuments<T extends z.ZodType>(
  schema: T,
  snapshots: readonly DocumentSnapshot[],
): z.infer<T>[] {
  return snapshots.flatMap((snapshot) => readDocument(schema, snapshot) ?? []);
}

/** A parsed document without its id, which is not stored as a field. */
export function withoutId<T extends { id: string }>(record: T): Omit<T, 'id'> {
  const { id: _, ...fields } = record;
  return fields;
}

/** Parses the document of an account. Damaged fields get their defaults, so that a list still loads. */
export function readUser(snapshot: DocumentSnapshot): User {
  return User.parse({ ...fieldsOf(snapshot), id: snapshot.id });
}
