import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** A filter adds no history entry and keeps the scroll position. */
const navigateOptions = { replace: true, preventScrollReset: true };

/**
 * The parameters of the address as the filters of a screen, kept on reload and back.
 * @returns the parameters, and `write`, which sets some of them; an empty one is removed
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
  return { query, write };
}
