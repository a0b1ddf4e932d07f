import { readRouteId } from '@padavu/domain/route-id';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** A filter adds no history entry and keeps the scroll position. */
const navigateOptions = { replace: true, preventScrollReset: true };

/**
 * The parameters of the address as the filters and the page of a screen, kept on reload and back.
 * @returns the parameters; `write`, which sets some of them and removes an empty one; the page, from 1, and `setPage`
 */
export function useFilterParams() {
  const [query, setQuery] = useSearchParams();
  const pathname = useLocation().pathname;
  const target = useNavigation().location?.pathname ?? pathname;
  // The address changes a moment later: two changes in quick succession must not undo each other.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const write = (changes: Readonly<Record<string, string>>) => {
    // A change during a navigation is dropped, because it would cancel the navigation.
    if (target !== pathname) return;
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setQuery(next, navigateOptions);
  };
  const page = readRouteId(query.get('page') ?? undefined) || 1;
  const setPage = (next: number) => write({ page: next === 1 ? '' : String(next) });
  return { query, write, page, setPage };
}
