import type {
  AggregateField,
  AggregateQuery,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { countCounting, countReads } from '#/request-context.ts';

// Every read of a document goes through here and is counted as Firestore bills it, so that an answer can say what it
// cost. `tests/api/reads.test.ts` holds the sources against that.

/** One count covers so many documents at the price of one read. */
const documentsPerCountedRead = 1000;

/** A document, there or not: either is one read. */
export async function fetchOne(ref: DocumentReference, within?: Transaction): Promise<DocumentSnapshot> {
  countReads(1);
  return within ? within.get(ref) : ref.get();
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
