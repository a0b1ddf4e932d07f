import { limits } from '@padavu/domain/limits';
import { useEffect, useState } from 'react';

/**
 * Whether a wait has lasted so long that it counts as failed (docs/decisions/053).
 * @param waitingFor identifies what is awaited; `null` while nothing is. Another value starts the time again
 * @returns `isLate`, and `waitAgain`, which starts the time again
 */
export function useLate(waitingFor: string | null): { isLate: boolean; waitAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [lateWait, setLateWait] = useState<string | null>(null);
  const wait = waitingFor === null ? null : `${attempt} ${waitingFor}`;
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => setLateWait(wait), limits.delay.noResponse);
    return () => {
      clearTimeout(timer);
      setLateWait(null);
    };
  }, [wait]);
  return { isLate: wait !== null && lateWait === wait, waitAgain: () => setAttempt((count) => count + 1) };
}
