import { QueryClient } from '@tanstack/react-query';

/**
 * What administrators' pages read and send: in memory alone, for as long as a page shows it, and forgotten with the session
 * (docs/decisions/088, 101). Firestore keeps trying without a network by itself, and calls fail at once.
 */
export const memoryQueries = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      gcTime: 0,
      structuralSharing: false,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

/** How a query stands, as `QueryState` shows it. What has come stays while it is asked for again, and when that fails. */
export function stateOf<T>({ data, error }: { data: T | undefined; error: Error | null }) {
  if (data !== undefined) return { state: 'ready', data } as const;
  return error === null ? ({ state: 'loading' } as const) : ({ state: 'failed', error } as const);
}

// It notices when the page comes into view.
if (!import.meta.env.SSR) memoryQueries.mount();
