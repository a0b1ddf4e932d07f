import type { User } from '@padavu/domain/user';
import { useState } from 'react';

type Seen = { key: string; ids: ReadonlySet<string>; latest: number; newUsers: readonly User[] };

const registeredAt = (user: User) => user.registrationDate?.getTime() ?? 0;

/**
 * Users who registered while the list was open, newest first. Users who appear for another reason, such as a filter or
 * a deletion, are not new.
 * @param key identifies the query: another one starts afresh, with the new users known so far
 * @param users the list; `null` until the server has confirmed it
 */
export function useNewUsers(key: string, users: readonly User[] | null): readonly User[] {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (users === null) return seen?.newUsers ?? [];

  const isSameList = seen?.key === key;
  const arrived = isSameList
    ? users.filter(
        (user) => user.status === 'pending' && !seen.ids.has(user.id) && registeredAt(user) > seen.latest,
      )
    : [];
  const unknown = !isSameList || users.some((user) => !seen.ids.has(user.id));
  const newUsers = arrived.length > 0 ? [...arrived, ...(seen?.newUsers ?? [])] : (seen?.newUsers ?? []);
  if (unknown) {
    setSeen({
      key,
      ids: new Set([...(isSameList ? seen.ids : []), ...users.map(({ id }) => id)]),
      latest: Math.max(isSameList ? seen.latest : 0, ...users.map(registeredAt)),
      newUsers,
    });
  }
  return newUsers;
}

/** The announcement of a registration; empty if there is none. */
export function newUserText([latest]: readonly User[]): string {
  return latest ? `New registration: ${latest.name}, ${latest.course}` : '';
}
