import { readPaymentReference } from '@padavu/domain/payment-reference';
import { lookupGram, matchesSearch } from '@padavu/domain/search';
import { matchesFilter, type User, type UserFilter } from '@padavu/domain/user';
import {
  FieldPath,
  Timestamp,
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { readUser } from './documents.ts';
import { fetchMatches } from './reads.ts';

export type UserPage = { users: User[]; next: string | undefined };

/** The most batches one page looks through for a search: a page may come out short and still have a next one. */
const maxBatches = 4;

/** All that a list shows; the search grams, most of a document, stay in the store. */
const listedFields = [
  'name',
  'email',
  'role',
  'status',
  'courseId',
  'courseName',
  'registrationDate',
  'paymentReference',
];

/** A cursor of ours with the longest id that an account can have is shorter. */
const maxCursorLength = 400;

const Position = z.tuple([z.int(), z.int().nonnegative(), z.string().min(1)]);
export type Position = z.infer<typeof Position>;

/** Where a page ends, as text that goes into an address. */
function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The cursor of an earlier page, or a validation issue when it is none of ours. */
export const Cursor = z
  .string()
  .max(maxCursorLength)
  .transform((text, context): Position => {
    try {
      return Position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    } catch {
      context.addIssue({ code: 'custom', message: 'This is not a cursor of an earlier answer' });
      return z.NEVER;
    }
  });

/** The query orders by the registration date, so that every document in its answer has one. */
function positionOf(doc: QueryDocumentSnapshot): Position {
  const at = z.instanceof(Timestamp).parse(doc.get('registrationDate'));
  return [at.seconds, at.nanoseconds, doc.id];
}

function narrowed(users: CollectionReference, { status, courseId, search }: UserFilter): Query {
  const gram = lookupGram(search);
  let query: Query = users;
  if (status !== 'all') query = query.where('status', '==', status);
  if (courseId !== null) query = query.where('courseId', '==', courseId);
  if (gram !== undefined) query = query.where('searchGrams', 'array-contains', gram);
  return query
    .select(...listedFields)
    .orderBy('registrationDate', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
}

/** Before the newest: where a page ends that the user with the reference has filled. */
const beginning: Position = [253_402_300_799, 0, '~'];

/** Whoever has the payment reference that a search is, however it is spelt, and passes the other filters. */
async function withReference(
  users: CollectionReference,
  reference: string,
  filter: UserFilter,
): Promise<User[]> {
  const holders = users.where('paymentReference', '==', reference).select(...listedFields);
  const found = (await fetchMatches(holders.limit(1))).map(readUser);
  return found.filter((user) => matchesFilter(user, { ...filter, search: '' }));
}

/**
 * One page of the users that pass a filter, newest first (design decision 6); before them the one whose payment
 * reference the search is. Reads at most `maxBatches` batches whatever the search; never the whole collection.
 */
export async function readUserPage(
  collection: CollectionReference,
  filter: UserFilter,
  limit: number,
  after: Position | undefined,
): Promise<UserPage> {
  const query = narrowed(collection, filter);
  const reference = readPaymentReference(filter.search);
  const isFirst = after === undefined && reference !== undefined;
  const users = isFirst ? await withReference(collection, reference, filter) : [];
  if (users.length === limit) return { users, next: writeCursor(beginning) };
  let position = after;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const start = position ? query.startAfter(new Timestamp(position[0], position[1]), position[2]) : query;
    const docs = await fetchMatches(start.limit(limit + 1));
    for (const [index, doc] of docs.slice(0, limit).entries()) {
      const user = readUser(doc);
      const isNamed = matchesSearch(filter.search, user.name, user.email);
      if (isNamed && (reference === undefined || user.paymentReference !== reference)) users.push(user);
      position = positionOf(doc);
      if (users.length === limit) {
        return { users, next: index + 1 < docs.length ? writeCursor(position) : undefined };
      }
    }
    if (docs.length <= limit) return { users, next: undefined };
  }
  return { users, next: position && writeCursor(position) };
}
