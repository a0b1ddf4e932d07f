import { useRef } from 'react';

/**
 * Tells for each of several choices, when its result arrives, whether it is still the last one. Files are read at
 * different speeds, and the result of an earlier one must not replace that of a later one.
 * @returns a function to call for each choice; it returns the one to ask when the result is there
 */
export function useLastChoice(): () => () => boolean {
  const count = useRef(0);
  return () => {
    count.current += 1;
    const own = count.current;
    return () => own === count.current;
  };
}
