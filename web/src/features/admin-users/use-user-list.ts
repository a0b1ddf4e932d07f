import { limits } from '@padavu/domain/limits';
import { readPaymentReference } from '@padavu/domain/payment-reference';
import { matchesFilter } from '@padavu/domain/user';
import type { User, UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { useState } from 'react';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { userWithReference, cursorOf, usersMatching } from './queries.ts';
import type { UserCursor } from './queries.ts';

export type UserList =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      users: User[];
      /** The number of the page, from 1. */
      page: number;
      /** The previous users show while a changed query loads. */
      refreshing: boolean;
      /** The server has confirmed the list. */
      confirmed: boolean;
      /** To the previous and next page; `null` if there is none. */
      previous: (() => void) | null;
      next: (() => void) | null;
    };

const pageSize: number = limits.pageSize.users;

/** A page of the users that match a filter, live. The search covers names, addresses and payment references. */
export function useUserList(filter: UserFilter, sort: UserSort): UserList {
  const pages = usePages<UserCursor>(JSON.stringify([filter, sort]));
  const reference = readPaymentReference(filter.search);
  const referred = useLiveQuery(reference === undefined ? null : userWithReference(reference));
  // A search that looks like a reference usually is one, so the lookup by reference comes before a search through all
  // names.
  const isWaiting = reference !== undefined && referred.live.state === 'loading';
  const found = useFoundUsers(filter, sort, pages.after, isWaiting);

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
    next: end && (end.sure || !pages.isDeadEnd(end.cursor)) ? () => pages.forward(end.cursor) : null,
  };
}

type Read = { users: readonly User[]; whole: boolean; lastRead: User | undefined };

/** The cursor at the end of the page, and whether somebody surely follows; `undefined` on the last page. */
function endOfPage({ users, whole, lastRead }: Read, sort: UserSort) {
  const sure = users.length > pageSize;
  const last = sure ? users[pageSize - 1] : lastRead;
  return last && (sure || !whole) ? { cursor: cursorOf(last, sort), sure } : undefined;
}

type Pages<Cursor> = { question: string; ends: readonly Cursor[]; deadEnd: string | null };

/**
 * The open page of a list, as the cursors where the earlier pages ended: a page reads only what follows its cursor.
 * Another query starts at the first page.
 * @param question identifies the query
 */
function usePages<Cursor>(question: string) {
  const [stored, setPages] = useState<Pages<Cursor>>({ question, ends: [], deadEnd: null });
  const fresh = { question, ends: [], deadEnd: null };
  const pages: Pages<Cursor> = stored.question === question ? stored : fresh;
  const { ends } = pages;
  return {
    /** From 1. */
    number: ends.length + 1,
    /** The cursor before the page; `undefined` for the first. */
    after: ends.at(-1),
    forward: (end: Cursor) => setPages({ question, ends: [...ends, end], deadEnd: null }),
    back: () => setPages({ question, ends: ends.slice(0, -1), deadEnd: null }),
    /** Back from a page that turned out to be empty; it is not offered again. */
    backFromNothing: () =>
      setPages({ question, ends: ends.slice(0, -1), deadEnd: JSON.stringify(ends.at(-1)) }),
    isDeadEnd: (end: Cursor) => pages.deadEnd === JSON.stringify(end),
  };
}

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
function useFoundUsers(
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
