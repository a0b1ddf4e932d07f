import type { RowSelectionState, Updater } from '@tanstack/react-table';
import type { User } from '@padavu/domain/user';
import { useMemo, useState } from 'react';

type Chosen = { question: string; users: ReadonlyMap<string, User> };

const nobody: ReadonlyMap<string, User> = new Map();

/**
 * The selected users on all pages, each as the administrator last saw it, because a bulk command names the status it
 * expects. Another query clears the selection.
 * @param question identifies the query
 * @param onPage the users in view
 */
export function useSelectedUsers(question: string, onPage: readonly User[]) {
  const [chosen, setChosen] = useState<Chosen>({ question, users: nobody });
  const set = (next: ReadonlyMap<string, User>) => setChosen({ question, users: next });
  const isOver = chosen.question !== question;
  const users = isOver ? nobody : chosen.users;
  if (isOver) set(nobody);

  const changed = onPage.filter(({ id, status }) => users.has(id) && users.get(id)?.status !== status);
  if (changed.length > 0) set(withUsers(users, changed));

  const rowSelection = useMemo(
    () => Object.fromEntries(Array.from(users.keys(), (id) => [id, true as const])),
    [users],
  );
  const setRowSelection = (updater: Updater<RowSelectionState>) => {
    const next = typeof updater === 'function' ? updater(rowSelection) : updater;
    const known = withUsers(users, onPage);
    set(new Map([...known].filter(([id]) => next[id])));
  };

  return {
    users: [...users.values()],
    rowSelection,
    setRowSelection,
    clear: () => set(nobody),
    /** Removes finished users from the selection. */
    drop: (gone: readonly User[]) => {
      const ids = new Set(gone.map(({ id }) => id));
      setChosen((now) => ({ ...now, users: new Map([...now.users].filter(([id]) => !ids.has(id))) }));
    },
  };
}

function withUsers(users: ReadonlyMap<string, User>, more: readonly User[]): ReadonlyMap<string, User> {
  return new Map([...users, ...more.map((user) => [user.id, user] as const)]);
}
