import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStat } from './use-stat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A count whose latest request is answered by `answer`. */
function aCount() {
  const requests: ((value: number) => void)[] = [];
  const load = () =>
    new Promise<number>((resolve) => {
      requests.push(resolve);
    });
  return {
    load,
    answer: (value: number) => {
      requests.at(-1)?.(value);
      return advance(0);
    },
    requests,
  };
}

describe('a figure', () => {
  it('without an answer for twelve seconds counts as failed, and shows when it arrives after all', async () => {
    const { load, answer } = aCount();
    const { result } = renderHook(() => useStat('lessons', load, 'opened'));
    await advance(11_999);
    expect(result.current).toEqual({ state: 'loading' });
    await advance(1);
    expect(result.current.state).toBe('failed');
    await answer(57);
    expect(result.current).toEqual({ state: 'ready', value: 57 });
  });

  it('gets another twelve seconds when it is retried', async () => {
    const { load, requests } = aCount();
    const { result } = renderHook(() => useStat('lessons', load, 'opened'));
    await advance(12_000);
    const first = result.current;
    if (first.state !== 'failed') throw new Error('It should have failed.');
    act(() => first.retry());
    expect(requests).toHaveLength(2);
    expect(result.current).toEqual({ state: 'loading' });
    await advance(12_000);
    expect(result.current.state).toBe('failed');
  });

  it('keeps its value while a newer one is late', async () => {
    const { load, answer } = aCount();
    const { result, rerender } = renderHook(({ reloadKey }) => useStat('lessons', load, reloadKey), {
      initialProps: { reloadKey: 'opened' },
    });
    await answer(57);
    rerender({ reloadKey: 'changed' });
    await advance(12_000);
    expect(result.current).toEqual({ state: 'ready', value: 57 });
  });
});
