import { readPaymentReference } from '@padavu/domain/payment-reference';
import { lookupGram, matchesSearch } from '@padavu/domain/search';
import { matchesFilter, type User, type UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { readUser } from './documents.ts';
import { fetchMatches, fetchOne } from './reads.ts';
import { positionOf, startAt, writeCursor, type Position } from './user-cursor.ts';

export type UserPage = { users: User[]; next: string | undefined };

/** The most batches one page looks through for a search: a page may come out short and still have a next one. */
const maxBatches = 4;

/** All that a list shows; the search grams, most of a document, stay in the store. */
export const listedFields = [
  'name',
  'email',
  'role',
  'status',
  'courseId',
  'courseName',
  'registrationDate',
  'paymentReference',
  'sortName',
];

/** A part of an ordered list: `limit` users behind where a page before it ended, or from the top. */
export type Part = { sort: UserSort; limit: number; after?: Position | undefined };

/** Equal names and dates have an order too, so that no page loses or repeats anybody. */
const inOrder: Record<UserSort, (query: Query) => Query> = {
  newest: (query) => query.orderBy('registrationDate', 'desc').orderBy(FieldPath.documentId(), 'desc'),
  oldest: (query) => query.orderBy('registrationDate', 'asc').orderBy(FieldPath.documentId(), 'asc'),
  name: (query) => query.orderBy('sortName', 'asc').orderBy(FieldPath.documentId(), 'asc'),
  'name-descending': (query) => query.orderBy('sortName', 'desc').orderBy(FieldPath.documentId(), 'desc'),
};

function narrowed(
  users: CollectionReference,
  { status, courseId, search }: UserFilter,
  sort: UserSort,
): Query {
  const gram = lookupGram(search);
  let query: Query = users;
  if (status !== 'all') query = query.where('status', '==', status);
  if (courseId !== null) query = query.where('courseId', '==', courseId);
  if (gram !== undefined) query = query.where('searchGrams', 'array-contains', gram);
  return inOrder[sort](query.select(...listedFields));
}

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

/** Where a page goes on: behind values of the order, or behind a document; from the top where that is gone. */
async function behindPosition(
  users: CollectionReference,
  query: Query,
  position: Exclude<Position, 'beginning'>,
): Promise<Query> {
  if (position.length !== 1) return query.startAfter(...startAt(position));
  const last = await fetchOne(users.doc(position[0]));
  return last.exists ? query.startAfter(last) : query;
}

/**
 * One page of the users that pass a filter, in an order; before them the one whose payment
 * reference the search is. Reads at most `maxBatches` batches whatever the search; never the whole collection.
 */
export async function readUserPage(
  collection: CollectionReference,
  filter: UserFilter,
  { sort, limit, after }: Part,
): Promise<UserPage> {
  const query = narrowed(collection, filter, sort);
  const reference = readPaymentReference(filter.search);
  const isFirst = after === undefined && reference !== undefined;
  const users = isFirst ? await withReference(collection, reference, filter) : [];
  if (users.length === limit) return { users, next: writeCursor('beginning') };
  let position = after === 'beginning' ? undefined : after;
  let behind = position && (await behindPosition(collection, query, position));
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const docs = await fetchMatches((behind ?? query).limit(limit + 1));
    for (const [index, doc] of docs.slice(0, limit).entries()) {
      const user = readUser(doc);
      const isNamed = matchesSearch(filter.search, user.name, user.email);
      if (isNamed && (reference === undefined || user.paymentReference !== reference)) users.push(user);
      position = positionOf(doc, sort);
      behind = query.startAfter(doc);
      if (users.length === limit) {
        return { users, next: index + 1 < docs.length ? writeCursor(position) : undefined };
      }
    }
    if (docs.length <= limit) return { users, next: undefined };
  }
  return { users, next: position && writeCursor(position) };
}
