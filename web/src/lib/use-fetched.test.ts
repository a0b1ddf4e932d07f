import { keepPreviousData } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFetched } from './use-fetched.ts';

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

describe('a fetched value', () => {
  it('without a response for twelve seconds counts as failed, and shows when it arrives after all', async () => {
    const { load, answer } = aCount();
    const { result } = renderHook(() => useFetched(['lessons'], load));
    await advance(11_999);
    expect(result.current.live).toEqual({ state: 'loading' });
    await advance(1);
    expect(result.current.live.state).toBe('failed');
    await answer(57);
    expect(result.current.live).toEqual({ state: 'ready', data: 57 });
  });

  it('gets another twelve seconds when it is retried', async () => {
    const { load, requests } = aCount();
    const { result } = renderHook(() => useFetched(['lessons'], load));
    await advance(12_000);
    act(() => result.current.retry());
    expect(requests).toHaveLength(2);
    expect(result.current.live).toEqual({ state: 'loading' });
    await advance(12_000);
    expect(result.current.live.state).toBe('failed');
  });

  it('that failed without a network is fetched again when the network is back', async () => {
    const load = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(57);
    window.dispatchEvent(new Event('offline'));
    const { result } = renderHook(() => useFetched(['receipt'], load));
    await advance(0);
    expect(result.current.live.state).toBe('failed');
    window.dispatchEvent(new Event('online'));
    await advance(0);
    expect(result.current.live).toEqual({ state: 'ready', data: 57 });
  });

  it('keeps its value while a newer one is late', async () => {
    const { load, answer } = aCount();
    const { result, rerender } = renderHook(
      ({ key }) => useFetched([key], load, { placeholderData: keepPreviousData }),
      { initialProps: { key: 'opened' } },
    );
    await answer(57);
    rerender({ key: 'changed' });
    await advance(12_000);
    expect(result.current.live).toEqual({ state: 'ready', data: 57 });
  });

  it('stays while it is fetched again, and when that fails', async () => {
    const load = vi
      .fn<() => Promise<number>>()
      .mockResolvedValueOnce(57)
      .mockRejectedValue(new Error('inside'));
    const { result } = renderHook(() => useFetched(['lessons'], load));
    await advance(0);
    act(() => result.current.retry());
    expect(result.current.live).toEqual({ state: 'ready', data: 57 });
    await advance(0);
    expect(load).toHaveBeenCalledTimes(2);
    expect(result.current.live).toEqual({ state: 'ready', data: 57 });
  });

  it('loads again when it is retried after a failure', async () => {
    const load = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new Error('inside'))
      .mockResolvedValue(57);
    const { result } = renderHook(() => useFetched(['lessons'], load));
    await advance(0);
    expect(result.current.live.state).toBe('failed');
    act(() => result.current.retry());
    expect(result.current.live.state).toBe('loading');
    await advance(0);
    expect(result.current.live).toEqual({ state: 'ready', data: 57 });
  });

  it('that is not requested yet stays loading', async () => {
    const { result } = renderHook(() => useFetched(['lessons'], null));
    await advance(60_000);
    expect(result.current.live).toEqual({ state: 'loading' });
  });
});
