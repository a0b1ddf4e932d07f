import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/components/use-hydrated.ts';

/**
 * The chosen day of `count` days, which stands in the address (`?day=2`), so that a day can be linked to. Choosing one
 * leaves the history and the scroll position as they are. The prerendered page shows the first.
 */
export function useChosenDay(count: number) {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? Number(query.get('day')) : 1;
  const day = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1;
  const chooseDay = (chosen: number) => {
    const next = new URLSearchParams(query);
    next.set('day', String(chosen));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { day, chooseDay };
}
