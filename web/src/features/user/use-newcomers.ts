import type { User } from '@padavu/domain/user';
import { useState } from 'react';

type Seen = { key: string; ids: ReadonlySet<string>; latest: number; newcomers: readonly User[] };

const registeredAt = (user: User) => user.registrationDate?.getTime() ?? 0;

/**
 * Who has registered while the list was open, the latest first. People who come into view in another way, by a filter or
 * after a deletion, are no newcomers.
 * @param key what the list answers: another question starts afresh, with the newcomers known so far
 * @param users the list; `null` until the server has confirmed it
 */
export function useNewcomers(key: string, users: readonly User[] | null): readonly User[] {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (users === null) return seen?.newcomers ?? [];

  const asked = seen?.key === key;
  const arrived = asked
    ? users.filter(
        (user) => user.status === 'pending' && !seen.ids.has(user.id) && registeredAt(user) > seen.latest,
      )
    : [];
  const unknown = !asked || users.some((user) => !seen.ids.has(user.id));
  const newcomers = arrived.length > 0 ? [...arrived, ...(seen?.newcomers ?? [])] : (seen?.newcomers ?? []);
  if (unknown) {
    setSeen({
      key,
      ids: new Set([...(asked ? seen.ids : []), ...users.map(({ id }) => id)]),
      latest: Math.max(asked ? seen.latest : 0, ...users.map(registeredAt)),
      newcomers,
    });
  }
  return newcomers;
}

/** What is said when somebody registers; empty while nobody has. */
export function newcomerText([latest]: readonly User[]): string {
  return latest ? `New registration: ${latest.name}, ${latest.course}` : '';
}
