import { QueryClient } from '@tanstack/react-query';

/**
 * The queries and mutations of administrators' pages: only in memory, as long as a page uses them, and removed with the
 * session (docs/decisions/088, 101). Without a network Firestore retries by itself, and calls fail at once.
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

/** The state of a query for `QueryState`. Its data stays while it is fetched again, and when that fails. */
export function stateOf<T>({ data, error }: { data: T | undefined; error: Error | null }) {
  if (data !== undefined) return { state: 'ready', data } as const;
  return error === null ? ({ state: 'loading' } as const) : ({ state: 'failed', error } as const);
}

// Once mounted, it notices when the page becomes visible.
if (!import.meta.env.SSR) memoryQueries.mount();
