import { limits } from '@padavu/domain/limits';
import { readPaymentReference } from '@padavu/domain/payment-reference';
import { matchesFilter } from '@padavu/domain/user';
import type { User, UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { useState } from 'react';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { userWithReference } from './queries.ts';
import { useFoundUsers } from './use-found-users.ts';
import { cursorOf } from './user-sort.ts';
import type { UserCursor } from './user-sort.ts';

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
