import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';

type Selected = { queryKey: string; users: ReadonlyMap<string, User> };

const noUsers: ReadonlyMap<string, User> = new Map();

/**
 * The selected users on all pages, each as the administrator last saw it, because a bulk command sends the status that
 * it expects. Another query clears the selection.
 * @param queryKey identifies the query
 * @param pageUsers the users on the current page
 */
export function useSelectedUsers(queryKey: string, pageUsers: readonly User[]) {
  const [selected, setSelected] = useState<Selected>({ queryKey, users: noUsers });
  const set = (next: ReadonlyMap<string, User>) => setSelected({ queryKey, users: next });
  const isOtherQuery = selected.queryKey !== queryKey;
  const users = isOtherQuery ? noUsers : selected.users;
  if (isOtherQuery) set(noUsers);

  const changed = pageUsers.filter(({ id, status }) => users.has(id) && users.get(id)?.status !== status);
  if (changed.length > 0) set(withUsers(users, changed));

  /** Removes users from the selection, even if it has changed since the last render. */
  const drop = (removed: readonly User[]) =>
    setSelected((current) => ({ ...current, users: withoutUsers(current.users, removed) }));

  return {
    users: [...users.values()],
    ids: new Set(users.keys()),
    select: (toggled: readonly User[], isSelected: boolean) =>
      isSelected ? set(withUsers(users, toggled)) : drop(toggled),
    clear: () => set(noUsers),
    drop,
  };
}

function withUsers(users: ReadonlyMap<string, User>, more: readonly User[]): ReadonlyMap<string, User> {
  return new Map([...users, ...more.map((user) => [user.id, user] as const)]);
}

function withoutUsers(users: ReadonlyMap<string, User>, removed: readonly User[]): ReadonlyMap<string, User> {
  const ids = new Set(removed.map(({ id }) => id));
  return new Map([...users].filter(([id]) => !ids.has(id)));
}
