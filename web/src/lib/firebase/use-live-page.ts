import { z } from 'zod';
import { useCursors, type Turn } from '@/lib/use-cursors.ts';
import { mapRead } from './live-reads.ts';
import type { LiveQuery, LiveRead } from './live.ts';
import { useLiveQuery } from './use-live.ts';

type Numbered = z.ZodType<{ id: number }>;

export type LivePage<T> = LiveRead<T[]> & {
  /** Turns to the next page; `null` on the last one. */
  next: Turn | null;
  /** Turns to the previous page; `null` on the first one. */
  previous: Turn | null;
};

const Id = z.int().positive();

/**
 * A live page of a list in the order of its ids. Only one page is read at a time, so that the cost does not grow with
 * the list.
 * @param size the number of records on a page
 * @param pageAfter returns the query for at most `limit` records after an id; 0 is before all. `null` reads nothing
 * @param search what is searched for in the list: another search starts at the first page
 * @param keepPrevious whether the previous page stays until the next one has loaded
 */
export function useLivePage<T extends Numbered>(
  size: number,
  pageAfter: (id: number, limit: number) => LiveQuery<T> | null,
  search = '',
  { keepPrevious = false } = {},
): LivePage<z.output<T>> {
  const start = pageAfter(0, size + 1);
  const key = JSON.stringify(start && [start.collection, start.where, search]);
  const { after = 0, forward, back } = useCursors(start?.collection ?? '', key, Id);
  const read = useLiveQuery(pageAfter(after, size + 1), { keepPrevious });
  const { live } = read;
  const isTurning = live.state === 'ready' && live.isPrevious === true;
  // A second press while the page turns means the same turn.
  const once =
    (turn: Turn): Turn =>
    (changes) => {
      if (!isTurning) turn(changes);
    };

  const { data: records, skipped = 0 } = live.state === 'ready' ? live : { data: [] };
  // Records that cannot be read count too, so that a page may show fewer than `size`.
  const last = records.length + skipped > size ? records.slice(0, size).at(-1) : undefined;
  return {
    ...mapRead(read, (all) => all.slice(0, size)),
    next: last ? once((changes) => forward(last.id, changes)) : null,
    previous: back && once(back),
  };
}
