import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';

type ListState = { key: string; ids: ReadonlySet<string>; latest: number; newUsers: readonly User[] };

const registeredAt = (user: User) => user.registrationDate?.getTime() ?? 0;

/**
 * Users who registered while the list was open, newest first. Users who appear for another reason, such as a filter or
 * a deletion, are not new.
 * @param key identifies the query; another key starts a new list, and keeps the new users found so far
 * @param users the list; `null` until the server has confirmed it
 */
export function useNewUsers(key: string, users: readonly User[] | null): readonly User[] {
  const [list, setList] = useState<ListState | null>(null);
  if (users === null) return list?.newUsers ?? [];

  const isSameList = list?.key === key;
  const arrivals = isSameList
    ? users.filter(
        (user) => user.status === 'pending' && !list.ids.has(user.id) && registeredAt(user) > list.latest,
      )
    : [];
  const hasChanged = !isSameList || users.some((user) => !list.ids.has(user.id));
  const newUsers = arrivals.length > 0 ? [...arrivals, ...(list?.newUsers ?? [])] : (list?.newUsers ?? []);
  if (hasChanged) {
    setList({
      key,
      ids: new Set([...(isSameList ? list.ids : []), ...users.map(({ id }) => id)]),
      latest: Math.max(isSameList ? list.latest : 0, ...users.map(registeredAt)),
      newUsers,
    });
  }
  return newUsers;
}

/** The announcement of a registration; empty if there is none. */
export function newUserText([latest]: readonly User[]): string {
  return latest ? `New registration: ${latest.name}, ${latest.course}` : '';
}
