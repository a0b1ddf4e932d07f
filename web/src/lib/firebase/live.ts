import {
  doc,
  documentId,
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
import { readDocument, readDocuments, UnreadableError } from './stored-documents.ts';
import type { ReadDocuments, StoredDocument } from './stored-documents.ts';

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

/**
 * What a live read shows at one moment. `fromCache` until the server has confirmed it. `skipped` documents of a list
 * cannot be read and are left out: whether a list goes on is told by what the store sent, these included.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; data: T; fromCache: boolean; skipped?: number };

type Unsubscribe = () => void;

/** Listens to a document; `null` when it does not exist. One that cannot be read fails with an `UnreadableError`. */
export function watchDocument<T extends z.ZodType>(
  { path, schema }: LiveDocument<T>,
  onChange: (live: Live<z.output<T> | null>) => void,
): Unsubscribe {
  return onSnapshot(
    doc(firestore(), path),
    { includeMetadataChanges: true },
    (snapshot) => {
      // The copy in memory does not say that there is no document: wait for the server's word.
      if (!snapshot.exists() && snapshot.metadata.fromCache) return;
      onChange(readSnapshot(snapshot, schema));
    },
    failed(onChange),
  );
}

/** Listens to a query. A document that cannot be read is left out. */
export function watchQuery<T extends z.ZodType>(
  live: LiveQuery<T>,
  onChange: (live: Live<z.output<T>[]>) => void,
): Unsubscribe {
  return onSnapshot(
    toQuery(live),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (docs.length === 0 && metadata.fromCache) return;
      const read = readDocuments(live.schema, docs.map(storedDocument));
      onChange({ state: 'ready', ...read, fromCache: metadata.fromCache });
    },
    failed(onChange),
  );
}

/**
 * A query's answer as the server has it now, once.
 * @throws FirestoreError when the rules refuse it or the network is away
 */
export async function readQuery<T extends z.ZodType>(
  live: LiveQuery<T>,
): Promise<ReadDocuments<z.output<T>>> {
  const { docs } = await getDocsFromServer(toQuery(live));
  return readDocuments(live.schema, docs.map(storedDocument));
}

function toQuery(live: LiveQuery<z.ZodType>): Query {
  return query(
    chosen(live),
    ...live.orderBy.map(([field, direction]) => orderBy(field === idField ? documentId() : field, direction)),
    ...(live.startAfter === undefined ? [] : [startAfter(...live.startAfter)]),
    ...(live.limit === undefined ? [] : [limitTo(live.limit)]),
  );
}

function readSnapshot<T extends z.ZodType>(snapshot: DocumentSnapshot, schema: T): Live<z.output<T> | null> {
  try {
    const data = snapshot.exists() ? readDocument(schema, storedDocument(snapshot)) : null;
    return { state: 'ready', data, fromCache: snapshot.metadata.fromCache };
  } catch (error) {
    if (error instanceof UnreadableError) return { state: 'failed', error };
    throw error;
  }
}

const failed = (onChange: (live: { state: 'failed'; error: Error }) => void) => (error: FirestoreError) =>
  onChange({ state: 'failed', error });

const storedDocument = (snapshot: DocumentSnapshot): StoredDocument => ({
  path: snapshot.ref.path,
  id: snapshot.id,
  fields: snapshot.data({ serverTimestamps: 'estimate' }) ?? {},
});
