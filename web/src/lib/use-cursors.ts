import { useState } from 'react';

type Cursors<Cursor> = {
  /** The number of the page, from 1. */
  number: number;
  /** The cursor after which the page begins; `undefined` for the first page. */
  after: Cursor | undefined;
  /** Turns to the page after a cursor, which is the end of this page. */
  forward: (end: Cursor) => void;
  /** Turns to the previous page; `null` on the first one. */
  back: (() => void) | null;
};

/**
 * The current page of a list, as the cursors where the earlier pages ended: a page reads only what follows its cursor.
 * @param key identifies the query: another one starts at the first page
 */
export function useCursors<Cursor>(key: string): Cursors<Cursor> {
  const [stored, setStored] = useState<{ key: string; ends: readonly Cursor[] }>({ key, ends: [] });
  const ends = stored.key === key ? stored.ends : [];
  return {
    number: ends.length + 1,
    after: ends.at(-1),
    forward: (end) => setStored({ key, ends: [...ends, end] }),
    back: ends.length > 0 ? () => setStored({ key, ends: ends.slice(0, -1) }) : null,
  };
}
