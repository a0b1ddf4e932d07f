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

// It notices when the page comes into view.
if (!import.meta.env.SSR) memoryQueries.mount();
