import { limits } from '@padavu/domain/limits';
import { readPaymentReference } from '@padavu/domain/payment-reference';
import { matchesFilter } from '@padavu/domain/user';
import type { User, UserFilter } from '@padavu/domain/user';
import { useState } from 'react';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { userWithReference, usersMatching } from './queries.ts';

export type UserList =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      users: User[];
      /** The users on hand are shown while the answer to a changed filter is on its way. */
      refreshing: boolean;
      /** The server has confirmed the list. */
      confirmed: boolean;
      /** Reads further; `null` when the list is complete. */
      more: (() => void) | null;
    };

const pageSize: number = limits.pageSize.users;
const noUsers: User[] = [];

/**
 * The users that pass a filter, live, newest first, a page at a time. The search finds names and addresses, and a
 * payment reference as a person types one.
 */
export function useUserList(filter: UserFilter): UserList {
  const key = JSON.stringify(filter);
  const [reached, setReached] = useState({ key, reach: pageSize });
  const reach = reached.key === key ? reached.reach : pageSize;

  const named = useLiveQuery(usersMatching(filter, reach + 1));
  const namedOnHand = useLastReady(named.live);
  const reference = readPaymentReference(filter.search);
  const referred = useLiveQuery(reference === undefined ? null : userWithReference(reference));

  const failed = [named, referred].find(({ live }) => live.state === 'failed');
  if (failed?.live.state === 'failed') return { ...failed.live, retry: failed.retry };

  const loading =
    named.live.state === 'loading' || (reference !== undefined && referred.live.state === 'loading');
  const byReference = dataOf(referred.live).filter((user) => matchesFilter(user, { ...filter, search: '' }));
  const byName = namedOnHand.slice(0, reach).filter((user) => matchesFilter(user, filter));
  const users = [...byReference, ...byName.filter(({ id }) => byReference.every((other) => other.id !== id))];
  if (loading && users.length === 0) return { state: 'loading' };

  const incomplete = !loading && namedOnHand.length > reach;
  // A gram is found more often than the search it stands for: go on until a page is full, within reason.
  if (incomplete && users.length < pageSize && reach < limits.usersPerReply) {
    setReached({ key, reach: reach * 2 });
  }
  return {
    state: 'ready',
    users,
    refreshing: loading,
    confirmed: named.live.state === 'ready' && !named.live.fromCache,
    more: incomplete ? () => setReached({ key, reach: reach + pageSize }) : null,
  };
}

function dataOf(live: Live<User[]>): User[] {
  return live.state === 'ready' ? live.data : noUsers;
}

/** The latest answer, which stands until the next one is there. */
function useLastReady(live: Live<User[]>): User[] {
  const [last, setLast] = useState(noUsers);
  const now = live.state === 'ready' ? live.data : last;
  if (now !== last) setLast(now);
  return now;
}
