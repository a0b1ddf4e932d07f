import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { fetchMatches } from './reads.ts';
import { notOurs } from './user-cursor.ts';

/** Seconds and nanoseconds of the moment at which a page ended, and the id of the document that it ended with. */
const written = /^(-?\d{1,12})\.(\d{1,9})_(.{1,200})$/;

type QueuePosition = { at: Timestamp; id: string };

/**
 * The cursor of a queue. It holds the moment itself and not the document: what is answered between two pages stands
 * elsewhere then, and the rest of the queue is not to go with it.
 */
export const QueueCursor = z.string().transform((text, context): QueuePosition => {
  const [, seconds, nanoseconds, id = ''] = written.exec(text) ?? [];
  try {
    if (!id.includes('/')) return { at: new Timestamp(Number(seconds), Number(nanoseconds)), id };
  } catch {
    // No moment that Firestore knows.
  }
  context.addIssue({ code: 'custom', message: notOurs });
  return z.NEVER;
});

/** The cursor after a page; none after one whose moments cannot be read. */
function cursorAfter(page: readonly QueryDocumentSnapshot[]): string | undefined {
  for (const document of page.toReversed()) {
    const at: unknown = document.get('lastAt');
    if (at instanceof Timestamp) return `${at.seconds}.${at.nanoseconds}_${document.id}`;
  }
  return undefined;
}

export type QueuePaging = { limit: number; cursor?: QueuePosition | undefined };

/**
 * One page of what waits for the school or waited, and the cursor of the next.
 * @param listed by `lastAt`, in the order that is named; the id orders equal moments
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
