import { z } from 'zod';
import type { AddressChanges } from './use-filter-params.ts';
import { useListPosition } from './use-list-position.ts';

/** Turns a page, and changes the address at the same time. */
export type Turn = (changes?: AddressChanges) => void;

type Cursors<Cursor> = {
  /** The number of the page, from 1. */
  number: number;
  /** The cursor after which the page begins; `undefined` for the first page. */
  after: Cursor | undefined;
  /** Turns to the page after a cursor, which is the end of this page. */
  forward: (end: Cursor, changes?: AddressChanges) => void;
  /** Turns to the previous page; `null` on the first one. */
  back: Turn | null;
};

/**
 * The current page of a list, as the cursors where the earlier pages ended: a page reads only what follows its cursor.
 * Reload and back keep it.
 * @param list the list's name, which no other list on the screen has
 * @param key identifies the query: another one starts at the first page
 * @param schema of a cursor
 */
export function useCursors<Cursor>(list: string, key: string, schema: z.ZodType<Cursor>): Cursors<Cursor> {
  const { position: ends = [], setPosition } = useListPosition(list, key, z.array(schema));
  return {
    number: ends.length + 1,
    after: ends.at(-1),
    forward: (end, changes) => setPosition([...ends, end], changes),
    back: ends.length > 0 ? (changes) => setPosition(ends.slice(0, -1), changes) : null,
  };
}
