import {
  AggregateField,
  type AggregateQuery,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { countCounting, countReads, currentContext, type RequestContext } from '#/request-context.ts';

// Every read of a document goes through here and is counted as Firestore bills it, so that an answer can say what it
// cost. `tests/api/reads.test.ts` holds the sources against that.

/** One count covers so many documents at the price of one read. */
const documentsPerCountedRead = 1000;

/** A document, there or not: either is one read. */
export async function fetchOne(ref: DocumentReference, within?: Transaction): Promise<DocumentSnapshot> {
  countReads(1);
  return within ? within.get(ref) : ref.get();
}

/** What each request has read, by path, that is the same for all of it. */
const shared = new WeakMap<RequestContext, Map<string, Promise<DocumentSnapshot>>>();

/**
 * The account of whoever asks, which a request reads once: what it grants and what is open to it are those of one moment. Outside of a
 * request it is read each time.
 */
export async function fetchCaller(ref: DocumentReference): Promise<DocumentSnapshot> {
  const context = currentContext();
  if (!context) return fetchOne(ref);
  const known = shared.get(context) ?? new Map<string, Promise<DocumentSnapshot>>();
  shared.set(context, known);
  const reading = known.get(ref.path) ?? fetchOne(ref);
  known.set(ref.path, reading);
  return reading;
}

/** Several documents in one round trip, in the order of the references. */
export async function fetchSeveral(
  refs: readonly DocumentReference[],
  within: Firestore | Transaction,
): Promise<DocumentSnapshot[]> {
  countReads(refs.length);
  return refs.length === 0 ? [] : within.getAll(...refs);
}

/** What a query finds; finding nothing is one read. */
export async function fetchMatches(query: Query, within?: Transaction): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await (within ? within.get(query) : query.get());
  countReads(Math.max(docs.length, 1));
  return docs;
}

/** How many documents a query would find; none of them is read. */
export async function countMatches(query: Query): Promise<number> {
  const counting: AggregateQuery<{ count: AggregateField<number> }> = query.count();
  const { count } = (await counting.get()).data();
  countCounting(Math.max(Math.ceil(count / documentsPerCountedRead), 1));
  return count;
}

/** What the documents of a query have in a field, added up; none of them is read, and those without the field are left out. */
export async function sumMatches(query: Query, field: string): Promise<{ count: number; sum: number }> {
  const adding = query.aggregate({ count: AggregateField.count(), sum: AggregateField.sum(field) });
  const { count, sum } = (await adding.get()).data();
  countCounting(Math.max(Math.ceil(count / documentsPerCountedRead), 1));
  return { count, sum };
}

/**
 * All documents of a query, page by page, in the order of their ids; each page ends in the document after which the next
 * one begins.
 * @param within a transaction that only reads, for documents as they were at one moment
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
