import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during prerendering and hydration, true afterwards. For values that only the browser knows, such as the query
 * of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
