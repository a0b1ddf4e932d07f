import { lookupGram } from '@padavu/domain/search';
import { User, usersCollection } from '@padavu/domain/user';
import type { UserFilter } from '@padavu/domain/user';
import { sortOrders } from '@padavu/domain/user-sort';
import type { UserSort } from '@padavu/domain/user-sort';
import type { LiveQuery } from '@/lib/firebase/live.ts';
import type { UserPlace } from './user-sort.ts';

type UserQuery = LiveQuery<typeof User>;

/** A part of an ordered list: `limit` users after a place, or from the top. */
type Part = { sort: UserSort; after?: UserPlace | undefined; limit: number };

/** Users narrowed by the filter, a part of them. A search is narrowed by one gram only: confirm with `matchesFilter`. */
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
      // Equal names and dates have an order too, so that no page loses or repeats anybody.
      ['__name__', direction],
    ],
    startAfter: part.after,
    limit: part.limit,
    schema: User,
  };
}

/** The user whose payment chat names this reference. */
export function userWithReference(reference: string): UserQuery {
  return {
    kind: 'query',
    collection: usersCollection,
    where: [['paymentReference', '==', reference]],
    orderBy: [],
    schema: User,
  };
}

/** Who waits for approval, the longest first. */
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
