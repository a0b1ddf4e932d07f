import type { MouseEvent } from 'react';

/**
 * Handles a click, unless it is the second one of a double click, which would meet what the first one brought: the next
 * entry of a list, or the opposite command.
 */
export const firstClick =
  (handle: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) handle();
  };
