import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { noResponse } from './firebase/failure.ts';
import { memoryQueries, stateOf } from './memory-queries.ts';
import { useLate } from './use-late.ts';

/** The state of a read for `QueryState`, and `retry`, which reads again. */
export type Fetched<T> = {
  live: { state: 'loading' } | { state: 'failed'; error: Error } | { state: 'ready'; data: T };
  retry: () => void;
};

/**
 * Fetches something while the component is mounted, in memory alone, and again when the network is back. Data stay
 * while they are fetched again, and when that fails. Without any data, a read that has no response for long counts as
 * failed (docs/decisions/053).
 * @param queryKey identifies what is fetched; another key fetches again
 * @param load `null` sends no request and stays loading
 * @returns also `isPrevious`: the data are those of the key before, which `placeholderData` keeps until these arrive
 */
export function useFetched<T>(
  queryKey: QueryKey,
  load: (() => Promise<T>) | null,
  options: Pick<UseQueryOptions<T>, 'placeholderData' | 'refetchOnWindowFocus'> = {},
): Fetched<T> & { isPrevious: boolean } {
  const {
    data,
    error,
    isPlaceholderData: isPrevious,
    refetch,
  } = useQuery<T>(
    { queryKey, queryFn: load ?? skipToken, refetchOnReconnect: true, ...options },
    memoryQueries,
  );
  const isAwaited = load !== null && data === undefined && error === null;
  const { isLate, waitAgain } = useLate(isAwaited ? hashKey(queryKey) : null);
  const retry = () => {
    waitAgain();
    // A reset also sends a request again that has no response yet, but it drops the data.
    void (data === undefined ? memoryQueries.resetQueries({ queryKey, exact: true }) : refetch());
  };
  return { live: stateOf({ data, error: isLate ? noResponse() : error }), isPrevious, retry };
}
