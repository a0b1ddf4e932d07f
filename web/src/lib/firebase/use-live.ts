import { limits } from '@padavu/domain/limits';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { noAnswer } from './failure.ts';
import { watchDocument, watchQuery } from './live.ts';
import type { Live, LiveDocument, LiveQuery } from './live.ts';
import { watchAgain } from './watch-again.ts';

const loading = { state: 'loading' } as const;

/** A result with the key of what it answers, so that an answer to an earlier question is never shown. */
type Answer<T> = { key: string; live: Live<T> };

/**
 * Listens to a document while the component is shown. `null` asks for nothing and stays loading.
 * @returns the state now, and `retry`, which asks again after a failure
 */
export function useLiveDocument<T extends z.ZodType>(document: LiveDocument<T> | null) {
  return useWatch(document, document?.path ?? '', watchDocument<T>);
}

/** Listens to a query while the component is shown; like `useLiveDocument`. */
export function useLiveQuery<T extends z.ZodType>(query: LiveQuery<T> | null) {
  const key = query
    ? JSON.stringify([query.collection, query.where, query.orderBy, query.startAfter, query.limit])
    : '';
  return useWatch(query, key, watchQuery<T>);
}

function useWatch<S, T>(
  source: S | null,
  key: string,
  watch: (source: S, onChange: (live: Live<T>) => void) => () => void,
): { live: Live<T>; retry: () => void } {
  const [answer, setAnswer] = useState<Answer<T>>({ key, live: loading });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (source === null) return undefined;
    const timer = setTimeout(
      () => setAnswer({ key, live: { state: 'failed', error: noAnswer() } }),
      limits.delay.noAnswer,
    );
    const stop = watchAgain<T>(
      (onChange) => watch(source, onChange),
      (live) => {
        clearTimeout(timer);
        setAnswer({ key, live });
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
    // The key stands for the source: the same question is not asked again because its object is new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt, watch]);

  const retry = () => {
    setAnswer({ key, live: loading });
    setAttempt((count) => count + 1);
  };
  return { live: answer.key === key ? answer.live : loading, retry };
}
