import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { fetchMatches } from './reads.ts';
import { unknownCursor } from './user-cursor.ts';

/** Seconds and nanoseconds of the last document's moment, and the id of that document. */
const cursorPattern = /^(-?\d{1,12})\.(\d{1,9})_(.{1,200})$/;

type QueuePosition = { at: Timestamp; id: string };

/**
 * The cursor of a queue. It contains the moment and does not refer to the document: a document that is answered between
 * two pages moves in the queue, and the next page must not move with it.
 */
export const QueueCursor = z.string().transform((text, context): QueuePosition => {
  const [, seconds, nanoseconds, id = ''] = cursorPattern.exec(text) ?? [];
  try {
    if (!id.includes('/')) return { at: new Timestamp(Number(seconds), Number(nanoseconds)), id };
  } catch {
    // Not a moment that Firestore can store.
  }
  context.addIssue({ code: 'custom', message: unknownCursor });
  return z.NEVER;
});

/** The cursor after a page; `undefined` where no moment of the page can be read. */
function cursorAfter(page: readonly QueryDocumentSnapshot[]): string | undefined {
  for (const document of page.toReversed()) {
    const at: unknown = document.get('lastAt');
    if (at instanceof Timestamp) return `${at.seconds}.${at.nanoseconds}_${document.id}`;
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
  const from = cursor ? ordered.startAfter(cursor.at, cursor.id) : ordered;
  const matches = await fetchMatches(from.limit(limit + 1));
  const docs = matches.slice(0, limit);
  return { docs, next: matches.length > limit ? cursorAfter(docs) : undefined };
}
