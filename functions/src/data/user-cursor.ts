import { sortOrders, type UserSort } from '@padavu/domain/user-sort';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';

/** A cursor of ours with the longest name and the longest id that an account can have is shorter. */
const maxCursorLength = 4000;

/** A cursor is part of an address. */
const longestName = 400;

const ByDate = z.tuple([z.int(), z.int().nonnegative(), z.string().min(1)]);
const ByName = z.tuple([z.string(), z.string().min(1)]);
const UserKey = z.union([ByDate, ByName]);
/** A user whose field cannot be written into an address: the cursor is its document. */
const AtDocument = z.tuple([z.string().min(1).max(1500)]);
const Position = z.union([z.literal('beginning'), UserKey, AtDocument]);

/** What a user is ordered by, and the id. */
type UserKey = z.infer<typeof UserKey>;

/** Where a page ends: at a user, or before all of them. */
export type Position = z.infer<typeof Position>;

/** Where a page ends, as text that goes into an address. */
export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

export const notOurs = 'This is not a cursor of an earlier answer';

/** The cursor of an earlier page, or a validation issue when it is none of ours. */
export const Cursor = z
  .string()
  .max(maxCursorLength)
  .transform((text, context): Position => {
    try {
      return Position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    } catch {
      context.addIssue({ code: 'custom', message: notOurs });
      return z.NEVER;
    }
  });

/** Whether a page in an order can go on where another one ended. */
export function goesOnIn(sort: UserSort, position: Position | undefined): boolean {
  if (position === undefined || position === 'beginning' || position.length === 1) return true;
  return (position.length === 2) === (sortOrders[sort][0] === 'sortName');
}

/** The query orders by the field, so that every document in its answer has it, if not as it should be. */
export function positionOf(doc: QueryDocumentSnapshot, sort: UserSort): Exclude<Position, 'beginning'> {
  const [field] = sortOrders[sort];
  const value: unknown = doc.get(field);
  if (field === 'sortName' && typeof value === 'string' && value.length <= longestName)
    return [value, doc.id];
  if (field !== 'sortName' && value instanceof Timestamp) return [value.seconds, value.nanoseconds, doc.id];
  return [doc.id];
}

/** The values of the ordering fields behind which a page begins. */
export function startAt(key: UserKey): [value: string | Timestamp, id: string] {
  if (key.length === 2) return key;
  const [seconds, nanoseconds, id] = key;
  return [new Timestamp(seconds, nanoseconds), id];
}
