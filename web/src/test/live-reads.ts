import { FirebaseError } from 'firebase/app';
import { z } from 'zod';
import type { Live, LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';
import type { QuerySpec } from '@/lib/firebase/query-spec.ts';
import { readDocument, readDocuments } from '@/lib/firebase/stored-documents.ts';

/** What Firestore says when the rules refuse a read, and when there is no network. */
export const refused = new FirebaseError('permission-denied', 'Missing or insufficient permissions.');
export const unreachable = new FirebaseError('unavailable', 'The client is offline.');

/**
 * Stands in for `@/lib/firebase/use-live.ts` and `use-documents.ts`: answers by path or collection what a test has laid out, parsed by the
 * schema that asks, and notes what was asked for and what was asked again.
 */
export const liveReads = {
  answers: new Map<string, Live<unknown>>(),
  asked: new Set<string>(),
  retried: [] as string[],
  reset() {
    this.answers.clear();
    this.asked.clear();
    this.retried.length = 0;
  },
  holds(path: string, data: unknown) {
    this.answers.set(path, { state: 'ready', data, fromCache: false });
  },
  fails(path: string, error = new Error('something inside')) {
    this.answers.set(path, { state: 'failed', error });
  },
};

export function useLiveDocument<T extends z.ZodType>(
  document: LiveDocument<T> | null,
): Read<z.output<T> | null> {
  const { live, retry } = answer(document?.path);
  if (!document || live.state !== 'ready') return { live: live.state === 'ready' ? loading : live, retry };
  if (live.data === null) return { live: { ...live, data: null }, retry };
  try {
    return {
      live: { ...live, data: readDocument(document.schema, storedAt(document.path, live.data)) },
      retry,
    };
  } catch (error) {
    return {
      live: { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) },
      retry,
    };
  }
}

export function useLiveQuery<T extends z.ZodType>(query: LiveQuery<T> | null): Read<z.output<T>[]> {
  const { live, retry } = answer(query?.collection);
  if (!query || live.state !== 'ready') return { live: live.state === 'ready' ? loading : live, retry };
  return { live: { ...live, ...readAll(query, live.data) }, retry };
}

export const useDocument = useLiveDocument;
export const useDocuments = useLiveQuery;

/** What an earlier visit left on the device: the answer laid out, read without asking. */
export function useDocumentsOnDevice<T extends z.ZodType>(query: LiveQuery<T>): readonly z.output<T>[] {
  const live = liveReads.answers.get(query.collection);
  return live?.state === 'ready' ? readAll(query, live.data).data : [];
}

type Read<T> = { live: Live<T>; retry: () => void };

const loading = { state: 'loading' } as const;
const Records = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

function answer(path: string | undefined): Read<unknown> {
  if (path === undefined) return { live: loading, retry: () => {} };
  liveReads.asked.add(path);
  return { live: liveReads.answers.get(path) ?? loading, retry: () => void liveReads.retried.push(path) };
}

function storedAt(path: string, data: unknown) {
  return { path, id: path.split('/').at(-1) ?? '', fields: z.looseObject({}).parse(data) };
}

function readAll<T extends z.ZodType>({ collection, schema }: LiveQuery<T>, data: unknown) {
  const documents = Records.parse(data).map((record) => storedAt(`${collection}/${record.id}`, record));
  return readDocuments(schema, documents);
}

/** What is in the cache of the pages under these is not theirs. */
export const documentsOptions = ({ collection, where }: QuerySpec) => ({
  queryKey: ['documents', collection, where],
});
