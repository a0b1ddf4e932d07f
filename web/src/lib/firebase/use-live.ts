import { hashKey, keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import type { z } from 'zod';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { useLate } from '@/lib/use-late.ts';
import { isRefused, noResponse } from './failure.ts';
import { listen } from './live.ts';
import type { Live, LiveDocument, LiveQuery, LiveRead, LiveSource, Snapshot } from './live.ts';
import { QueryConfinement } from './query-confinement.ts';
import { readDocument, readDocuments } from './stored-documents.ts';

/** The last snapshot, and how often the read had failed before it. */
type Received = Snapshot & { failures: number };

/** `null` when it has failed before there was a snapshot. */
type LiveQueryState = Query<Received | null>;

/**
 * Milliseconds before a refused read is repeated, each time twice as long. A refused read costs as much as any read.
 */
const pauses = { first: 5000, longest: 300_000 };

/**
 * A listener as a query: it is fetching as long as a component uses it, and its snapshots are its data. A failure ends
 * it. The rules depend on stored data, such as whether a course is a draft, and a refused listener learns of no change:
 * a refused read is repeated when the page becomes visible, and at growing intervals while it stays so.
 */
const liveOptions = (source: LiveSource | null) =>
  queryOptions<Received | null, Error, Received | null>({
    // Without the schema: two components with the same source share a listener.
    queryKey: ['live', source && { ...source, schema: undefined }],
    queryFn: source === null ? skipToken : (context) => receive(source, context),
    refetchInterval: ({ state }: LiveQueryState) =>
      isRefusal(state) &&
      Math.min(
        pauses.first * 2 ** (state.errorUpdateCount - (state.data?.failures ?? 0) - 1),
        pauses.longest,
      ),
    refetchOnWindowFocus: ({ state }: LiveQueryState) => isRefusal(state) && 'always',
  });

const isRefusal = ({ error }: LiveQueryState['state']): boolean => error !== null && isRefused(error);

function receive(source: LiveSource, { client, queryKey, signal }: QueryFunctionContext): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const failures = client.getQueryState(queryKey)?.errorUpdateCount ?? 0;
  let isRepeated = client.getQueryState(queryKey)?.status === 'error';
  const stop = listen(
    source,
    (snapshot) => {
      // The cached copy of a refused read would show for a moment only.
      if (isRepeated && snapshot.fromCache && navigator.onLine) return;
      isRepeated = false;
      client.setQueryData<Received>(queryKey, { ...snapshot, failures });
    },
    (error) => {
      // A query without data would count as pending while it is repeated.
      client.setQueryData<Received | null>(queryKey, (received) => received ?? null);
      reject(error);
    },
  );
  signal.addEventListener('abort', stop);
  return promise.finally(stop);
}

/**
 * Listens to a document while the component is mounted. `null` sends no request and stays loading.
 */
export function useLiveDocument<T extends z.ZodType>(
  document: LiveDocument<T> | null,
): LiveRead<z.output<T> | null> {
  return useLive(document, readOne<T>, false);
}

/**
 * Listens to a query while the component is mounted; like `useLiveDocument`. A document that cannot be read is left
 * out.
 * @param keepPrevious whether the result of the previous query stays, marked as `isPrevious`, until this one has a
 * result
 */
export function useLiveQuery<T extends z.ZodType>(
  query: LiveQuery<T> | null,
  { keepPrevious = false } = {},
): LiveRead<z.output<T>[]> {
  const confined = use(QueryConfinement);
  return useLive(query && confined(query), readAll<T>, keepPrevious);
}

const readOne = <T extends z.ZodType>(schema: T, { documents: [stored] }: Snapshot) => ({
  data: stored ? readDocument(schema, stored) : null,
});

const readAll = <T extends z.ZodType>(schema: T, { documents }: Snapshot) => readDocuments(schema, documents);

const loading = { state: 'loading' } as const;

function useLive<S extends z.ZodType, T>(
  source: (LiveSource & { schema: S }) | null,
  read: (schema: S, snapshot: Snapshot) => { data: T; skipped?: number },
  keepPrevious: boolean,
): LiveRead<T> {
  const schema = source?.schema;
  const select = useCallback(
    (received: Received | null): Live<T> =>
      received && schema
        ? { state: 'ready', ...read(schema, received), fromCache: received.fromCache }
        : loading,
    [schema, read],
  );
  const options = liveOptions(source);
  const { data, error, isPlaceholderData } = useQuery(
    { ...options, select, ...(keepPrevious && { placeholderData: keepPreviousData }) },
    memoryQueries,
  );
  const current = data ?? loading;
  const isAnswered = error !== null || (current.state === 'ready' && !isPlaceholderData);
  const { isLate, waitAgain } = useLate(source === null || isAnswered ? null : hashKey(options.queryKey));
  const retry = () => {
    waitAgain();
    void memoryQueries.resetQueries({ queryKey: options.queryKey, exact: true });
  };
  if (error) return { live: { state: 'failed', error }, retry };
  if (isLate) return { live: { state: 'failed', error: noResponse() }, retry };
  return {
    live: isPlaceholderData && current.state === 'ready' ? { ...current, isPrevious: true } : current,
    retry,
  };
}
