import { limits } from '@padavu/domain/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Query, UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import { translatedRecord } from '@/lib/translated-record.ts';
import { queryClient } from '@/lib/query-client.ts';
import { useLate } from '@/lib/use-late.ts';
import type { QuerySpec } from './query-spec.ts';
import { isRefused, noResponse } from './failure.ts';
import { fetchDocument, fetchDocuments } from './rest.ts';
import type { Live, LiveDocument, LiveRead } from './live.ts';
import { readDocument, readDocuments } from './stored-documents.ts';
import type { StoredDocument } from './stored-documents.ts';

/** Documents of a collection. `fetch` fetches them from elsewhere than the store. */
type DocumentsSource = QuerySpec & { fetch?: () => Promise<StoredDocument[]> };

/** Documents of a collection and their schema. */
export type Documents<T extends z.ZodType> = DocumentsSource & { schema: T };

const loading = { state: 'loading' } as const;

type State = { error: Error | null; errorUpdateCount: number };

/** The rules depend on stored data, such as whether a course is a draft, so a refused read may be allowed later. */
const afterFailure = ({ error, errorUpdateCount }: State): number =>
  error && isRefused(error)
    ? Math.min(limits.askAgain.missing * 2 ** (errorUpdateCount - 1), limits.askAgain.refused)
    : limits.askAgain.missing;

const isEmptyOrFailed = ({ state: { status, data } }: Query<StoredDocument[]>): boolean =>
  status === 'error' || data?.length === 0;

/** A document in the cache, as the store sent it. */
export const documentOptions = (path: string) =>
  queryOptions({
    queryKey: ['document', path],
    queryFn: () => fetchDocument(path),
    // A page that is opened again later fetches it again.
    staleTime: limits.askAgain.account,
    refetchInterval: ({ state }: Query<StoredDocument | null>) =>
      state.status === 'error' ? afterFailure(state) : limits.askAgain.course,
  });

/**
 * Documents in the cache. They stay fresh for a while, because a course has many of them. An empty or failed read is
 * soon repeated.
 */
export const documentsOptions = ({ collection, where, fetch }: DocumentsSource) =>
  queryOptions({
    queryKey: ['documents', collection, where],
    queryFn: () => (fetch ? fetch() : fetchDocuments({ collection, where })),
    staleTime: (query: Query<StoredDocument[]>) => (isEmptyOrFailed(query) ? 0 : limits.askAgain.lessons),
    refetchInterval: (query: Query<StoredDocument[]>) => isEmptyOrFailed(query) && afterFailure(query.state),
  });

/** A document, from the device and then from the store. `null` sends no request and stays loading. */
export function useDocument<T extends z.ZodType>(
  document: LiveDocument<T> | null,
): LiveRead<z.output<T> | null> {
  const schema = document?.schema;
  const select = useCallback(
    (stored: StoredDocument | null) =>
      stored && schema ? translatedRecord(readDocument(schema, stored)) : null,
    [schema],
  );
  const options = documentOptions(document?.path ?? '');
  return useRead(
    document !== null,
    useQuery({ ...options, select, enabled: document !== null }, queryClient),
  );
}

/** Documents, from the device and then from the store; like `useDocument`. One that cannot be read is left out. */
export function useDocuments<T extends z.ZodType>(documents: Documents<T> | null): LiveRead<z.output<T>[]> {
  const options = documentsOptions(documents ?? { collection: '', where: [] });
  const select = useSelect(documents?.schema);
  return useRead(
    documents !== null,
    useQuery({ ...options, select, enabled: documents !== null }, queryClient),
  );
}

/** The documents that earlier visits have left on the device. Sends no request. */
export function useDocumentsOnDevice<T extends z.ZodType>(documents: Documents<T>): readonly z.output<T>[] {
  const select = useSelect(documents.schema);
  const { data } = useQuery({ ...documentsOptions(documents), select, enabled: false }, queryClient);
  return data ?? [];
}

function useSelect<T extends z.ZodType>(schema: T | undefined) {
  return useCallback(
    (stored: StoredDocument[]) => (schema ? readDocuments(schema, stored).data.map(translatedRecord) : []),
    [schema],
  );
}

function useRead<T>(
  isEnabled: boolean,
  { data, error, fetchStatus, isPending, refetch }: UseQueryResult<T>,
): LiveRead<T> {
  const { isLate, waitAgain } = useLate(isEnabled && isPending ? 'response' : null);
  const retry = () => {
    waitAgain();
    void refetch();
  };
  const live = (): Live<T> => {
    if (!isEnabled) return loading;
    // A refusal hides what was read before; a lost network does not.
    if (error && (data === undefined || isRefused(error))) return { state: 'failed', error };
    if (data !== undefined) return { state: 'ready', data, fromCache: false };
    return isLate || fetchStatus === 'paused' ? { state: 'failed', error: noResponse() } : loading;
  };
  return { live: live(), retry };
}
