import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readDocuments } from './documents.ts';
import { fetchMatches } from './reads.ts';

/** What a list is asked for: at most `limit` entries, after the one with the id `cursor`. */
export type IdPaging = { limit: number; cursor?: number | undefined };

/** Entries by id, and the id after which the next page begins; none on the last page. */
export type IdPage<T> = { entries: T[]; next: number | undefined };

/**
 * One page of a query that is ordered by `id`: a list is never read whole. What cannot be read is left out, so that a page may
 * come out short; the next one begins after the last document that was read, whatever became of it.
 */
export async function readIdPage<T extends { id: number }>(
  ordered: Query,
  schema: z.ZodType<T>,
  { limit, cursor = 0 }: IdPaging,
): Promise<IdPage<T>> {
  // A text or a negative number in the field is none of the ids that a page can go on from.
  const page = ordered.where('id', '>', cursor).limit(limit + 1);
  const docs = await fetchMatches(page);
  const last: unknown = docs[limit - 1]?.get('id');
  const entries = readDocuments(schema, docs.slice(0, limit));
  return { entries, next: docs.length > limit && typeof last === 'number' ? last : undefined };
}
