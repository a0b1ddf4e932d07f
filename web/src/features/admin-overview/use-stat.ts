import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { noAnswer } from '@/lib/firebase/failure.ts';
import { useLate } from '@/lib/use-late.ts';

/** A figure on a card. The last value stays while a newer one loads. */
export type Stat<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'ready'; value: T };

/**
 * A figure that is loaded when the page opens, when it becomes visible again, and when `reloadKey` changes.
 * @param name identifies the figure
 */
export function useStat<T>(name: string, load: () => Promise<T>, reloadKey: string): Stat<T> {
  const queryKey = ['stat', name, reloadKey];
  const { data, error } = useQuery(
    { queryKey, queryFn: load, placeholderData: keepPreviousData, refetchOnWindowFocus: 'always' },
    memoryQueries,
  );
  const { isLate, waitAgain } = useLate(data === undefined && error === null ? reloadKey : null);
  const retry = () => {
    waitAgain();
    void memoryQueries.resetQueries({ queryKey, exact: true });
  };
  if (error || isLate) return { state: 'failed', error: error ?? noAnswer(), retry };
  return data === undefined ? { state: 'loading' } : { state: 'ready', value: data };
}
