import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { messages } from '@padavu/domain/messages';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { failureMessage } from './failure.ts';
import type { listen } from './live.ts';
import { refused } from '@/test/fake-store.ts';
import { useLiveDocument, useLiveQuery } from './use-live.ts';

type Listen = typeof listen;

const watched = vi.hoisted(() => ({
  tell: (() => {}) as Parameters<Listen>[1],
  fail: (() => {}) as (error: Error) => void,
  begun: 0,
  stopped: 0,
}));

vi.mock('./live.ts', () => ({
  listen: (...[, tell, fail]: Parameters<Listen>) => {
    watched.tell = tell;
    watched.fail = fail;
    watched.begun += 1;
    return () => {
      watched.stopped += 1;
    };
  },
}));

const source = { kind: 'document', path: 'courses/1', schema: z.object({ title: z.string() }) } as const;
const stored = { path: 'courses/1', id: '1', fields: { title: 'Ecommerce Mastery' } };
const answer = { state: 'ready', data: { title: 'Ecommerce Mastery' }, fromCache: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
  watched.begun = 0;
  watched.stopped = 0;
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tell = (fromCache = false) => {
  act(() => watched.tell({ documents: [stored], fromCache }));
  return pass(0);
};
const fail = (error: Error) => {
  act(() => watched.fail(error));
  return pass(0);
};
const refuse = () => fail(refused);
const look = () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return pass(0);
};

describe('a live read', () => {
  it('that nothing answers counts as failed after twelve seconds, and shows what comes after all', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await pass(11_999);
    expect(result.current.live).toEqual({ state: 'loading' });
    await pass(1);
    const { live } = result.current;
    expect(live.state === 'failed' && failureMessage(live.error)).toBe(messages.login.network);
    await tell();
    expect(result.current.live).toEqual(answer);
  });

  it('that is answered stays as it is, however long nothing more comes', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await tell();
    await pass(60_000);
    expect(result.current.live).toEqual(answer);
  });

  it('that is asked for again waits as long once more', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await pass(12_000);
    act(() => result.current.retry());
    await pass(0);
    expect(result.current.live).toEqual({ state: 'loading' });
    expect(watched.stopped).toBe(1);
    await pass(12_000);
    expect(result.current.live.state).toBe('failed');
  });

  it('that is left is not waited for', async () => {
    const { unmount } = renderHook(() => useLiveDocument(source));
    unmount();
    expect(watched.stopped).toBe(1);
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('live reads of the same thing', () => {
  it('are one listener, which ends with the last of them, each read in its own way', async () => {
    const whole = renderHook(() => useLiveDocument(source));
    const other = { ...source, schema: z.object({ title: z.string().transform((title) => title.length) }) };
    const part = renderHook(() => useLiveDocument(other));
    await tell();
    expect(whole.result.current.live).toEqual(answer);
    expect(part.result.current.live).toMatchObject({ data: { title: 17 } });
    whole.unmount();
    expect(watched).toMatchObject({ begun: 1, stopped: 0 });
    part.unmount();
    expect(watched).toMatchObject({ begun: 1, stopped: 1 });
  });

  it('are forgotten with the session', async () => {
    renderHook(() => useLiveDocument(source));
    await tell();
    act(() => memoryQueries.clear());
    expect(watched.stopped).toBe(1);
    expect(memoryQueries.getQueryCache().getAll()).toEqual([]);
  });
});

const list = (id: number) =>
  ({
    kind: 'query',
    collection: 'courses',
    where: [['id', '>', id]],
    orderBy: [],
    schema: z.object({}),
  }) as const;

describe('a live list', () => {
  it('keeps the answer to the question before where the page wants that, and says so', async () => {
    const { result, rerender } = renderHook(({ id }) => useLiveQuery(list(id), { keepPrevious: true }), {
      initialProps: { id: 0 },
    });
    await tell();
    rerender({ id: 1 });
    expect(result.current.live).toMatchObject({ state: 'ready', data: [{}], isPrevious: true });
    expect(watched).toMatchObject({ begun: 2, stopped: 1 });
    await tell();
    expect(result.current.live).toEqual({ state: 'ready', data: [{}], skipped: 0, fromCache: false });
  });
});

describe('a live read that the rules refuse', () => {
  const refusal = { state: 'failed', error: refused } as const;
  const cached = { ...answer, fromCache: true } as const;

  it('is asked for again in growing pauses, and shows when it is allowed', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await refuse();
    for (const pause of [5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      const before = watched.begun;
      await pass(pause - 1);
      expect(watched.begun).toBe(before);
      await pass(1);
      expect(watched.begun).toBe(before + 1);
      expect(result.current.live).toEqual(refusal);
      await refuse();
    }
    await pass(300_000);
    await tell();
    expect(result.current.live).toEqual(answer);
    expect(vi.getTimerCount()).toBe(0);
    await refuse();
    await pass(5000);
    expect(watched.begun).toBe(11);
    expect(watched.stopped).toBe(10);
  });

  it('is not asked for while nobody looks, and at once when somebody does', async () => {
    renderHook(() => useLiveDocument(source));
    await refuse();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(3_600_000);
    expect(watched.begun).toBe(1);
    visibility.mockRestore();
    await look();
    expect(watched.begun).toBe(2);
    await look();
    expect(watched.begun).toBe(2);
  });

  it('does not show for a moment what the device still has of it, unless there is no network', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await refuse();
    await pass(5000);
    await tell(true);
    expect(result.current.live).toEqual(refusal);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tell(true);
    network.mockRestore();
    expect(result.current.live).toEqual(cached);
  });

  it('is left alone when another thing failed, and when it is not shown any more', async () => {
    const { result, unmount } = renderHook(() => useLiveDocument(source));
    await fail(new Error('does not fit'));
    await pass(300_000);
    expect(watched.begun).toBe(1);
    act(() => result.current.retry());
    await refuse();
    unmount();
    await pass(300_000);
    await look();
    expect(watched.begun).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
