import { limits } from '@padavu/domain/limits';
import { useEffect, useState } from 'react';

/**
 * Whether something has been waited for so long that it counts as failed (docs/decisions/053).
 * @param waitingFor names what is waited for; `null` while nothing is. Something else is waited for as long again
 * @returns it, and `waitAgain`, which begins anew
 */
export function useLate(waitingFor: string | null): { isLate: boolean; waitAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [late, setLate] = useState<string | null>(null);
  const wait = waitingFor === null ? null : `${attempt} ${waitingFor}`;
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => setLate(wait), limits.delay.noAnswer);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [wait]);
  return { isLate: wait !== null && late === wait, waitAgain: () => setAttempt((count) => count + 1) };
}
