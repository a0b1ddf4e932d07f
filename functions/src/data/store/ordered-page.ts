import {
  FieldPath,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { AtDocument, MomentPosition, unknownCursor, writeCursor, type Position } from '#/cursors.ts';
import { invalid } from '#/errors.ts';
import { fetchMatches, fetchOne } from './reads.ts';

/** How a query is ordered: by these fields, all in one direction. `position` is the schema of its positions. */
export type Order = {
  fields: readonly string[];
  direction: 'asc' | 'desc';
  position: z.ZodType<Position>;
};

export const byMoment = (field: string, direction: Order['direction']): Order => ({
  fields: [field],
  direction,
  position: MomentPosition,
});

/** By the ids of documents alone, which no document lacks. */
export const byDocumentId: Order = { fields: [], direction: 'asc', position: AtDocument };

/** The requested page: at most `limit` documents, after the position where the page before ended. */
export type Paging = { limit: number; cursor?: Position | undefined };

/** The position of a document: by its values, or by its id alone where these cannot be part of a cursor. */
export function positionOf(
  document: DocumentSnapshot,
  { fields, position }: Pick<Order, 'fields' | 'position'>,
): Position {
  const values = fields.map((field) => {
    const value: unknown = document.get(field);
    return value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value;
  });
  return position.safeParse([...values, document.id]).data ?? [document.id];
}

/**
 * Continues a query after a position. Throws 400 for the id of a document that lacks one of the fields, as one that is
 * gone does.
 */
export async function continueAfter(
  collection: CollectionReference,
  ordered: Query,
  { fields }: Pick<Order, 'fields'>,
  position: Position,
): Promise<Query> {
  if (position.length === 1) {
    const last = await fetchOne(collection.doc(position[0]));
    const isListed = fields.every((field) => last.get(field) !== undefined);
    if (!isListed) throw invalid([{ path: 'cursor', message: unknownCursor }]);
    return ordered.startAfter(last);
  }
  return ordered.startAfter(
    ...position.map((value) => (Array.isArray(value) ? new Timestamp(...value) : value)),
  );
}

/**
 * Fetches one page of an ordered query over a collection, and the cursor of the next page; none on the last page. The
 * id orders equal values, so that no page loses or repeats a document. Throws as `continueAfter` does.
 */
export async function fetchOrderedPage(
  collection: CollectionReference,
  ordered: Query,
  order: Order,
  { limit, cursor }: Paging,
): Promise<{ docs: QueryDocumentSnapshot[]; next: string | undefined }> {
  const query = ordered.orderBy(FieldPath.documentId(), order.direction);
  const from = cursor ? await continueAfter(collection, query, order, cursor) : query;
  const matches = await fetchMatches(from.limit(limit + 1));
  const docs = matches.slice(0, limit);
  const last = matches.length > limit ? docs.at(-1) : undefined;
  return { docs, next: last && writeCursor(positionOf(last, order)) };
}
