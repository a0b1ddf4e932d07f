import { limits } from '@padavu/domain/limits';
import { readPaymentReference } from '@padavu/domain/payment-reference';
import { matchesFilter } from '@padavu/domain/user';
import type { User, UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { userWithReference } from './queries.ts';
import { useFoundUsers } from './use-found-users.ts';
import { usePages } from './use-pages.ts';
import { placeOf } from './user-sort.ts';
import type { UserPlace } from './user-sort.ts';

export type UserList =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      users: User[];
      /** The number of the page, from 1. */
      page: number;
      /** The users on hand are shown while the answer to a changed question is on its way. */
      refreshing: boolean;
      /** The server has confirmed the list. */
      confirmed: boolean;
      /** To the page before and after; `null` where there is none. */
      previous: (() => void) | null;
      next: (() => void) | null;
    };

const pageSize: number = limits.pageSize.users;

/**
 * A page of the users that pass a filter, live (specification 2.12). The search finds names and addresses, and a payment
 * reference as a person types one.
 */
export function useUserList(filter: UserFilter, sort: UserSort): UserList {
  const pages = usePages<UserPlace>(JSON.stringify([filter, sort]));
  const reference = readPaymentReference(filter.search);
  const referred = useLiveQuery(reference === undefined ? null : userWithReference(reference));
  // What looks like a reference mostly is one, and whoever has it does not wait for a look through all names.
  const isHeld = reference !== undefined && referred.live.state === 'loading';
  const found = useFoundUsers(filter, sort, pages.after, isHeld);

  if (referred.live.state === 'failed') return { ...referred.live, retry: referred.retry };
  if (found.state === 'failed') return found;

  const settled = found.state === 'ready' && found.settled;
  const known = referred.live.state === 'ready' ? referred.live.data : [];
  const byReference = known.filter((user) => matchesFilter(user, { ...filter, search: '' }));
  const byName = found.users
    .slice(0, pageSize)
    .filter(({ id }) => byReference.every((other) => other.id !== id));
  const users = pages.number === 1 ? [...byReference, ...byName] : byName;
  if (!settled && users.length === 0) return { state: 'loading' };

  const confirmed = settled && found.confirmed;
  if (confirmed && found.whole && users.length === 0 && pages.number > 1) pages.backFromNothing();
  const end = settled ? endOfPage(found, sort) : undefined;
  return {
    state: 'ready',
    users,
    page: pages.number,
    refreshing: !settled,
    confirmed,
    previous: pages.number > 1 ? pages.back : null,
    next: end && (end.sure || !pages.isDeadEnd(end.place)) ? () => pages.forward(end.place) : null,
  };
}

type Read = { users: readonly User[]; whole: boolean; lastRead: User | undefined };

/** Where the page ends, and whether somebody surely follows; `undefined` when it is the last. */
function endOfPage({ users, whole, lastRead }: Read, sort: UserSort) {
  const sure = users.length > pageSize;
  const last = sure ? users[pageSize - 1] : lastRead;
  return last && (sure || !whole) ? { place: placeOf(last, sort), sure } : undefined;
}
