import {
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Query,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { unknownCursor, type Position } from '#/cursors.ts';
import { invalid } from '#/errors.ts';
import { fetchOne } from './reads.ts';

/** How a query is ordered: by these fields. `position` is the schema of its positions. */
export type Order = {
  fields: readonly string[];
  position: z.ZodType<Position>;
};

/** The position of a document: by its values, or by its id alone where these cannot be part of a cursor. */
export function positionOf(document: DocumentSnapshot, { fields, position }: Order): Position {
  const values = fields.map((field) => {
    const value: unknown = document.get(field);
    return value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value;
  });
  return position.safeParse([...values, document.id]).data ?? [document.id];
}

/**
 * Continues a query after a position. Throws 400 for the id of a document that is gone, or that lacks one of the
 * fields.
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
