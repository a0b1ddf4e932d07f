import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStat } from './use-stat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A count that answers when it is told to. */
function aCount() {
  const asked: ((value: number) => void)[] = [];
  const load = () =>
    new Promise<number>((resolve) => {
      asked.push(resolve);
    });
  return {
    load,
    answer: (value: number) => {
      asked.at(-1)?.(value);
      return pass(0);
    },
    asked,
  };
}

describe('a figure', () => {
  it('that nothing answers for twelve seconds counts as failed, and shows when it comes after all', async () => {
    const { load, answer } = aCount();
    const { result } = renderHook(() => useStat('lessons', load, 'opened'));
    await pass(11_999);
    expect(result.current).toEqual({ state: 'loading' });
    await pass(1);
    expect(result.current.state).toBe('failed');
    await answer(57);
    expect(result.current).toEqual({ state: 'ready', value: 57 });
  });

  it('is waited for as long again when it is asked for again', async () => {
    const { load, asked } = aCount();
    const { result } = renderHook(() => useStat('lessons', load, 'opened'));
    await pass(12_000);
    const first = result.current;
    if (first.state !== 'failed') throw new Error('It should have failed.');
    act(() => first.retry());
    expect(asked).toHaveLength(2);
    expect(result.current).toEqual({ state: 'loading' });
    await pass(12_000);
    expect(result.current.state).toBe('failed');
  });

  it('stands while a newer one is late', async () => {
    const { load, answer } = aCount();
    const { result, rerender } = renderHook(({ occasion }) => useStat('lessons', load, occasion), {
      initialProps: { occasion: 'opened' },
    });
    await answer(57);
    rerender({ occasion: 'changed' });
    await pass(12_000);
    expect(result.current).toEqual({ state: 'ready', value: 57 });
  });
});
