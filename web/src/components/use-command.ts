import { useRef, useState } from 'react';

/**
 * Runs a command, one run at a time: a double press sends once. The command reports its own outcome.
 * @returns whether it is in progress, and `run`
 */
export function useCommand(command: () => Promise<void>): { pending: boolean; run: () => void } {
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);

  const settle = () => {
    underWay.current = false;
    setPending(false);
  };
  const run = () => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    void command().finally(settle);
  };
  return { pending, run };
}
