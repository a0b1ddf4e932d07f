import { assertNever } from '@padavu/domain/values/assert-never';
import { usersCollection } from '@padavu/domain/user/user';
import { FirebaseError } from 'firebase/app';
import { use, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { Live, LiveDocument, LiveQuery, LiveRead } from '@/lib/firebase/live.ts';
import { QueryConfinement } from '@/lib/firebase/query-confinement.ts';
import type { Condition, QuerySpec } from '@/lib/firebase/query-spec.ts';
import { readDocument, readDocuments } from '@/lib/firebase/stored-documents.ts';
import type { ReadDocuments, StoredDocument } from '@/lib/firebase/stored-documents.ts';

/** Firestore's errors when the rules refuse a read, and when there is no network. */
export const permissionDenied = new FirebaseError(
  'permission-denied',
  'Missing or insufficient permissions.',
);
export const unavailable = new FirebaseError('unavailable', 'The client is offline.');

type Stored = Readonly<Record<string, unknown>>;

const Fields = z.looseObject({});
const Records = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));
const MapFields = z.record(z.string(), z.unknown()).catch({});

const loading = { state: 'loading' } as const;

/** The records of each collection by their paths, with their ids. */
const records = new Map<string, Map<string, Stored>>();
/** The states that reads of a document's path or of a collection get instead of data. */
let overrides = new Map<string, { state: 'loading' } | { state: 'failed'; error: Error }>();
let everyReadError: Error | null = null;
/** What single reads wait for, and the error that they fail with. */
let readHold: Promise<void> = Promise.resolve();
let fromCache = false;
let singleReadError: Error | null = null;
/** How many documents each query and document has cost. */
const costs = new Map<string, number>();
let version = 0;
const listeners = new Set<() => void>();

function notifyListeners(): void {
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
 * A fake of Firestore in memory, with live reads. Mock `@/lib/firebase/use-live.ts`, `live.ts` or `use-documents.ts`
 * with this module. While a component is mounted, change its content inside `act`.
 */
export const fakeStore = {
  queries: [] as LiveQuery<z.ZodType>[],
  /** The paths of the documents, and the collections, that were read. */
  readPaths: new Set<string>(),
  /** Those that were read again after a failure. */
  retried: [] as string[],
  reset() {
    records.clear();
    overrides = new Map();
    everyReadError = null;
    readHold = Promise.resolve();
    singleReadError = null;
    fromCache = false;
    costs.clear();
    this.queries = [];
    this.readPaths.clear();
    this.retried.length = 0;
    notifyListeners();
  },
  /** Changes fields of a record, or creates it; in the users unless another collection is given. */
  put(id: string | number, record: Stored, collection: string = usersCollection) {
    const path = `${collection}/${id}`;
    store(path, { ...recordAt(path), ...record, id });
    notifyListeners();
  },
  remove(id: string | number, collection: string = usersCollection) {
    records.get(collection)?.delete(`${collection}/${id}`);
    notifyListeners();
  },
  /** Sets the document at a path, `null` for none; or all records of a collection. */
  set(path: string, data: object | null) {
    overrides.delete(path);
    if (Array.isArray(data)) {
      records.delete(path);
      for (const record of Records.parse(data)) store(`${path}/${record.id}`, record);
    } else if (data === null) records.get(collectionOf(path))?.delete(path);
    else store(path, { id: path.slice(path.lastIndexOf('/') + 1), ...data });
    notifyListeners();
  },
  /** Sets the whole content of the store. */
  replaceAll(collections: Readonly<Record<string, readonly Stored[]>>) {
    this.reset();
    for (const [collection, all] of Object.entries(collections)) this.set(collection, all);
  },
  /** Makes reads of this document or collection fail, or only this query. */
  failReadsOf(source: string | LiveQuery<z.ZodType>, error = new Error('something inside')) {
    overrides.set(typeof source === 'string' ? source : keyOf(source), { state: 'failed', error });
    notifyListeners();
  },
  /** Makes reads of this document or collection get no response. */
  keepLoading(path: string) {
    overrides.set(path, loading);
    notifyListeners();
  },
  /** Makes every read fail until one of them is retried. */
  failAllReads(error: Error) {
    everyReadError = error;
    notifyListeners();
  },
  /** Makes lists come from the copy in memory, until the server confirms them. */
  setFromCache(isFromCache: boolean) {
    fromCache = isFromCache;
    notifyListeners();
  },
  /** Makes single reads fail, while listeners go on. */
  failSingleReads(error: Error) {
    singleReadError = error;
  },
  /** Makes single reads wait until the returned hold is resolved. */
  holdSingleReads() {
    const hold = Promise.withResolvers<void>();
    readHold = hold.promise;
    return hold;
  },
  /** Removes the copies of earlier reads from the device, so that reads count again. */
  clearCopies: () => costs.clear(),
  /** How many documents were read; a repeated read counts once. */
  documentsRead: () => [...costs.values()].reduce((total, count) => total + count, 0),
};

const retryOf = (path: string | undefined) => () => {
  if (path !== undefined) fakeStore.retried.push(path);
  everyReadError = null;
  notifyListeners();
};

export function useLiveQuery<T extends z.ZodType>(source: LiveQuery<T> | null): LiveRead<z.output<T>[]> {
  const confine = use(QueryConfinement);
  const query = source && confine(source);
  const now = useSyncExternalStore(subscribe, () => version);
  const key = query && keyOf(query);
  // The key identifies the query, and the version the content of the store.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: listOf(query), retry: retryOf(query?.collection) }), [now, key]);
}

export function useLiveDocument<T extends z.ZodType>(
  document: LiveDocument<T> | null,
): LiveRead<z.output<T> | null> {
  const now = useSyncExternalStore(subscribe, () => version);
  const path = document?.path;
  // The path identifies the document, and the version the content of the store.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: documentOf(document), retry: retryOf(path) }), [now, path]);
}

type DocumentsSource<T extends z.ZodType> = QuerySpec & { schema: T };

const inAnyOrder = <T extends z.ZodType>({
  collection,
  where,
  schema,
}: DocumentsSource<T>): LiveQuery<T> => ({
  kind: 'query',
  collection,
  where,
  orderBy: [],
  limit: Infinity,
  schema,
});

export const useDocument = useLiveDocument;

export const useDocuments = <T extends z.ZodType>(documents: DocumentsSource<T> | null) =>
  useLiveQuery(documents && inAnyOrder(documents));

/** The documents that an earlier visit left on the device: the content of the store, which does not count as read. */
export function useDocumentsOnDevice<T extends z.ZodType>(
  documents: DocumentsSource<T>,
): readonly z.output<T>[] {
  return overrides.has(documents.collection)
    ? []
    : readDocuments(documents.schema, matchingDocuments(inAnyOrder(documents))).data;
}

/** Only the key: this fake puts nothing into the cache of the pages. */
export const documentsOptions = ({ collection, where }: QuerySpec) => ({
  queryKey: ['documents', collection, where],
});

/** Reads a query once, like `@/lib/firebase/live.ts`. */
export async function readQuery<T extends z.ZodType>(
  query: LiveQuery<T>,
): Promise<ReadDocuments<z.output<T>>> {
  await readHold;
  if (singleReadError) throw singleReadError;
  const live = listOf(query);
  if (live.state === 'failed') throw live.error;
  return live.state === 'ready' ? { data: live.data, skipped: live.skipped ?? 0 } : { data: [], skipped: 0 };
}

const keyOf = ({ collection, where, orderBy, startAfter, limit }: LiveQuery<z.ZodType>) =>
  JSON.stringify([collection, where, orderBy, startAfter, limit]);

function listOf<T extends z.ZodType>(query: LiveQuery<T> | null): Live<z.output<T>[]> {
  if (query === null) return loading;
  fakeStore.queries.push(query);
  fakeStore.readPaths.add(query.collection);
  if (everyReadError) return { state: 'failed', error: everyReadError };
  const override = overrides.get(query.collection) ?? overrides.get(keyOf(query));
  if (override) return override;
  const found = matchingDocuments(query);
  costs.set(keyOf(query), Math.max(found.length, 1));
  return { state: 'ready', ...readDocuments(query.schema, found), fromCache };
}

function documentOf<T extends z.ZodType>(document: LiveDocument<T> | null): Live<z.output<T> | null> {
  if (document === null) return loading;
  fakeStore.readPaths.add(document.path);
  if (everyReadError) return { state: 'failed', error: everyReadError };
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
function matchingDocuments({
  collection,
  where,
  orderBy,
  startAfter,
  limit,
}: LiveQuery<z.ZodType>): StoredDocument[] {
  return [...(records.get(collection) ?? [])]
    .filter(([, record]) => where.every((condition) => matches(record, condition)))
    .filter(([, record]) => orderBy.every(([field]) => fieldOf(record, field) !== undefined))
    .toSorted(([, one], [, other]) => compare(one, other, orderBy))
    .filter(([, record]) => isAfter(record, { orderBy, startAfter }))
    .slice(0, limit)
    .map(([path, record]) => stored(path, record));
}

function fieldOf(record: Stored, path: string): unknown {
  return path === '__name__'
    ? record['id']
    : path.split('.').reduce<unknown>((value, key) => MapFields.parse(value)[key], record);
}

/** Firestore compares values of one kind only. */
const isSameKind = <T extends string | Date>(actual: unknown, value: T): actual is T =>
  typeof actual === typeof value && actual instanceof Date === value instanceof Date;

function matches(record: Stored, [field, op, value]: Condition): boolean {
  const actual = fieldOf(record, field);
  switch (op) {
    case '==':
      return actual === value;
    case 'array-contains':
      return Array.isArray(actual) && actual.includes(value);
    case '>':
      return Number(actual) > value;
    case 'in':
      return value.some((one) => one === actual);
    case '>=':
      return isSameKind(actual, value) && actual >= value;
    case '<':
      return isSameKind(actual, value) && actual < value;
    default:
      return assertNever(op);
  }
}

type Order = LiveQuery<z.ZodType>['orderBy'];

function compare(one: Stored, other: Stored, order: Order): number {
  for (const [field, direction] of order) {
    const difference = compareValues(fieldOf(one, field), fieldOf(other, field));
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}

function compareValues(one: unknown, other: unknown): number {
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
    const difference = compareValues(fieldOf(record, field), startAfter[index]);
    if (difference !== 0) return direction === 'asc' ? difference > 0 : difference < 0;
  }
  return false;
}
