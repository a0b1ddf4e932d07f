import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readDocuments } from './documents.ts';
import { fetchMatches } from './reads.ts';

/** What a list is asked for: at most `limit` entries, after the one with the id `cursor`. */
export type IdPaging = { limit: number; cursor?: number | undefined };

/** Entries by id, and the id after which the next page begins; none on the last page. */
export type IdPage<T> = { entries: T[]; next: number | undefined };

/** One page of a query that is ordered by `id`: a list is never read whole. */
export async function readIdPage<T extends { id: number }>(
  ordered: Query,
  schema: z.ZodType<T>,
  { limit, cursor }: IdPaging,
): Promise<IdPage<T>> {
  const start = cursor === undefined ? ordered : ordered.startAfter(cursor);
  const found = readDocuments(schema, await fetchMatches(start.limit(limit + 1)));
  const entries = found.slice(0, limit);
  return { entries, next: found.length > limit ? entries.at(-1)?.id : undefined };
}
