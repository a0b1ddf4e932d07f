import { readRouteId } from '@padavu/domain/values/route-id';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { z } from 'zod';

/** A filter adds no history entry and keeps the scroll position. */
const navigateOptions = { replace: true, preventScrollReset: true };

/** The positions of the lists on a screen, by the list's name. The `key` identifies the query that one belongs to. */
const Positions = z.record(z.string(), z.object({ key: z.string(), value: z.unknown() })).catch({});
type Positions = z.infer<typeof Positions>;

/**
 * What `location` shows, with the changes that the address will show a moment later. It is one for all parts of a
 * screen: two changes in quick succession must not undo each other.
 */
let latest: { location?: Location; query: URLSearchParams; positions: Positions } = {
  query: new URLSearchParams(),
  positions: {},
};

/** Parameters of the address to set; an empty one is removed. */
export type AddressChanges = Readonly<Record<string, string>>;

/**
 * The parameters of the address as the filters and the page of a screen, and the positions of its lists in the state
 * of the history entry; reload and back keep both.
 * @returns the parameters; `write`, which sets some of them and removes an empty one; the page, from 1, and `setPage`;
 *   the positions, some of which `write` sets too
 */
export function useFilterParams() {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const target = useNavigation().location?.pathname ?? pathname;
  const positions = useMemo(() => Positions.parse(location.state), [location.state]);
  useEffect(() => {
    if (latest.location !== location) latest = { location, query, positions };
  }, [location, query, positions]);
  const write = (changes: AddressChanges, moved: Positions = {}) => {
    // A change during a navigation is dropped, because it would cancel the navigation.
    if (target !== pathname) return;
    const next = new URLSearchParams(latest.query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest = { ...latest, query: next, positions: { ...latest.positions, ...moved } };
    setQuery(next, { ...navigateOptions, state: latest.positions });
  };
  const page = readRouteId(query.get('page') ?? undefined) || 1;
  const setPage = (next: number) => write({ page: next === 1 ? '' : String(next) });
  return { query, write, page, setPage, positions };
}
