import { sortOrders, type UserSort } from '@padavu/domain/user-sort';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';

/** Longer than a cursor with the longest name and id that an account can have. */
const maxCursorLength = 4000;

/** The longest name in a cursor, because a cursor is part of an address. */
const longestName = 400;

const ByDate = z.tuple([z.int(), z.int().nonnegative(), z.string().min(1)]);
const ByName = z.tuple([z.string(), z.string().min(1)]);
const UserKey = z.union([ByDate, ByName]);
/** The id of a user's document, where the field does not fit into an address. */
const AtDocument = z.tuple([z.string().min(1).max(1500)]);
const Position = z.union([z.literal('beginning'), UserKey, AtDocument]);

/** The value that a user is ordered by, and the id. */
type UserKey = z.infer<typeof UserKey>;

/** The position where a page ends: at a user, or before all of them. */
export type Position = z.infer<typeof Position>;

/** The position as text that can be part of an address. */
export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

export const unknownCursor = 'This is not a cursor of an earlier answer';

/** Parses the cursor of an earlier page; any other text is a validation issue. */
export const Cursor = z
  .string()
  .max(maxCursorLength)
  .transform((text, context): Position => {
    try {
      return Position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    } catch {
      context.addIssue({ code: 'custom', message: unknownCursor });
      return z.NEVER;
    }
  });

/** Whether a page in this order can continue from a position. */
export function canContinueIn(sort: UserSort, position: Position | undefined): boolean {
  if (position === undefined || position === 'beginning' || position.length === 1) return true;
  return (position.length === 2) === (sortOrders[sort][0] === 'sortName');
}

/**
 * The position of a user. The query orders by the field, so every document of its result has the field, although
 * perhaps with a wrong type.
 */
export function positionOf(doc: QueryDocumentSnapshot, sort: UserSort): Exclude<Position, 'beginning'> {
  const [field] = sortOrders[sort];
  const value: unknown = doc.get(field);
  if (field === 'sortName' && typeof value === 'string' && value.length <= longestName)
    return [value, doc.id];
  if (field !== 'sortName' && value instanceof Timestamp) return [value.seconds, value.nanoseconds, doc.id];
  return [doc.id];
}

/** The values of the ordering fields after which a page begins. */
export function startAt(key: UserKey): [value: string | Timestamp, id: string] {
  if (key.length === 2) return key;
  const [seconds, nanoseconds, id] = key;
  return [new Timestamp(seconds, nanoseconds), id];
}
