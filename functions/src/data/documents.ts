import { documentEntityId } from '@padavu/domain/route-id';
import { User } from '@padavu/domain/user';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type { z } from 'zod';
import { redact } from '#/redact.ts';

/** Firestore's timestamps as the `Date`s that the domain's schemas speak of, at any depth. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

export type Fields = Record<string, unknown>;

/** What is stored in a document, its moments as `Date`s; nothing in one that is not there. */
export function fieldsOf(snapshot: DocumentSnapshot): Fields {
  return Object.fromEntries(
    Object.entries(snapshot.data() ?? {}).map(([field, value]) => [field, withDates(value)]),
  );
}

/** Documents that were logged about. Bounded, for a process lives long. */
const logged = new Set<string>();
const mostLogged = 1000;

/** Says once a process that a document cannot be read. Its content is nobody's business in a log. */
function logOnce(path: string): void {
  if (logged.has(path) || logged.size >= mostLogged) return;
  logged.add(path);
  warn('A document cannot be read and is left out', { path: redact(path) });
}

/**
 * A document as its schema reads it, its `id` the one in its path whatever the field of that name says. `undefined` when
 * there is none, and when it cannot be read: nobody answers for that document with an error, and none of its neighbours.
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

/** A field that could not be read and has no default is left out: a store takes no field without a value. */
export function withoutGaps<T>(read: T): T {
  if (typeof read !== 'object' || read === null) return read;
  for (const [field, value] of Object.entries(read))
    if (value === undefined) Reflect.deleteProperty(read, field);
  return read;
}

/** The documents of a query as their schema reads them. */
export function readDocuments<T extends z.ZodType>(
  schema: T,
  snapshots: readonly DocumentSnapshot[],
): z.infer<T>[] {
  return snapshots.flatMap((snapshot) => readDocument(schema, snapshot) ?? []);
}

/** What is stored of something that was read with its id: the id is the document's. */
export function withoutId<T extends { id: string }>(read: T): Omit<T, 'id'> {
  const { id: _, ...fields } = read;
  return fields;
}

/** An account's document as screens show it: whatever a hand in the console did to it, a list still comes. */
export function readUser(snapshot: DocumentSnapshot): User {
  return User.parse({ ...fieldsOf(snapshot), id: snapshot.id });
}
