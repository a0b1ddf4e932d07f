import { limits } from '@padavu/domain/limits';
import { matchesFilter } from '@padavu/domain/user';
import type { User, UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { usersMatching } from './queries.ts';
import { cursorOf } from './user-sort.ts';
import type { UserCursor } from './user-sort.ts';

/** The one extra user tells whether there is a next page. */
const pageAndOne = limits.pageSize.users + 1;

type Found =
  /** The users of the previous result. */
  | { state: 'loading'; users: User[] }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      /** The matching users in order: a page and perhaps more. */
      users: User[];
      /** The last user that was read, matching or not. */
      lastRead: User | undefined;
      /** Nobody follows those that were read. */
      whole: boolean;
      /** Nothing more is loading. */
      settled: boolean;
      /** The server has confirmed it. */
      confirmed: boolean;
    };

/**
 * The users of one page, live. A search uses one gram, which other names share: if too few of a page match, it searches
 * further, and reads at most `limits.usersReadPerPage` in all.
 * @param isWaiting whether another query must answer first: the previous users show meanwhile
 */
export function useFoundUsers(
  filter: UserFilter,
  sort: UserSort,
  after: UserCursor | undefined,
  isWaiting: boolean,
): Found {
  const page = useLiveQuery(isWaiting ? null : usersMatching(filter, { sort, after, limit: pageAndOne }), {
    keepPrevious: true,
  });
  const onPage = dataOf(page.live);
  const isFull = isAnswered(page.live) && countOf(page.live) === pageAndOne;
  const lastOnPage = isFull ? onPage.at(-1) : undefined;
  const passing = onPage.filter((user) => matchesFilter(user, filter));

  const tooFew = lastOnPage !== undefined && passing.length < pageAndOne;
  // The cache may end a page elsewhere than the server, so a further read from there would be wasted.
  const searchesFurther = tooFew && (isConfirmed(page.live) || !navigator.onLine);
  const rest = limits.usersReadPerPage - pageAndOne;
  const beyond = useLiveQuery(
    searchesFurther ? usersMatching(filter, { sort, after: cursorOf(lastOnPage, sort), limit: rest }) : null,
  );
  const onBeyond = searchesFurther ? dataOf(beyond.live) : [];

  for (const { live, retry } of [page, beyond]) if (live.state === 'failed') return { ...live, retry };
  if (!isAnswered(page.live)) return { state: 'loading', users: passing };

  const settled = !tooFew || (searchesFurther && beyond.live.state === 'ready');
  return {
    state: 'ready',
    users: [...passing, ...onBeyond.filter((user) => matchesFilter(user, filter))],
    lastRead: onBeyond.at(-1) ?? onPage.at(-1),
    whole: tooFew ? settled && countOf(beyond.live) < rest : lastOnPage === undefined,
    settled,
    confirmed: settled && isConfirmed(page.live) && (!tooFew || isConfirmed(beyond.live)),
  };
}

function dataOf(live: Live<User[]>): User[] {
  return live.state === 'ready' ? live.data : [];
}

/** The number of documents read, including unreadable ones. */
function countOf(live: Live<User[]>): number {
  return live.state === 'ready' ? live.data.length + (live.skipped ?? 0) : 0;
}

function isAnswered(live: Live<unknown>): boolean {
  return live.state === 'ready' && !live.isPrevious;
}

function isConfirmed(live: Live<unknown>): boolean {
  return live.state === 'ready' && !live.fromCache;
}
