import { lookupGram } from '@padavu/domain/search';
import { User, usersCollection } from '@padavu/domain/user';
import type { UserFilter } from '@padavu/domain/user';
import type { LiveQuery } from '@/lib/firebase/live.ts';

type UserQuery = LiveQuery<typeof User>;

/** Users narrowed by the filter, newest first. A search is narrowed by one gram only: confirm with `matchesFilter`. */
export function usersMatching({ status, courseId, search }: UserFilter, limit: number): UserQuery {
  const gram = lookupGram(search);
  return {
    kind: 'query',
    collection: usersCollection,
    where: [
      ...(status === 'all' ? [] : [['status', '==', status] as const]),
      ...(courseId === null ? [] : [['courseId', '==', courseId] as const]),
      ...(gram === undefined ? [] : [['searchGrams', 'array-contains', gram] as const]),
    ],
    orderBy: [['registrationDate', 'desc']],
    limit,
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
