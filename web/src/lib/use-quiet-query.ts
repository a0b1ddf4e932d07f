import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** A filter is no step to go back over, and leaves the page where it is scrolled to. */
const quietly = { replace: true, preventScrollReset: true };

/**
 * The parameters of the address as the filters of a screen, which reload and back keep.
 * @returns the parameters, and `write`, which sets some of them; an empty one is taken out
 */
export function useQuietQuery() {
  const [query, setQuery] = useSearchParams();
  const here = useLocation().pathname;
  const leadsTo = useNavigation().location?.pathname ?? here;
  // The address follows a moment later: two changes in quick succession must not undo each other.
  const wanted = useRef(query);
  useEffect(() => {
    wanted.current = query;
  }, [query]);
  const write = (changes: Readonly<Record<string, string>>) => {
    // Somebody who types and follows a link at once means the link: another address now would call it off.
    if (leadsTo !== here) return;
    const next = new URLSearchParams(wanted.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    wanted.current = next;
    setQuery(next, quietly);
  };
  return { query, write };
}
