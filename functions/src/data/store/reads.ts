import {
  AggregateField,
  type AggregateQuery,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  Filter,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { countAggregation, countReads, currentContext, type RequestContext } from '#/request-context.ts';

// Every read of a document goes through this file and is counted as Firestore bills it, so that a response can report
// its cost. `tests/api/reads.test.ts` checks that.

/** An aggregation over this many documents is billed as one read. */
const documentsPerCountedRead = 1000;

/** Reads one document. A missing one is billed as a read too. */
export async function fetchOne(ref: DocumentReference, within?: Transaction): Promise<DocumentSnapshot> {
  countReads(1);
  return within ? within.get(ref) : ref.get();
}

/** By request and path, the documents that are read once for the whole request. */
const sharedReads = new WeakMap<RequestContext, Map<string, Promise<DocumentSnapshot>>>();

/**
 * The caller's account, which a request reads once, so that all its decisions follow from the same state. Outside of a
 * request it is read each time.
 */
export async function fetchCaller(ref: DocumentReference): Promise<DocumentSnapshot> {
  const context = currentContext();
  if (!context) return fetchOne(ref);
  const known = sharedReads.get(context) ?? new Map<string, Promise<DocumentSnapshot>>();
  sharedReads.set(context, known);
  const pendingRead = known.get(ref.path) ?? fetchOne(ref);
  known.set(ref.path, pendingRead);
  return pendingRead;
}

/** Several documents in one round trip, in the order of the references. */
export async function fetchSeveral(
  refs: readonly DocumentReference[],
  within: Firestore | Transaction,
): Promise<DocumentSnapshot[]> {
  countReads(refs.length);
  return refs.length === 0 ? [] : within.getAll(...refs);
}

/** The documents of a query. An empty result is billed as one read. */
export async function fetchMatches(query: Query, within?: Transaction): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await (within ? within.get(query) : query.get());
  countReads(Math.max(docs.length, 1));
  return docs;
}

const idBeginsWith = (prefix: string): Filter =>
  Filter.and(
    Filter.where(FieldPath.documentId(), '>=', prefix),
    Filter.where(FieldPath.documentId(), '<', `${prefix}\uf8ff`),
  );

/** The documents of a collection whose id begins with one of `prefixes`. */
export const withIdPrefix = (collection: CollectionReference, ...prefixes: readonly string[]): Query =>
  collection.where(Filter.or(...prefixes.map(idBeginsWith)));

/** The most prefixes of one query. Firestore's limit is 30 alternatives. */
const prefixesOfQuery = 30;

/**
 * The documents of a collection whose id begins with one of `prefixes`, each once. A query has 30 of them, because a
 * query for each would take seconds for a long list.
 */
export async function fetchWithIdPrefixes(
  collection: CollectionReference,
  prefixes: readonly string[],
  within?: Transaction,
): Promise<QueryDocumentSnapshot[]> {
  const queries: Query[] = [];
  for (let first = 0; first < prefixes.length; first += prefixesOfQuery)
    queries.push(withIdPrefix(collection, ...prefixes.slice(first, first + prefixesOfQuery)));
  const found = await Promise.all(queries.map((query) => fetchMatches(query, within)));
  // A prefix that begins with another one finds the same documents in two queries.
  return [...new Map(found.flat().map((document) => [document.id, document])).values()];
}

/** The number of documents that match a query; reads none of them. */
export async function countMatches(query: Query, within?: Transaction): Promise<number> {
  const countQuery: AggregateQuery<{ count: AggregateField<number> }> = query.count();
  const { count } = (await (within ? within.get(countQuery) : countQuery.get())).data();
  countAggregation(Math.max(Math.ceil(count / documentsPerCountedRead), 1));
  return count;
}

/**
 * The sum of a field over the documents of a query, and their number; reads none of them. Documents without the field
 * are left out of both: with several aggregations, Firestore counts only documents that have all the fields.
 */
export async function sumMatches(query: Query, field: string): Promise<{ count: number; sum: number }> {
  const sumQuery = query.aggregate({ count: AggregateField.count(), sum: AggregateField.sum(field) });
  const { count, sum } = (await sumQuery.get()).data();
  countAggregation(Math.max(Math.ceil(count / documentsPerCountedRead), 1));
  return { count, sum };
}

/**
 * All documents of a query, page by page, in the order of their ids. Each page begins after the last document of the
 * one before.
 * @param within a read-only transaction, for documents of the same moment
 */
export async function* fetchPages(
  query: Query,
  size: number,
  within?: Transaction,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(size);
  let docs = await fetchMatches(ordered, within);
  while (docs.length > 0) {
    yield docs;
    const last = docs.at(-1);
    docs = docs.length < size || !last ? [] : await fetchMatches(ordered.startAfter(last), within);
  }
}
