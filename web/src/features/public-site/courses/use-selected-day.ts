import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/components/use-hydrated.ts';

/**
 * The selected day of `count` days. It is in the address (`?day=2`), so that a day can be linked. Selecting one adds no
 * history entry and does not scroll. The prerendered page shows the first.
 */
export function useSelectedDay(count: number) {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const requested = hydrated ? Number(query.get('day')) : 1;
  const day = Number.isInteger(requested) && requested >= 1 && requested <= count ? requested : 1;
  const chooseDay = (selected: number) => {
    const next = new URLSearchParams(query);
    next.set('day', String(selected));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { day, chooseDay };
}
