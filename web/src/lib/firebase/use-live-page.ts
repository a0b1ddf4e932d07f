import { useState } from 'react';
import type { z } from 'zod';
import type { Live, LiveQuery } from './live.ts';
import { useLiveQuery } from './use-live.ts';

type Numbered = z.ZodType<{ id: number }>;

export type LivePage<T> = {
  live: Live<T[]>;
  retry: () => void;
  /** The id after which the page begins; 0 at the beginning. */
  after: number;
  /** Goes on to what follows; `null` when this is the end. */
  next: (() => void) | null;
  /** Goes back to what came before; `null` when this is the beginning. */
  previous: (() => void) | null;
};

/**
 * A list by id of any size, live: so many records at a time, so that it costs the same however long it grows.
 * @param size how many records are shown at once
 * @param pageAfter the query for at most `limit` records after an id, by id; 0 is before all. One of `null` asks for nothing
 * @param question what is looked for among them: another question begins at the beginning
 * @param keepPrevious whether a page stays until the one that was turned to is answered
 */
export function useLivePage<T extends Numbered>(
  size: number,
  pageAfter: (id: number, limit: number) => LiveQuery<T> | null,
  question = '',
  { keepPrevious = false } = {},
): LivePage<z.output<T>> {
  const start = pageAfter(0, size + 1);
  const key = JSON.stringify(start && [start.collection, start.where, question]);
  const [turned, setTurned] = useState<{ key: string; passed: readonly number[] }>({ key, passed: [] });
  const passed = turned.key === key ? turned.passed : [];
  const after = passed.at(-1) ?? 0;
  const { live, retry } = useLiveQuery(pageAfter(after, size + 1), { keepPrevious });
  const isTurning = live.state === 'ready' && live.isPrevious === true;
  // A second press while the page turns means the same turn.
  const goTo = (ids: readonly number[]) => isTurning || setTurned({ key, passed: ids });

  const { data: found, skipped = 0 } = live.state === 'ready' ? live : { data: [] };
  // What cannot be read stands in the page too, so that the page ends sooner than its records.
  const last = found.length + skipped > size ? found.slice(0, size).at(-1) : undefined;
  return {
    live: live.state === 'ready' ? { ...live, data: found.slice(0, size) } : live,
    retry,
    after,
    next: last ? () => goTo([...passed, last.id]) : null,
    previous: passed.length > 0 ? () => goTo(passed.slice(0, -1)) : null,
  };
}
