import { limits } from '@padavu/domain/limits';
import { matchesFilter } from '@padavu/domain/user';
import type { User, UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { useState } from 'react';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { usersMatching } from './queries.ts';
import { placeOf } from './user-sort.ts';
import type { UserPlace } from './user-sort.ts';

/** The one beyond a page tells that there is a next page. */
const pageAndOne = limits.pageSize.users + 1;

type Found =
  /** Who is on hand from the answer before. */
  | { state: 'loading'; users: User[] }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      /** Who passes the filter, in order: a page and perhaps more. */
      users: User[];
      /** The last user that was read, who need not pass. */
      lastRead: User | undefined;
      /** Nobody lies beyond those that were read. */
      whole: boolean;
      /** Nothing more is on its way. */
      settled: boolean;
      /** The server has confirmed it. */
      confirmed: boolean;
    };

/**
 * The users of one page, live. A search is looked up by a gram that others have too: where too few of a page pass, it
 * looks further, and altogether reads no more than `limits.usersReadPerPage`.
 * @param isHeld what is asked before this has no answer yet: who is on hand is shown meanwhile
 */
export function useFoundUsers(
  filter: UserFilter,
  sort: UserSort,
  after: UserPlace | undefined,
  isHeld: boolean,
): Found {
  const page = useLiveQuery(isHeld ? null : usersMatching(filter, { sort, after, limit: pageAndOne }));
  const onHand = useLastReady(page.live);
  const onPage = dataOf(page.live);
  const lastOnPage = onPage.length === pageAndOne ? onPage.at(-1) : undefined;
  const passing = onPage.filter((user) => matchesFilter(user, filter));

  const tooFew = lastOnPage !== undefined && passing.length < pageAndOne;
  // What the device has of a page may end elsewhere than the server's: looking on from there would be read for nothing.
  const looksFurther = tooFew && (isConfirmed(page.live) || !navigator.onLine);
  const rest = limits.usersReadPerPage - pageAndOne;
  const beyond = useLiveQuery(
    looksFurther ? usersMatching(filter, { sort, after: placeOf(lastOnPage, sort), limit: rest }) : null,
  );
  const onBeyond = looksFurther ? dataOf(beyond.live) : [];

  for (const { live, retry } of [page, beyond]) if (live.state === 'failed') return { ...live, retry };
  if (page.live.state !== 'ready') {
    return { state: 'loading', users: onHand.filter((user) => matchesFilter(user, filter)) };
  }

  const settled = !tooFew || (looksFurther && beyond.live.state === 'ready');
  return {
    state: 'ready',
    users: [...passing, ...onBeyond.filter((user) => matchesFilter(user, filter))],
    lastRead: onBeyond.at(-1) ?? onPage.at(-1),
    whole: tooFew ? settled && onBeyond.length < rest : lastOnPage === undefined,
    settled,
    confirmed: settled && isConfirmed(page.live) && (!tooFew || isConfirmed(beyond.live)),
  };
}

function dataOf(live: Live<User[]>): User[] {
  return live.state === 'ready' ? live.data : [];
}

/** The latest answer, which stands until the next one is there. */
function useLastReady(live: Live<User[]>): User[] {
  const [last, setLast] = useState<User[]>([]);
  const now = live.state === 'ready' ? live.data : last;
  if (now !== last) setLast(now);
  return now;
}

function isConfirmed(live: Live<unknown>): boolean {
  return live.state === 'ready' && !live.fromCache;
}
