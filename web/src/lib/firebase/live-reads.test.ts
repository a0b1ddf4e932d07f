import { describe, expect, it, vi } from 'vitest';
import type { Live } from './live.ts';
import { combineReads, dataOf, failureOf, mapRead } from './live-reads.ts';

const read = <T>(live: Live<T>) => ({ live, retry: vi.fn<() => void>() });
const ready = <T>(data: T, details: { fromCache?: boolean; skipped?: number; isPrevious?: boolean } = {}) =>
  read<T>({ state: 'ready', data, fromCache: false, ...details });
const loading = () => read<number>({ state: 'loading' });
const failed = (message: string) => read<number>({ state: 'failed', error: new Error(message) });

/** The sum of two reads, with the documents of the first that cannot be read. */
const sumOf = (one: ReturnType<typeof loading>, other: ReturnType<typeof loading>) =>
  combineReads(one, other, ({ data, skipped = 0 }, { data: otherData }) => data + skipped + otherData).live;

describe('the data of a read', () => {
  it('are undefined until it is ready', () => {
    expect([dataOf(loading()), dataOf(failed('refused')), dataOf(ready(3))]).toEqual([
      undefined,
      undefined,
      3,
    ]);
  });
});

describe('a read with mapped data', () => {
  it('keeps everything else, and the retry', () => {
    const lessons = ready([1, 2], { fromCache: true, skipped: 1, isPrevious: true });
    expect(mapRead(lessons, (ids) => ids.length)).toEqual({
      live: { state: 'ready', data: 2, fromCache: true, skipped: 1, isPrevious: true },
      retry: lessons.retry,
    });
  });

  it('is loading and failed like the read itself', () => {
    const refused = failed('refused');
    expect(mapRead(refused, (count) => count + 1)).toEqual(refused);
    expect(mapRead(loading(), (count) => count + 1).live).toEqual({ state: 'loading' });
  });
});

describe('two reads as one', () => {
  it('are ready with the data of both', () => {
    expect(sumOf(ready(3, { skipped: 1 }), ready(4))).toEqual({
      state: 'ready',
      data: 8,
      fromCache: false,
    });
  });

  it('are from the cache as long as one of them is', () => {
    expect(sumOf(ready(3, { fromCache: true }), ready(4))).toMatchObject({ fromCache: true });
    expect(sumOf(ready(3), ready(4, { fromCache: true }))).toMatchObject({ fromCache: true });
  });

  it('are in the state of the first that is not ready', () => {
    expect(sumOf(ready(3), failed('second'))).toMatchObject({ error: new Error('second') });
    expect(sumOf(loading(), failed('second'))).toEqual({ state: 'loading' });
    expect(sumOf(failed('first'), loading())).toMatchObject({ error: new Error('first') });
  });

  it('are both read again by the retry', () => {
    const reads = [ready(3), failed('refused')] as const;
    combineReads(...reads, () => 0).retry();
    for (const { retry } of reads) expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('the failure of some reads', () => {
  it('is undefined while none has failed', () => {
    expect(failureOf(ready(3), loading())).toBeUndefined();
  });

  it('is the first one, even if another read is loading', () => {
    expect(failureOf(loading(), failed('first'), failed('second'))).toMatchObject({
      state: 'failed',
      error: new Error('first'),
    });
  });

  it('has a retry that repeats all failed reads and no others', () => {
    const [first, other, last] = [failed('first'), ready(3), failed('last')];
    failureOf(first, other, last)?.retry();
    expect([first, other, last].map(({ retry }) => retry.mock.calls.length)).toEqual([1, 0, 1]);
  });
});
