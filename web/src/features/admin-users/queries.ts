import { lookupGram } from '@padavu/domain/search';
import { User, usersCollection } from '@padavu/domain/user';
import type { UserFilter } from '@padavu/domain/user';
import { sortOrders } from '@padavu/domain/user-sort';
import type { UserSort } from '@padavu/domain/user-sort';
import type { LiveQuery } from '@/lib/firebase/live.ts';
import type { UserCursor } from './user-sort.ts';

type UserQuery = LiveQuery<typeof User>;

/** A page of an ordered list: `limit` users after a cursor, or from the top. */
type Part = { sort: UserSort; after?: UserCursor | undefined; limit: number };

/** A page of the users that match the filter. A search is narrowed by one gram only: confirm with `matchesFilter`. */
export function usersMatching({ status, courseId, search }: UserFilter, part: Part): UserQuery {
  const gram = lookupGram(search);
  const [field, direction] = sortOrders[part.sort];
  return {
    kind: 'query',
    collection: usersCollection,
    where: [
      ...(status === 'all' ? [] : [['status', '==', status] as const]),
      ...(courseId === null ? [] : [['courseId', '==', courseId] as const]),
      ...(gram === undefined ? [] : [['searchGrams', 'array-contains', gram] as const]),
    ],
    orderBy: [
      [field, direction],
      // The id orders equal names and dates, so that no page loses or repeats a user.
      ['__name__', direction],
    ],
    startAfter: part.after,
    limit: part.limit,
    schema: User,
  };
}

/** The user with this payment reference. */
export function userWithReference(reference: string): UserQuery {
  return {
    kind: 'query',
    collection: usersCollection,
    where: [['paymentReference', '==', reference]],
    orderBy: [],
    schema: User,
  };
}

/** The pending users, longest waiting first. */
export function usersWaiting(limit: number): UserQuery {
  return {
    kind: 'query',
    collection: usersCollection,
    where: [['status', '==', 'pending']],
    orderBy: [['registrationDate', 'asc']],
    limit,
    schema: User,
  };
}
