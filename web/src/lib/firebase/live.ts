import {
  Timestamp,
  doc,
  documentId,
  getDocsFromCache,
  getDocsFromServer,
  limit as limitTo,
  onSnapshot,
  orderBy,
  query,
  startAfter,
} from 'firebase/firestore';
import type { DocumentSnapshot, FirestoreError, Query } from 'firebase/firestore';
import type { z } from 'zod';
import { chosen } from './chosen.ts';
import type { Chosen } from './chosen.ts';
import { firestore } from './firestore.ts';

/** One document, by its path, and the schema that its data with its `id` must fit. */
export type LiveDocument<T extends z.ZodType> = { kind: 'document'; path: string; schema: T };

/** What Firestore calls the document's id among the fields of an order. */
const idField = '__name__';

/** A query as plain data, so that it can be compared, and checked against the indexes. */
export type LiveQuery<T extends z.ZodType> = Chosen & {
  kind: 'query';
  /** `__name__` orders by the document's id, which tells apart what is equal otherwise. */
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** The values of the ordering fields after which to begin. A place and not a document, which may be gone. */
  startAfter?: readonly (string | number | Date)[] | undefined;
  limit?: number;
  schema: T;
};

/** What a live read shows at one moment. `fromCache` until the server has confirmed it. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; data: T; fromCache: boolean };

type Unsubscribe = () => void;

/** Listens to a document; `null` when it does not exist, or is not on the device and there is no network. Data that does not fit its schema is a failure. */
export function watchDocument<T extends z.ZodType>(
  { path, schema }: LiveDocument<T>,
  onChange: (live: Live<z.output<T> | null>) => void,
): Unsubscribe {
  return onSnapshot(
    doc(firestore(), path),
    { includeMetadataChanges: true },
    (snapshot) => {
      // An absent document in the cache says nothing: wait for the server's word, while it may come.
      if (!snapshot.exists() && snapshot.metadata.fromCache && navigator.onLine) return;
      onChange(
        parsed(() => (snapshot.exists() ? schema.parse(plain(snapshot)) : null), snapshot.metadata.fromCache),
      );
    },
    failed(onChange),
  );
}

/** Listens to a query. Data that does not fit its schema is a failure. */
export function watchQuery<T extends z.ZodType>(
  live: LiveQuery<T>,
  onChange: (live: Live<z.output<T>[]>) => void,
): Unsubscribe {
  return onSnapshot(
    toQuery(live),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (docs.length === 0 && metadata.fromCache && navigator.onLine) return;
      onChange(parsed(() => docs.map((snapshot) => live.schema.parse(plain(snapshot))), metadata.fromCache));
    },
    failed(onChange),
  );
}

/** What the device has of a query's answer, without asking the server: it costs no read, and may be nothing. */
export async function cachedQuery<T extends z.ZodType>(live: LiveQuery<T>): Promise<z.output<T>[]> {
  const { docs } = await getDocsFromCache(toQuery(live));
  return docs.map((snapshot) => live.schema.parse(plain(snapshot)));
}

/**
 * A query's answer as the server has it now, once.
 * @throws FirestoreError when the rules refuse it or the network is away; ZodError when a document does not fit its schema
 */
export async function readQuery<T extends z.ZodType>(live: LiveQuery<T>): Promise<z.output<T>[]> {
  const { docs } = await getDocsFromServer(toQuery(live));
  return docs.map((snapshot) => live.schema.parse(plain(snapshot)));
}

function toQuery(live: LiveQuery<z.ZodType>): Query {
  return query(
    chosen(live),
    ...live.orderBy.map(([field, direction]) => orderBy(field === idField ? documentId() : field, direction)),
    ...(live.startAfter === undefined ? [] : [startAfter(...live.startAfter)]),
    ...(live.limit === undefined ? [] : [limitTo(live.limit)]),
  );
}

function parsed<T>(read: () => T, fromCache: boolean): Live<T> {
  try {
    return { state: 'ready', data: read(), fromCache };
  } catch (error) {
    return { state: 'failed', error: asError(error) };
  }
}

const failed = (onChange: (live: { state: 'failed'; error: Error }) => void) => (error: FirestoreError) =>
  onChange({ state: 'failed', error });

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** A document's data with its id (a number where it is one) and dates in place of timestamps. */
function plain(snapshot: DocumentSnapshot): unknown {
  const id = /^\d+$/.test(snapshot.id) ? Number(snapshot.id) : snapshot.id;
  return { ...withDatesInside(snapshot.data({ serverTimestamps: 'estimate' }) ?? {}), id };
}

function withDatesInside(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withDates(value)]));
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  return value !== null && typeof value === 'object' ? withDatesInside(value) : value;
}
