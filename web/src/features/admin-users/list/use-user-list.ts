import { limits } from '@padavu/domain/limits';
import { readPaymentReference } from '@padavu/domain/payment/payment-reference';
import { matchesFilter, usersCollection } from '@padavu/domain/user/user';
import type { User, UserFilter } from '@padavu/domain/user/user';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { useEffect, useState } from 'react';
import { dataOf, failureOf } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useCursors } from '@/lib/use-cursors.ts';
import { userWithReference, cursorOf, UserCursor, usersMatching } from '@/features/admin-users/queries.ts';

export type UserList =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      users: User[];
      /** The number of the page, from 1. */
      page: number;
      /** Whether the previous users show while a changed query loads. */
      refreshing: boolean;
      /** Whether the server has confirmed the list. */
      confirmed: boolean;
      /** To the previous and next page; `null` if there is none. */
      previous: (() => void) | null;
      next: (() => void) | null;
    };

const pageSize: number = limits.pageSize.users;

/** A page of the users that match a filter, live. The search covers names, addresses and payment references. */
export function useUserList(filter: UserFilter, sort: UserSort): UserList {
  const key = JSON.stringify([filter, sort]);
  const { number, after, forward, back } = useCursors(usersCollection, key, UserCursor);
  // A page that turned out to be empty, which is not offered again before another turn.
  const [emptyPage, setEmptyPage] = useState<string | null>(null);
  const pageAfter = (cursor: UserCursor | undefined) => JSON.stringify([key, cursor]);
  const isEmpty = back !== null && emptyPage === pageAfter(after);
  useEffect(() => {
    if (isEmpty) back();
  });
  const turn = (to: () => void) => () => {
    setEmptyPage(null);
    to();
  };
  const reference = readPaymentReference(filter.search);
  const referenceRead = useLiveQuery(reference === undefined ? null : userWithReference(reference));
  // A search that looks like a reference usually is one, so the lookup by reference comes before a search through all
  // names.
  const isWaiting = reference !== undefined && referenceRead.live.state === 'loading';
  const matching = useMatchingUsers(filter, sort, after, isWaiting);

  if (referenceRead.live.state === 'failed') return { ...referenceRead.live, retry: referenceRead.retry };
  if (matching.state === 'failed') return matching;

  const settled = matching.state === 'ready' && matching.settled;
  const byReference = (dataOf(referenceRead) ?? []).filter((user) =>
    matchesFilter(user, { ...filter, search: '' }),
  );
  const byName = matching.users
    .slice(0, pageSize)
    .filter(({ id }) => byReference.every((other) => other.id !== id));
  const users = number === 1 ? [...byReference, ...byName] : byName;
  if (!settled && users.length === 0) return { state: 'loading' };

  const confirmed = settled && matching.confirmed;
  if (confirmed && matching.isEnd && users.length === 0 && back) {
    if (!isEmpty) setEmptyPage(pageAfter(after));
    return { state: 'loading' };
  }
  const end = settled ? endOfPage(matching, sort) : undefined;
  return {
    state: 'ready',
    users,
    page: number,
    refreshing: !settled,
    confirmed,
    previous: back && turn(back),
    next:
      end && (end.isCertain || pageAfter(end.cursor) !== emptyPage) ? turn(() => forward(end.cursor)) : null,
  };
}

type PageRead = { users: readonly User[]; isEnd: boolean; lastRead: User | undefined };

/** The cursor at the end of the page, and whether another user certainly follows; `undefined` on the last page. */
function endOfPage({ users, isEnd, lastRead }: PageRead, sort: UserSort) {
  const isCertain = users.length > pageSize;
  const last = isCertain ? users[pageSize - 1] : lastRead;
  return last && (isCertain || !isEnd) ? { cursor: cursorOf(last, sort), isCertain } : undefined;
}

/** The extra user shows whether there is a next page. */
const pageSizePlusOne = limits.pageSize.users + 1;

type MatchingUsers =
  /** The users of the previous result. */
  | { state: 'loading'; users: User[] }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      /** The matching users in order: one page, or more. */
      users: User[];
      /** The last user that was read, matching or not. */
      lastRead: User | undefined;
      /** Whether no user follows the last one that was read. */
      isEnd: boolean;
      /** Whether nothing more is loading. */
      settled: boolean;
      /** Whether the server has confirmed the result. */
      confirmed: boolean;
    };

/**
 * The users of one page, live. The query uses only one gram of a search, which other names may share: if too few users
 * of a page match, it reads further, at most `limits.usersReadPerPage` in all.
 * @param isWaiting whether another query must finish first; the previous users show until then
 */
function useMatchingUsers(
  filter: UserFilter,
  sort: UserSort,
  after: UserCursor | undefined,
  isWaiting: boolean,
): MatchingUsers {
  const page = useLiveQuery(
    isWaiting ? null : usersMatching(filter, { sort, after, limit: pageSizePlusOne }),
    {
      keepPrevious: true,
    },
  );
  const pageUsers = dataOf(page) ?? [];
  const isFull = hasResult(page.live) && countOf(page.live) === pageSizePlusOne;
  const lastOnPage = isFull ? pageUsers.at(-1) : undefined;
  const matchingOnPage = pageUsers.filter((user) => matchesFilter(user, filter));

  const tooFew = lastOnPage !== undefined && matchingOnPage.length < pageSizePlusOne;
  // A page from the cache may end at another user than the server's, so reading further from there would be useless.
  const readsFurther = tooFew && (isConfirmed(page.live) || !navigator.onLine);
  const furtherLimit = limits.usersReadPerPage - pageSizePlusOne;
  const furtherRead = useLiveQuery(
    readsFurther
      ? usersMatching(filter, { sort, after: cursorOf(lastOnPage, sort), limit: furtherLimit })
      : null,
  );
  const furtherUsers = dataOf(furtherRead) ?? [];

  const failure = failureOf(page, furtherRead);
  if (failure) return failure;
  if (!hasResult(page.live)) return { state: 'loading', users: matchingOnPage };

  const settled = !tooFew || (readsFurther && furtherRead.live.state === 'ready');
  return {
    state: 'ready',
    users: [...matchingOnPage, ...furtherUsers.filter((user) => matchesFilter(user, filter))],
    lastRead: furtherUsers.at(-1) ?? pageUsers.at(-1),
    isEnd: tooFew ? settled && countOf(furtherRead.live) < furtherLimit : lastOnPage === undefined,
    settled,
    confirmed: settled && isConfirmed(page.live) && (!tooFew || isConfirmed(furtherRead.live)),
  };
}

/** The number of documents read, including unreadable ones. */
function countOf(live: Live<User[]>): number {
  return live.state === 'ready' ? live.data.length + (live.skipped ?? 0) : 0;
}

function hasResult(live: Live<unknown>): boolean {
  return live.state === 'ready' && !live.isPrevious;
}

function isConfirmed(live: Live<unknown>): boolean {
  return live.state === 'ready' && !live.fromCache;
}
