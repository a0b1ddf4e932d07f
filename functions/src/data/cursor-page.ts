import type { CollectionReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { unknownCursor } from '#/cursors.ts';
import { invalid } from '#/errors.ts';
import { fetchMatches, fetchOne } from './reads.ts';

/** The requested page: at most `limit` entries, after the one whose document has the id `cursor`. */
export type CursorPaging = { limit: number; cursor?: string | undefined };

/** The documents of a page, and the cursor of the next one; none on the last page. */
export type CursorPage = { docs: QueryDocumentSnapshot[]; next?: string };

/** Fetches one page of an ordered query over a collection. Throws 400 for a cursor that is no document of it. */
export async function fetchCursorPage(
  collection: CollectionReference,
  ordered: Query,
  { limit, cursor }: CursorPaging,
): Promise<CursorPage> {
  let query = ordered;
  if (cursor !== undefined) {
    const last = await fetchOne(collection.doc(cursor));
    if (!last.exists) throw invalid([{ path: 'cursor', message: unknownCursor }]);
    query = query.startAfter(last);
  }
  const found = await fetchMatches(query.limit(limit + 1));
  const docs = found.slice(0, limit);
  const next = found.length > limit ? docs.at(-1)?.id : undefined;
  return { docs, ...(next !== undefined && { next }) };
}
