import type { Fetched } from '@/lib/use-fetched.ts';
import type { Live, LiveRead } from './live.ts';

type Ready<T> = Extract<Live<T>, { state: 'ready' }>;

/** The data of a read; `undefined` until it is ready. */
export function dataOf<T>({ live }: Pick<Fetched<T>, 'live'>): T | undefined {
  return live.state === 'ready' ? live.data : undefined;
}

/** A read whose data are made from those of another one. */
export function mapRead<T, Mapped>({ live, retry }: LiveRead<T>, map: (data: T) => Mapped): LiveRead<Mapped> {
  return { live: live.state === 'ready' ? { ...live, data: map(live.data) } : live, retry };
}

/**
 * Two reads that are both needed, as one: in the state of the first that is not ready, otherwise with the data that
 * `build` returns. `retry` repeats both.
 */
export function combineReads<One, Other, T>(
  one: LiveRead<One>,
  other: LiveRead<Other>,
  build: (one: Ready<One>, other: Ready<Other>) => T,
): LiveRead<T> {
  const retry = () => {
    one.retry();
    other.retry();
  };
  if (one.live.state !== 'ready') return { live: one.live, retry };
  if (other.live.state !== 'ready') return { live: other.live, retry };
  const fromCache = one.live.fromCache || other.live.fromCache;
  return { live: { state: 'ready', data: build(one.live, other.live), fromCache }, retry };
}

/** The first failure among reads of which some may not be needed; its `retry` repeats all that failed. */
export function failureOf(
  ...reads: readonly LiveRead<unknown>[]
): { state: 'failed'; error: Error; retry: () => void } | undefined {
  const failed = reads.flatMap(({ live, retry }) => (live.state === 'failed' ? [{ live, retry }] : []));
  const [first] = failed;
  return first && { ...first.live, retry: () => failed.forEach(({ retry }) => retry()) };
}
