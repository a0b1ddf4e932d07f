import { bookEntryKinds } from '@padavu/domain/payment/book-entry';
import { trashId } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import { sortOrders, type UserSort } from '@padavu/domain/user/user-sort';
import { z } from 'zod';
import { isDocumentId } from './document-id.ts';

// The cursors of lists, which callers can make up. What passes these schemas is a position that Firestore can query.
// A position has the values that order the list and the id of a document. It does not refer to the document, which may
// be deleted or move in the list between two pages. Only `AtDocument` does.

export const unknownCursor = 'This is not a cursor of an earlier response';

/** Longer than a cursor with the longest name and id that an account can have. */
const maxCursorLength = 4000;

/** The longest name in a cursor, because a cursor is part of an address. */
const longestName = 400;

/** The moments that Firestore can store, from the year 1 to the year 9999, in seconds since 1970. */
const Seconds = z.int().min(-62_135_596_800).max(253_402_300_799);
const Nanoseconds = z.int().min(0).max(999_999_999);
const Moment = z.tuple([Seconds, Nanoseconds]);
const Name = z
  .string()
  .max(longestName)
  .refine((text) => text.isWellFormed());
const DocumentId = z.string().refine(isDocumentId);

/** The id of a document: where its fields do not fit into a cursor, and in a list that is ordered by id. */
export const AtDocument = z.tuple([DocumentId]);

export const MomentPosition = z.union([z.tuple([Moment, DocumentId]), AtDocument]);
const NamePosition = z.union([z.tuple([Name, DocumentId]), AtDocument]);
export const PinnedPosition = z.union([z.tuple([z.boolean(), Moment, DocumentId]), AtDocument]);

/** The position where a page of a list ends. */
export type Position = z.infer<typeof MomentPosition | typeof NamePosition | typeof PinnedPosition>;

const UserPosition = z.union([z.literal('beginning'), MomentPosition, NamePosition]);

/** The position where a page of users ends: at a user, or before all of them. */
export type UserPosition = Position | 'beginning';

/** The id of an account or of a further payment, which is also part of an id in the trash. */
const PaymentId = DocumentId.refine((id) => isDocumentId(trashId(usersCollection, id)));
const BookPosition = z.tuple([Name, PaymentId, z.enum(bookEntryKinds)]);

/** The end of a page of the books: a day, an account or further payment, and whether its payment or refund. */
export type BookPosition = z.infer<typeof BookPosition>;

const DuePosition = z.tuple([z.number(), DocumentId]);

/** The end of a page of what is due: an agreed price, and an account. */
export type DuePosition = z.infer<typeof DuePosition>;

const PersonalDataPosition = z.tuple([z.enum(['work', 'questions']), DocumentId]);

/** The list that a part of an export ends in, and the id of the last document that was read for it. */
export type PersonalDataPosition = z.infer<typeof PersonalDataPosition>;

/** The position as text that can be part of an address. */
export function writeCursor(
  position: UserPosition | BookPosition | DuePosition | PersonalDataPosition,
): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Parses the cursor of an earlier page; any other text is a validation issue. */
const cursorOf = <T>(position: z.ZodType<T>) =>
  z
    .string()
    .max(maxCursorLength)
    .transform((text, context): T => {
      try {
        return position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      } catch {
        context.addIssue({ code: 'custom', message: unknownCursor });
        return z.NEVER;
      }
    });

/** The cursor of a list that is ordered by a moment. */
export const MomentCursor = cursorOf(MomentPosition);

/** The cursor of a list that is ordered by the ids of its documents. */
export const DocumentCursor = cursorOf(AtDocument);

/** The cursor of the questions under a lesson. */
export const LessonQuestionCursor = cursorOf(PinnedPosition);

/** The cursor of the next part of an export of a person's data. */
export const PersonalDataCursor = cursorOf(PersonalDataPosition);

export const BookCursor = cursorOf(BookPosition);

export const DueCursor = cursorOf(DuePosition);

/** The cursor of a list of users, in any of its orders. */
export const UserCursor = cursorOf(UserPosition);

/** The positions in the list of users, by the field that orders it. */
export const userPositions = { registrationDate: MomentPosition, sortName: NamePosition };

/** Whether a page in this order can continue from a position. */
export function canContinueIn(sort: UserSort, position: UserPosition | undefined): boolean {
  if (position === undefined || position === 'beginning') return true;
  return userPositions[sortOrders[sort][0]].safeParse(position).success;
}
