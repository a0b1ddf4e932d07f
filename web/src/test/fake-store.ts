import { assertNever } from '@padavu/domain/assert-never';
import { usersCollection } from '@padavu/domain/user';
import { FirebaseError } from 'firebase/app';
import { use, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { Live, LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';
import { QueryConfinement } from '@/lib/firebase/query-confinement.ts';
import type { Condition, QuerySpec } from '@/lib/firebase/query-spec.ts';
import { readDocument, readDocuments } from '@/lib/firebase/stored-documents.ts';
import type { ReadDocuments, StoredDocument } from '@/lib/firebase/stored-documents.ts';

/** What Firestore says when the rules refuse a read, and when there is no network. */
export const refused = new FirebaseError('permission-denied', 'Missing or insufficient permissions.');
export const unreachable = new FirebaseError('unavailable', 'The client is offline.');

type Stored = Readonly<Record<string, unknown>>;
type Read<T> = { live: Live<T>; retry: () => void };

const Fields = z.looseObject({});
const Records = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));
const Inner = z.record(z.string(), z.unknown()).catch({});

const loading = { state: 'loading' } as const;

/** The records of each collection by their paths, with their ids. */
const records = new Map<string, Map<string, Stored>>();
/** What reads of a document's path or of a collection get in place of an answer. */
let overrides = new Map<string, { state: 'loading' } | { state: 'failed'; error: Error }>();
let broken: Error | null = null;
/** What single reads wait for, and what they fail with. */
let reading: Promise<void> = Promise.resolve();
let readingBreaks: Error | null = null;
/** How many documents each query and document has cost. */
const costs = new Map<string, number>();
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

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const recordAt = (path: string) => records.get(collectionOf(path))?.get(path);

function store(path: string, record: Stored): void {
  const collection = records.get(collectionOf(path)) ?? new Map<string, Stored>();
  records.set(collectionOf(path), collection.set(path, record));
}

/**
 * Firestore in memory, live. Mock `@/lib/firebase/use-live.ts`, `live.ts` or `use-documents.ts` with this module. Change
 * what it holds inside `act` while something is shown.
 */
export const fakeStore = {
  queries: [] as LiveQuery<z.ZodType>[],
  /** The paths of documents and the collections that were asked for. */
  asked: new Set<string>(),
  /** Those that were asked for again after a failure. */
  retried: [] as string[],
  reset() {
    records.clear();
    overrides = new Map();
    broken = null;
    reading = Promise.resolve();
    readingBreaks = null;
    costs.clear();
    this.queries = [];
    this.asked.clear();
    this.retried.length = 0;
    changed();
  },
  /** Changes fields of a record, or makes it; of the users unless another collection is named. */
  put(id: string | number, record: Stored, collection: string = usersCollection) {
    const path = `${collection}/${id}`;
    store(path, { ...recordAt(path), ...record, id });
    changed();
  },
  remove(id: string | number, collection: string = usersCollection) {
    records.get(collection)?.delete(`${collection}/${id}`);
    changed();
  },
  /** The document at a path, `null` for none; or all records of a collection. */
  holds(path: string, data: object | null) {
    overrides.delete(path);
    if (Array.isArray(data)) {
      records.delete(path);
      for (const record of Records.parse(data)) store(`${path}/${record.id}`, record);
    } else if (data === null) records.get(collectionOf(path))?.delete(path);
    else store(path, { id: path.slice(path.lastIndexOf('/') + 1), ...data });
    changed();
  },
  /** These collections and nothing else. */
  holdsOnly(collections: Readonly<Record<string, readonly Stored[]>>) {
    this.reset();
    for (const [collection, all] of Object.entries(collections)) this.holds(collection, all);
  },
  /** Reads of this document or collection fail. */
  fails(path: string, error = new Error('something inside')) {
    overrides.set(path, { state: 'failed', error });
    changed();
  },
  /** Reads of this document or collection are not answered. */
  isSilentOn(path: string) {
    overrides.set(path, loading);
    changed();
  },
  /** Every read fails until one is asked again. */
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
  /** What was read before is not on the device any more. */
  forgetsReads: () => costs.clear(),
  /** How many documents were read; asking the same again reads nothing. */
  documentsRead: () => [...costs.values()].reduce((total, count) => total + count, 0),
};

const retryOf = (path: string | undefined) => () => {
  if (path !== undefined) fakeStore.retried.push(path);
  broken = null;
  changed();
};

export function useLiveQuery<T extends z.ZodType>(asked: LiveQuery<T> | null): Read<z.output<T>[]> {
  const confined = use(QueryConfinement);
  const query = asked && confined(asked);
  const now = useSyncExternalStore(subscribe, () => version);
  const key = query && keyOf(query);
  // The key stands for the query, and the version for what is stored.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: answer(query), retry: retryOf(query?.collection) }), [now, key]);
}

export function useLiveDocument<T extends z.ZodType>(
  document: LiveDocument<T> | null,
): Read<z.output<T> | null> {
  const now = useSyncExternalStore(subscribe, () => version);
  const path = document?.path;
  // The path stands for the document, and the version for what is stored.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: documentOf(document), retry: retryOf(path) }), [now, path]);
}

type Listed<T extends z.ZodType> = QuerySpec & { schema: T };

const inAnyOrder = <T extends z.ZodType>({ collection, where, schema }: Listed<T>): LiveQuery<T> => ({
  kind: 'query',
  collection,
  where,
  orderBy: [],
  limit: Infinity,
  schema,
});

export const useDocument = useLiveDocument;

export const useDocuments = <T extends z.ZodType>(documents: Listed<T> | null) =>
  useLiveQuery(documents && inAnyOrder(documents));

/** What an earlier visit left on the device: what is held, read without asking. */
export function useDocumentsOnDevice<T extends z.ZodType>(documents: Listed<T>): readonly z.output<T>[] {
  return overrides.has(documents.collection)
    ? []
    : readDocuments(documents.schema, matching(inAnyOrder(documents))).data;
}

/** What is in the cache of the pages under these is not theirs. */
export const documentsOptions = ({ collection, where }: QuerySpec) => ({
  queryKey: ['documents', collection, where],
});

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

const keyOf = ({ collection, where, orderBy, startAfter, limit }: LiveQuery<z.ZodType>) =>
  JSON.stringify([collection, where, orderBy, startAfter, limit]);

function answer<T extends z.ZodType>(query: LiveQuery<T> | null): Live<z.output<T>[]> {
  if (query === null) return loading;
  fakeStore.queries.push(query);
  fakeStore.asked.add(query.collection);
  if (broken) return { state: 'failed', error: broken };
  const override = overrides.get(query.collection);
  if (override) return override;
  const found = matching(query);
  costs.set(keyOf(query), Math.max(found.length, 1));
  return { state: 'ready', ...readDocuments(query.schema, found), fromCache: false };
}

function documentOf<T extends z.ZodType>(document: LiveDocument<T> | null): Live<z.output<T> | null> {
  if (document === null) return loading;
  fakeStore.asked.add(document.path);
  if (broken) return { state: 'failed', error: broken };
  const override = overrides.get(document.path);
  if (override) return override;
  costs.set(document.path, 1);
  const record = recordAt(document.path);
  if (!record) return { state: 'ready', data: null, fromCache: false };
  try {
    const data = readDocument(document.schema, stored(document.path, record));
    return { state: 'ready', data, fromCache: false };
  } catch (error) {
    return { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function stored(path: string, record: Stored): StoredDocument {
  const { id, ...fields } = Fields.parse(record);
  return { path, id: String(id), fields };
}

/** The documents that a query finds, in its order. */
function matching({ collection, where, orderBy, startAfter, limit }: LiveQuery<z.ZodType>): StoredDocument[] {
  return [...(records.get(collection) ?? [])]
    .filter(([, record]) => where.every((condition) => holds(record, condition)))
    .filter(([, record]) => orderBy.every(([field]) => fieldOf(record, field) !== undefined))
    .toSorted(([, one], [, other]) => compare(one, other, orderBy))
    .filter(([, record]) => isAfter(record, { orderBy, startAfter }))
    .slice(0, limit)
    .map(([path, record]) => stored(path, record));
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

type Order = LiveQuery<z.ZodType>['orderBy'];

function compare(one: Stored, other: Stored, order: Order): number {
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

/** Whether a record comes after the cursor at which a page begins. */
function isAfter(
  record: Stored,
  { orderBy, startAfter }: Pick<LiveQuery<z.ZodType>, 'orderBy' | 'startAfter'>,
): boolean {
  if (startAfter === undefined) return true;
  for (const [index, [field, direction]] of orderBy.entries()) {
    const difference = ranked(fieldOf(record, field), startAfter[index]);
    if (difference !== 0) return direction === 'asc' ? difference > 0 : difference < 0;
  }
  return false;
}
