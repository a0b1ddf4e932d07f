import { useRef, useState } from 'react';

/**
 * Runs a command, once at a time: whoever presses twice sends once. The command says itself how it went.
 * @returns whether it is under way, and `run`
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
