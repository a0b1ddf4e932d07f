import { limits } from '@padavu/domain/limits';
import { useEffect, useState } from 'react';

/** Whether a value, unless it is `null`, has stayed the same for so long. */
export function useIsLasting(value: string | null, milliseconds: number): boolean {
  const [lastingValue, setLastingValue] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => setLastingValue(value), milliseconds);
    return () => {
      clearTimeout(timer);
      setLastingValue(null);
    };
  }, [value, milliseconds]);
  return value !== null && value === lastingValue;
}

/**
 * Whether a wait has lasted so long that it counts as failed (docs/decisions/053).
 * @param waitingFor identifies what is awaited; `null` while nothing is. Another value starts the time again
 * @returns `isLate`, and `waitAgain`, which starts the time again
 */
export function useLate(waitingFor: string | null): { isLate: boolean; waitAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const wait = waitingFor === null ? null : `${attempt} ${waitingFor}`;
  const isLate = useIsLasting(wait, limits.delay.noResponse);
  return { isLate, waitAgain: () => setAttempt((count) => count + 1) };
}
