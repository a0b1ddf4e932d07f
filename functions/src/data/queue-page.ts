import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { writeQueueCursor, type QueuePosition } from '#/cursors.ts';
import { fetchMatches } from './reads.ts';

/** The cursor after a page; `undefined` where no moment of the page can be read. */
function cursorAfter(page: readonly QueryDocumentSnapshot[]): string | undefined {
  for (const document of page.toReversed()) {
    const at: unknown = document.get('lastAt');
    if (at instanceof Timestamp) {
      const { seconds, nanoseconds } = at;
      return writeQueueCursor({ seconds, nanoseconds, id: document.id });
    }
  }
  return undefined;
}

export type QueuePaging = { limit: number; cursor?: QueuePosition | undefined };

/**
 * Fetches one page of a queue, and the cursor of the next page.
 * @param listed the query, ordered by `lastAt` in `order`; the id orders equal moments
 */
export async function fetchQueuePage(
  listed: Query,
  order: 'asc' | 'desc',
  { limit, cursor }: QueuePaging,
): Promise<{ docs: QueryDocumentSnapshot[]; next: string | undefined }> {
  const ordered = listed.orderBy(FieldPath.documentId(), order);
  const from = cursor
    ? ordered.startAfter(new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id)
    : ordered;
  const matches = await fetchMatches(from.limit(limit + 1));
  const docs = matches.slice(0, limit);
  return { docs, next: matches.length > limit ? cursorAfter(docs) : undefined };
}
