import { assertNever } from '@padavu/domain/assert-never';
import { usersCollection } from '@padavu/domain/user';
import { use, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { Condition } from '@/lib/firebase/query-spec.ts';
import type { Live, LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';
import { QueryConfinement } from '@/lib/firebase/query-confinement.ts';
import { readDocument, readDocuments } from '@/lib/firebase/stored-documents.ts';
import type { ReadDocuments, StoredDocument } from '@/lib/firebase/stored-documents.ts';

type Stored = Record<string, unknown>;

const Inner = z.record(z.string(), z.unknown()).catch({});

let records = new Map<string, Stored>();
let broken: Error | null = null;
/** What single reads wait for, and what they fail with. */
let reading: Promise<void> = Promise.resolve();
let readingBreaks: Error | null = null;
let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Collections in memory that answer queries as Firestore does, live; that of the users unless another is named: mock
 * `@/lib/firebase/use-live.ts` with this module. Change them inside `act`.
 */
export const liveCollection = {
  queries: [] as LiveQuery<z.ZodType>[],
  reset() {
    records = new Map();
    broken = null;
    reading = Promise.resolve();
    readingBreaks = null;
    this.queries = [];
    changed();
  },
  put(id: string | number, record: Stored, collection: string = usersCollection) {
    const path = `${collection}/${id}`;
    records.set(path, { ...records.get(path), ...record, id });
    changed();
  },
  remove(id: string | number, collection: string = usersCollection) {
    records.delete(`${collection}/${id}`);
    changed();
  },
  breaks(error: Error) {
    broken = error;
    changed();
  },
  /** Single reads fail, while what is listened to goes on. */
  breaksReading(error: Error) {
    readingBreaks = error;
  },
  /** Single reads wait until the returned hold is resolved. */
  holdsReading() {
    const hold = Promise.withResolvers<void>();
    reading = hold.promise;
    return hold;
  },
};

export function useLiveQuery<T extends z.ZodType>(asked: LiveQuery<T> | null) {
  const confined = use(QueryConfinement);
  const query = asked && confined(asked);
  const now = useSyncExternalStore(subscribe, () => version);
  const key = JSON.stringify(
    query && [query.collection, query.where, query.orderBy, query.startAfter, query.limit],
  );
  // The key stands for the query, and the version for what is stored.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: answer(query), retry: mend }), [now, key]);
}

const stored = (collection: string, { id, ...fields }: Stored): StoredDocument => ({
  path: `${collection}/${String(id)}`,
  id: String(id),
  fields,
});

function mend(): void {
  broken = null;
  changed();
}

function answer<T extends z.ZodType>(query: LiveQuery<T> | null): Live<z.output<T>[]> {
  if (query === null) return { state: 'loading' };
  liveCollection.queries.push(query);
  if (broken) return { state: 'failed', error: broken };
  const found = [...records]
    .flatMap(([path, record]) => (path.startsWith(`${query.collection}/`) ? [record] : []))
    .filter((record) => query.where.every((condition) => holds(record, condition)))
    .toSorted((one, other) => compare(one, other, query.orderBy))
    .filter((record) => isAfter(record, query));
  const read = readDocuments(
    query.schema,
    found.slice(0, query.limit).map((record) => stored(query.collection, record)),
  );
  return { state: 'ready', ...read, fromCache: false };
}

/** Reads once what a query finds, as `@/lib/firebase/live.ts` does. */
export async function readQuery<T extends z.ZodType>(
  query: LiveQuery<T>,
): Promise<ReadDocuments<z.output<T>>> {
  await reading;
  if (readingBreaks) throw readingBreaks;
  const live = answer(query);
  if (live.state === 'failed') throw live.error;
  return live.state === 'ready' ? { data: live.data, skipped: live.skipped ?? 0 } : { data: [], skipped: 0 };
}

export function useLiveDocument<T extends z.ZodType>(document: LiveDocument<T> | null) {
  const now = useSyncExternalStore(subscribe, () => version);
  const path = document?.path;
  // The path stands for the document, and the version for what is stored.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: documentOf(document), retry: mend }), [now, path]);
}

function documentOf<T extends z.ZodType>(document: LiveDocument<T> | null): Live<z.output<T> | null> {
  if (document === null) return { state: 'loading' };
  if (broken) return { state: 'failed', error: broken };
  const record = records.get(document.path);
  if (!record) return { state: 'ready', data: null, fromCache: false };
  try {
    return {
      state: 'ready',
      data: readDocument(document.schema, stored(document.path.split('/')[0] ?? '', record)),
      fromCache: false,
    };
  } catch (error) {
    return { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function fieldOf(record: Stored, path: string): unknown {
  return path === '__name__'
    ? record['id']
    : path.split('.').reduce<unknown>((value, key) => Inner.parse(value)[key], record);
}

function holds(record: Stored, [field, op, value]: Condition): boolean {
  const inField = fieldOf(record, field);
  switch (op) {
    case '==':
      return inField === value;
    case 'array-contains':
      return Array.isArray(inField) && inField.includes(value);
    case '>':
      return Number(inField) > value;
    case 'in':
      return value.some((one) => one === inField);
    case '>=':
      return inField instanceof Date && inField >= value;
    case '<':
      return inField instanceof Date && inField < value;
    default:
      return assertNever(op);
  }
}

function compare(one: Stored, other: Stored, order: LiveQuery<z.ZodType>['orderBy']): number {
  for (const [field, direction] of order) {
    const difference = ranked(fieldOf(one, field), fieldOf(other, field));
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}

function ranked(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return Number(one > other) - Number(one < other);
  return Number(one) - Number(other);
}

/** Whether a record stands after the place where a page begins. */
function isAfter(record: Stored, { orderBy, startAfter }: LiveQuery<z.ZodType>): boolean {
  if (startAfter === undefined) return true;
  for (const [index, [field, direction]] of orderBy.entries()) {
    const difference = ranked(fieldOf(record, field), startAfter[index]);
    if (difference !== 0) return direction === 'asc' ? difference > 0 : difference < 0;
  }
  return false;
}
