import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readDocuments } from './documents.ts';
import { fetchMatches } from './reads.ts';

/** The requested page: at most `limit` entries, after the one with the id `cursor`. */
export type IdPaging = { limit: number; cursor?: number | undefined };

/** Entries by id, and the id after which the next page begins; none on the last page. */
export type IdPage<T> = { entries: T[]; next: number | undefined };

/**
 * Reads one page of a query that is ordered by `id`. Unreadable documents are left out, so that a page may be short;
 * the next page begins after the last document, readable or not.
 */
export async function readIdPage<T extends { id: number }>(
  ordered: Query,
  schema: z.ZodType<T>,
  { limit, cursor = 0 }: IdPaging,
): Promise<IdPage<T>> {
  // Documents whose `id` field is a text or a negative number are skipped: no page can continue from them.
  const page = ordered.where('id', '>', cursor).limit(limit + 1);
  const docs = await fetchMatches(page);
  const last: unknown = docs[limit - 1]?.get('id');
  const entries = readDocuments(schema, docs.slice(0, limit));
  return { entries, next: docs.length > limit && typeof last === 'number' ? last : undefined };
}
