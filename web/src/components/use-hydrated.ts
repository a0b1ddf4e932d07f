import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in prerendered HTML and while the browser takes it over, true ever after: for what only the browser knows, such
 * as the query of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
