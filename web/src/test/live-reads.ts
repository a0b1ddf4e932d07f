import { FirebaseError } from 'firebase/app';
import type { z } from 'zod';
import type { Live, LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

/** What Firestore says when the rules refuse a read, and when there is no network. */
export const refused = new FirebaseError('permission-denied', 'Missing or insufficient permissions.');
export const unreachable = new FirebaseError('unavailable', 'The client is offline.');

/**
 * Stands in for `@/lib/firebase/use-live.ts` and `use-cached.ts`: answers by path or collection what a test has laid out, parsed by the
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
  holds(place: string, data: unknown) {
    this.answers.set(place, { state: 'ready', data, fromCache: false });
  },
  fails(place: string, error = new Error('something inside')) {
    this.answers.set(place, { state: 'failed', error });
  },
};

export function useLiveDocument<T extends z.ZodType>(document: LiveDocument<T> | null) {
  return answer(document?.path ?? null, document?.schema.nullable());
}

export function useLiveQuery<T extends z.ZodType>(query: LiveQuery<T> | null) {
  return answer(query?.collection ?? null, query?.schema.array());
}

/** What an earlier visit left on the device: the answer laid out, read without asking. */
export function useCachedQuery<T extends z.ZodType>(query: LiveQuery<T>): readonly z.output<T>[] {
  const live = liveReads.answers.get(query.collection);
  return live?.state === 'ready' ? query.schema.array().parse(live.data) : [];
}

function answer(place: string | null, schema: z.ZodType | undefined) {
  if (place !== null) liveReads.asked.add(place);
  const live = liveReads.answers.get(place ?? '') ?? { state: 'loading' as const };
  const retry = () => void (place !== null && liveReads.retried.push(place));
  return {
    live: live.state === 'ready' && schema ? { ...live, data: schema.parse(live.data) } : live,
    retry,
  };
}
