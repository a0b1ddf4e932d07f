import { sortOrders, type UserSort } from '@padavu/domain/user-sort';
import { z } from 'zod';
import { isDocumentId } from './document-id.ts';

// The cursors of lists, which callers can make up. What passes these schemas is a position that Firestore can query.

export const unknownCursor = 'This is not a cursor of an earlier response';

/** Longer than a cursor with the longest name and id that an account can have. */
const maxCursorLength = 4000;

/** The moments that Firestore can store, from the year 1 to the year 9999, in seconds since 1970. */
const Seconds = z.int().min(-62_135_596_800).max(253_402_300_799);
const Nanoseconds = z.int().min(0).max(999_999_999);
const DocumentId = z.string().refine(isDocumentId);
const Name = z.string().refine((text) => text.isWellFormed());

const UserKey = z.union([z.tuple([Seconds, Nanoseconds, DocumentId]), z.tuple([Name, DocumentId])]);
/** The id of a user's document, where the field does not fit into an address. */
const AtDocument = z.tuple([DocumentId]);
const UserPosition = z.union([z.literal('beginning'), UserKey, AtDocument]);

/** The value that a user is ordered by, and the id. */
export type UserKey = z.infer<typeof UserKey>;

/** The position where a page of users ends: at a user, or before all of them. */
export type UserPosition = z.infer<typeof UserPosition>;

/** The position as text that can be part of an address. */
export function writeUserCursor(position: UserPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Parses the cursor of an earlier page of users; any other text is a validation issue. */
export const UserCursor = z
  .string()
  .max(maxCursorLength)
  .transform((text, context): UserPosition => {
    try {
      return UserPosition.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    } catch {
      context.addIssue({ code: 'custom', message: unknownCursor });
      return z.NEVER;
    }
  });

/** Whether a page in this order can continue from a position. */
export function canContinueIn(sort: UserSort, position: UserPosition | undefined): boolean {
  if (position === undefined || position === 'beginning' || position.length === 1) return true;
  return (position.length === 2) === (sortOrders[sort][0] === 'sortName');
}

const QueuePosition = z.object({ seconds: Seconds, nanoseconds: Nanoseconds, id: DocumentId });

/** The moment of the last document of a page, and the id of that document. */
export type QueuePosition = z.infer<typeof QueuePosition>;

export function writeQueueCursor({ seconds, nanoseconds, id }: QueuePosition): string {
  return `${seconds}.${nanoseconds}_${id}`;
}

const queueCursorPattern = /^(-?\d{1,12})\.(\d{1,9})_(.{1,200})$/;

/**
 * The cursor of a queue. It contains the moment and does not refer to the document: a document that is answered between
 * two pages moves in the queue, and the next page must not move with it.
 */
export const QueueCursor = z.string().transform((text, context): QueuePosition => {
  const [, seconds, nanoseconds, id] = queueCursorPattern.exec(text) ?? [];
  const position = { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id };
  const { success, data } = QueuePosition.safeParse(position);
  if (success) return data;
  context.addIssue({ code: 'custom', message: unknownCursor });
  return z.NEVER;
});

const PersonalDataPosition = z.object({ list: z.enum(['work', 'questions']), id: DocumentId });

/** The list that a part of an export ends in, and the id of the last document that was read for it. */
export type PersonalDataPosition = z.infer<typeof PersonalDataPosition>;

export function writePersonalDataCursor({ list, id }: PersonalDataPosition): string {
  return `${list}.${id}`;
}

/** The cursor of the next part of an export of a person's data. */
export const PersonalDataCursor = z.string().transform((text, context): PersonalDataPosition => {
  const [, list, id] = /^([a-z]+)\.(.{1,200})$/.exec(text) ?? [];
  const { success, data } = PersonalDataPosition.safeParse({ list, id });
  if (success) return data;
  context.addIssue({ code: 'custom', message: unknownCursor });
  return z.NEVER;
});
