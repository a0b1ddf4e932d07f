import type { User } from '@padavu/domain/user';
import { useState } from 'react';

type Selected = { question: string; users: ReadonlyMap<string, User> };

const nobody: ReadonlyMap<string, User> = new Map();

/**
 * The selected users on all pages, each as the administrator last saw it, because a bulk command names the status it
 * expects. Another query clears the selection.
 * @param question identifies the query
 * @param onPage the users in view
 */
export function useSelectedUsers(question: string, onPage: readonly User[]) {
  const [selected, setSelected] = useState<Selected>({ question, users: nobody });
  const set = (next: ReadonlyMap<string, User>) => setSelected({ question, users: next });
  const isOver = selected.question !== question;
  const users = isOver ? nobody : selected.users;
  if (isOver) set(nobody);

  const changed = onPage.filter(({ id, status }) => users.has(id) && users.get(id)?.status !== status);
  if (changed.length > 0) set(withUsers(users, changed));

  /** Removes users from the selection, also when it has changed since this was rendered. */
  const drop = (gone: readonly User[]) =>
    setSelected((now) => ({ ...now, users: withoutUsers(now.users, gone) }));

  return {
    users: [...users.values()],
    ids: new Set(users.keys()),
    select: (some: readonly User[], isSelected: boolean) =>
      isSelected ? set(withUsers(users, some)) : drop(some),
    clear: () => set(nobody),
    drop,
  };
}

function withUsers(users: ReadonlyMap<string, User>, more: readonly User[]): ReadonlyMap<string, User> {
  return new Map([...users, ...more.map((user) => [user.id, user] as const)]);
}

function withoutUsers(users: ReadonlyMap<string, User>, gone: readonly User[]): ReadonlyMap<string, User> {
  const ids = new Set(gone.map(({ id }) => id));
  return new Map([...users].filter(([id]) => !ids.has(id)));
}
