import { limits } from '@padavu/domain/limits';
import { useCallback, useEffect, useState } from 'react';

/** A figure as a card shows it. While a newer value is on its way, the last one stands. */
export type Figure<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: T };

const loading = { state: 'loading' } as const;

/**
 * A figure that is asked for when the page opens, when it is looked at again, and when `occasion` changes.
 * @param load must be the same function from render to render
 */
export function useFigure<T>(load: () => Promise<T>, occasion: string): Figure<T> {
  const [figure, setFigure] = useState<Figure<T>>(loading);
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((count) => count + 1), []);

  useEffect(() => {
    let wanted = true;
    const show = (next: Figure<T>) => {
      if (wanted) setFigure(next);
    };
    const retry = () => {
      setFigure(loading);
      ask();
    };
    const late = setTimeout(
      () => setFigure((last) => (last.state === 'loading' ? { state: 'failed', retry } : last)),
      limits.delay.noAnswer,
    );
    load()
      .then(
        (value) => show({ state: 'ready', value }),
        () => show({ state: 'failed', retry }),
      )
      .finally(() => clearTimeout(late));
    return () => {
      wanted = false;
      clearTimeout(late);
    };
    // Asking again is the whole use of the two that the effect does not read.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, occasion, asked, ask]);

  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [ask]);

  return figure;
}
