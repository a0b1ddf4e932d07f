import { Course, coursesCollection } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { readPaymentReference } from '@padavu/domain/payment/payment-reference';
import { lookupGram, matchesSearch } from '@padavu/domain/values/search';
import { accountsIn } from '@padavu/domain/user/user-stats';
import {
  matchesFilter,
  UserFields,
  usersCollection,
  type User,
  type UserFilter,
} from '@padavu/domain/user/user';
import type { UserCount } from '@padavu/domain/user/user-stats';
import { sortOrders, type UserSort } from '@padavu/domain/user/user-sort';
import { FieldPath, type CollectionReference, type Firestore, type Query } from 'firebase-admin/firestore';
import { userPositions, writeCursor, type Position, type UserPosition } from '#/cursors.ts';
import { notFound } from '#/errors.ts';
import { presentUser } from './account-rights.ts';
import { readDocuments, readUser } from '#/data/store/documents.ts';
import { continueAfter, positionOf } from '#/data/store/ordered-page.ts';
import { fetchMatches, fetchOne, fetchPages } from '#/data/store/reads.ts';
import type { UserStatsData } from './user-stats.ts';

export type UsersData = ReturnType<typeof usersData>;

const CourseName = Course.pick({ id: true, title: true, slug: true });
type NamedCourse = Pick<Course, 'id' | 'title' | 'slug'>;

export type UserPage = { users: User[]; next: string | undefined };

/** The most batches that one page of a search reads: a page may be short and still have a next one. */
const maxBatches = 4;

/** The fields that are read: all but the search grams, which are most of a document. */
export const listedFields = Object.keys(UserFields.shape);

/**
 * A request for a page of an ordered list: `limit` users after the position where the page before ended, or from the
 * start.
 */
type UserPaging = { sort: UserSort; limit: number; after?: UserPosition | undefined };

/**
 * Orders equal names and dates too, by the id, so that no page loses or repeats anybody. Written out beside
 * `sortOrders`, because `tests/rules/indexes.test.ts` reads the orders of queries in the source.
 */
const inOrder: Record<UserSort, (query: Query) => Query> = {
  newest: (query) => query.orderBy('registrationDate', 'desc').orderBy(FieldPath.documentId(), 'desc'),
  oldest: (query) => query.orderBy('registrationDate', 'asc').orderBy(FieldPath.documentId(), 'asc'),
  name: (query) => query.orderBy('sortName', 'asc').orderBy(FieldPath.documentId(), 'asc'),
  'name-descending': (query) => query.orderBy('sortName', 'desc').orderBy(FieldPath.documentId(), 'desc'),
};

function buildQuery(
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

/** The user whose payment reference was searched for, in any spelling, if the user passes the other filters. */
async function findByReference(
  users: CollectionReference,
  reference: string,
  filter: UserFilter,
): Promise<User[]> {
  const holders = users.where('paymentReference', '==', reference).select(...listedFields);
  const found = (await fetchMatches(holders.limit(1))).map(readUser);
  return found.filter((user) => matchesFilter(user, { ...filter, search: '' }));
}

/**
 * Reads one page of the users that pass a filter, in an order; before them comes the user whose payment reference was
 * searched for. Reads at most `maxBatches` batches, whatever the search; never the whole collection.
 */
async function readUserPage(
  collection: CollectionReference,
  filter: UserFilter,
  { sort, limit, after }: UserPaging,
): Promise<UserPage> {
  const query = buildQuery(collection, filter, sort);
  const [field] = sortOrders[sort];
  const order = { fields: [field], position: userPositions[field] };
  const reference = readPaymentReference(filter.search);
  const isFirst = after === undefined && reference !== undefined;
  const users = isFirst ? await findByReference(collection, reference, filter) : [];
  if (users.length === limit) return { users, next: writeCursor('beginning') };
  let position: Position | undefined = after === 'beginning' ? undefined : after;
  let nextQuery = position && (await continueAfter(collection, query, order, position));
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const docs = await fetchMatches((nextQuery ?? query).limit(limit + 1));
    for (const [index, doc] of docs.slice(0, limit).entries()) {
      const user = readUser(doc);
      const isMatch = matchesSearch(filter.search, user.name, user.email);
      if (isMatch && (reference === undefined || user.paymentReference !== reference)) users.push(user);
      position = positionOf(doc, order);
      nextQuery = query.startAfter(doc);
      if (users.length === limit) {
        return { users, next: index + 1 < docs.length ? writeCursor(position) : undefined };
      }
    }
    if (docs.length <= limit) return { users, next: undefined };
  }
  return { users, next: position && writeCursor(position) };
}

/** Reads accounts. */
export function usersData({ db, userStats }: { db: Firestore; userStats: Pick<UserStatsData, 'read'> }) {
  const users = db.collection(usersCollection);

  async function courses(): Promise<NamedCourse[]> {
    const query = db.collection(coursesCollection).select(...Object.keys(CourseName.shape));
    const found: NamedCourse[] = [];
    for await (const page of fetchPages(query, limits.coursesPerReply))
      found.push(...readDocuments(CourseName, page));
    return found.toSorted((one, other) => one.id - other.id);
  }

  return {
    /**
     * The courses that accounts can have, drafts included, by id. It reads each of them: a school has tens, of which at
     * most 60 are on its site, and no index finds a title as people type it into a list (docs/decisions/056).
     */
    courses,

    /** The account of a uid; `undefined` when it has no document, or is being deleted. */
    async find(uid: string): Promise<User | undefined> {
      return presentUser(await fetchOne(users.doc(uid)));
    },

    /** An account as lists show it; throws 404 for one without a document. */
    async read(uid: string): Promise<User> {
      const snapshot = await fetchOne(users.doc(uid));
      if (!snapshot.exists) throw notFound();
      return readUser(snapshot);
    },

    /** A page of the accounts that pass the filter, in an order. */
    list(filter: UserFilter, paging: UserPaging): Promise<UserPage> {
      return readUserPage(users, filter, paging);
    },

    /** The numbers of accounts from the totals; reads no account. */
    async count(): Promise<UserCount> {
      const [totals, courseNames] = await Promise.all([userStats.read(), courses()]);
      const byTitle = new Map<string, number>();
      for (const { id: courseId, title } of courseNames) {
        byTitle.set(title, (byTitle.get(title) ?? 0) + accountsIn(totals, { courseId }).total);
      }
      return { ...accountsIn(totals), courseBreakdown: Object.fromEntries(byTitle) };
    },
  };
}
