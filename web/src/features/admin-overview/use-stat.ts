import { limits } from '@padavu/domain/limits';
import { useCallback, useEffect, useState } from 'react';

/** A figure on a card. The last value stays while a newer one loads. */
export type Stat<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: T };

const loading = { state: 'loading' } as const;

/**
 * A figure that is loaded when the page opens, when it becomes visible again, and when `occasion` changes.
 * @param load must be the same function on every render
 */
export function useStat<T>(load: () => Promise<T>, occasion: string): Stat<T> {
  const [stat, setStat] = useState<Stat<T>>(loading);
  const [requests, setRequests] = useState(0);
  const request = useCallback(() => setRequests((count) => count + 1), []);

  useEffect(() => {
    let mounted = true;
    const show = (next: Stat<T>) => {
      if (mounted) setStat(next);
    };
    const retry = () => {
      setStat(loading);
      request();
    };
    const late = setTimeout(
      () => setStat((last) => (last.state === 'loading' ? { state: 'failed', retry } : last)),
      limits.delay.noAnswer,
    );
    load()
      .then(
        (value) => show({ state: 'ready', value }),
        () => show({ state: 'failed', retry }),
      )
      .finally(() => clearTimeout(late));
    return () => {
      mounted = false;
      clearTimeout(late);
    };
    // Asking again is the whole use of the two that the effect does not read.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, occasion, requests, request]);

  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') request();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [request]);

  return stat;
}
