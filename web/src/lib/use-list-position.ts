import type { z } from 'zod';
import { useFilterParams, type AddressChanges } from './use-filter-params.ts';

/**
 * How far a list is read or turned, in the state of the history entry, so that reload and back keep it. It is not in
 * the address, because it may contain a name.
 * @param list the list's name, which no other list on the screen has
 * @param key identifies the query: the position of another one counts for nothing
 * @param schema of the position; one that does not match counts for nothing
 */
export function useListPosition<T>(list: string, key: string, schema: z.ZodType<T>) {
  const { positions, write } = useFilterParams();
  const stored = positions[list];
  return {
    position: stored?.key === key ? schema.safeParse(stored.value).data : undefined,
    /** Stores a position, and changes the address at the same time. */
    setPosition: (value: T, changes: AddressChanges = {}) => write(changes, { [list]: { key, value } }),
  };
}
