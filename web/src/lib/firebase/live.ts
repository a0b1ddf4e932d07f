import {
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit as limitTo,
  onSnapshot,
  orderBy,
  query,
  startAfter,
} from 'firebase/firestore';
import type { DocumentSnapshot, Firestore, Query, SnapshotMetadata } from 'firebase/firestore';
import type { z } from 'zod';
import { buildQuery } from './query-spec.ts';
import type { QuerySpec } from './query-spec.ts';
import { firestore } from './firestore.ts';
import { readDocument, readDocuments, UnreadableError } from './stored-documents.ts';
import type { ReadDocuments, StoredDocument } from './stored-documents.ts';

/** One document, by its path, and the schema that its data with its `id` must fit. */
export type LiveDocument<T extends z.ZodType> = { kind: 'document'; path: string; schema: T };

/** Firestore's name for the document's id in an order. */
const idField = '__name__';

/** A query as plain data, so that it can be compared, and checked against the indexes. */
export type LiveQuery<T extends z.ZodType> = QuerySpec & {
  kind: 'query';
  /** `__name__` orders by the document's id, which decides between equal values. */
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** The values of the ordering fields after which to begin. Not a document, which may have been deleted. */
  startAfter?: readonly (string | number | Date)[] | undefined;
  limit?: number;
  schema: T;
};

/**
 * The current state of a live read. `fromCache` until the server has confirmed it. `skipped` documents of a list cannot
 * be read and are left out; they count when a page decides whether the list continues. `isPrevious` marks the result of
 * the previous query, which a page may keep until the current query has a result.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; data: T; fromCache: boolean; skipped?: number; isPrevious?: boolean };

/** The state of a read, and `retry`, which reads again after a failure. */
export type LiveRead<T> = { live: Live<T>; retry: () => void };

/** A document or a query to listen to. */
export type LiveSource = LiveDocument<z.ZodType> | LiveQuery<z.ZodType>;

/** What a listener receives: documents as the store sent them. */
export type Snapshot = { documents: StoredDocument[]; fromCache: boolean };

type Unsubscribe = () => void;

/** By store, the queries whose result was empty when the server last confirmed it. */
const confirmedEmpty = new WeakMap<Firestore, Set<string>>();

/**
 * Listens to a document or a query. An empty copy in memory is reported only of a query whose result the server has
 * confirmed to be empty before: otherwise the memory may not have been filled. A missing document always waits for the
 * server, because a form begins with it. After a failure there are no more snapshots.
 */
export function listen(
  source: LiveSource,
  onSnapshotRead: (snapshot: Snapshot) => void,
  onFailure: (error: Error) => void,
): Unsubscribe {
  const store = firestore();
  const empty = confirmedEmpty.get(store) ?? new Set();
  confirmedEmpty.set(store, empty);
  const key = JSON.stringify({ ...source, schema: undefined });
  const deliver = (docs: readonly DocumentSnapshot[], { fromCache }: SnapshotMetadata) => {
    if (fromCache && docs.length === 0 && !empty.has(key)) return;
    if (!fromCache && docs.length === 0 && source.kind === 'query') empty.add(key);
    else if (!fromCache) empty.delete(key);
    onSnapshotRead({ documents: docs.map(storedDocument), fromCache });
  };
  return source.kind === 'document'
    ? onSnapshot(
        doc(store, source.path),
        withMetadata,
        (found) => deliver(found.exists() ? [found] : [], found.metadata),
        onFailure,
      )
    : onSnapshot(toQuery(source), withMetadata, ({ docs, metadata }) => deliver(docs, metadata), onFailure);
}

/** Also reports when the server confirms a snapshot and when the network is lost. */
const withMetadata = { includeMetadataChanges: true };

/** Listens to a document; `null` when it does not exist. One that cannot be read fails with an `UnreadableError`. */
export function watchDocument<T extends z.ZodType>(
  document: LiveDocument<T>,
  onChange: (live: Live<z.output<T> | null>) => void,
): Unsubscribe {
  const failed = (error: Error) => onChange({ state: 'failed', error });
  const deliver = ({ documents: [stored], fromCache }: Snapshot) => {
    try {
      onChange({ state: 'ready', data: stored ? readDocument(document.schema, stored) : null, fromCache });
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      failed(error);
    }
  };
  return listen(document, deliver, failed);
}

/**
 * Reads a query from the server, once.
 * @throws FirestoreError when the rules refuse it or there is no network
 */
export async function readQuery<T extends z.ZodType>(
  live: LiveQuery<T>,
): Promise<ReadDocuments<z.output<T>>> {
  const { docs } = await getDocsFromServer(toQuery(live));
  return readDocuments(live.schema, docs.map(storedDocument));
}

/** Reads a document from the server, once; `null` when it does not exist. @throws UnreadableError */
export async function readDocumentOnce<T extends z.ZodType>(
  live: LiveDocument<T>,
): Promise<z.output<T> | null> {
  const found = await getDocFromServer(doc(firestore(), live.path));
  return found.exists() ? readDocument(live.schema, storedDocument(found)) : null;
}

function toQuery(live: LiveQuery<z.ZodType>): Query {
  return query(
    buildQuery(live),
    ...live.orderBy.map(([field, direction]) => orderBy(field === idField ? documentId() : field, direction)),
    ...(live.startAfter === undefined ? [] : [startAfter(...live.startAfter)]),
    ...(live.limit === undefined ? [] : [limitTo(live.limit)]),
  );
}

const storedDocument = (snapshot: DocumentSnapshot): StoredDocument => ({
  path: snapshot.ref.path,
  id: snapshot.id,
  fields: snapshot.data({ serverTimestamps: 'estimate' }) ?? {},
});
