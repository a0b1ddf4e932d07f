import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { messages } from '@padavu/domain/messages';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { failureMessage } from './failure.ts';
import type { listen } from './live.ts';
import { permissionDenied } from '@/test/fake-store.ts';
import { useLiveDocument, useLiveQuery } from './use-live.ts';

type Listen = typeof listen;

const listener = vi.hoisted(() => ({
  tell: (() => {}) as Parameters<Listen>[1],
  fail: (() => {}) as (error: Error) => void,
  started: 0,
  stopped: 0,
}));

vi.mock('./live.ts', () => ({
  listen: (...[, tell, fail]: Parameters<Listen>) => {
    listener.tell = tell;
    listener.fail = fail;
    listener.started += 1;
    return () => {
      listener.stopped += 1;
    };
  },
}));

const source = { kind: 'document', path: 'courses/1', schema: z.object({ title: z.string() }) } as const;
const stored = { path: 'courses/1', id: '1', fields: { title: 'Ecommerce Mastery' } };
const readyState = { state: 'ready', data: { title: 'Ecommerce Mastery' }, fromCache: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
  listener.started = 0;
  listener.stopped = 0;
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tell = (fromCache = false) => {
  act(() => listener.tell({ documents: [stored], fromCache }));
  return pass(0);
};
const fail = (error: Error) => {
  act(() => listener.fail(error));
  return pass(0);
};
const refuse = () => fail(permissionDenied);
const becomeVisible = () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return pass(0);
};

describe('a live read', () => {
  it('without a response counts as failed after twelve seconds, and shows a late response', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await pass(11_999);
    expect(result.current.live).toEqual({ state: 'loading' });
    await pass(1);
    const { live } = result.current;
    expect(live.state === 'failed' && failureMessage(live.error)).toBe(messages.login.network);
    await tell();
    expect(result.current.live).toEqual(readyState);
  });

  it('keeps its data, however long no other snapshot arrives', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await tell();
    await pass(60_000);
    expect(result.current.live).toEqual(readyState);
  });

  it('that is retried waits for the full time again', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await pass(12_000);
    act(() => result.current.retry());
    await pass(0);
    expect(result.current.live).toEqual({ state: 'loading' });
    expect(listener.stopped).toBe(1);
    await pass(12_000);
    expect(result.current.live.state).toBe('failed');
  });

  it('stops its listener and its timer when it is unmounted', async () => {
    const { unmount } = renderHook(() => useLiveDocument(source));
    unmount();
    expect(listener.stopped).toBe(1);
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('live reads of the same source', () => {
  it('share one listener until the last of them ends, each with its own schema', async () => {
    const whole = renderHook(() => useLiveDocument(source));
    const other = { ...source, schema: z.object({ title: z.string().transform((title) => title.length) }) };
    const part = renderHook(() => useLiveDocument(other));
    await tell();
    expect(whole.result.current.live).toEqual(readyState);
    expect(part.result.current.live).toMatchObject({ data: { title: 17 } });
    whole.unmount();
    expect(listener).toMatchObject({ started: 1, stopped: 0 });
    part.unmount();
    expect(listener).toMatchObject({ started: 1, stopped: 1 });
  });

  it('are removed with the session', async () => {
    renderHook(() => useLiveDocument(source));
    await tell();
    act(() => memoryQueries.clear());
    expect(listener.stopped).toBe(1);
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
  it('can keep the result of the previous query, which is marked as such', async () => {
    const { result, rerender } = renderHook(({ id }) => useLiveQuery(list(id), { keepPrevious: true }), {
      initialProps: { id: 0 },
    });
    await tell();
    rerender({ id: 1 });
    expect(result.current.live).toMatchObject({ state: 'ready', data: [{}], isPrevious: true });
    expect(listener).toMatchObject({ started: 2, stopped: 1 });
    await tell();
    expect(result.current.live).toEqual({ state: 'ready', data: [{}], skipped: 0, fromCache: false });
  });
});

describe('a live read that the rules refuse', () => {
  const refusal = { state: 'failed', error: permissionDenied } as const;
  const cached = { ...readyState, fromCache: true } as const;

  it('is repeated at growing intervals, and shown once it is allowed', async () => {
    const { result } = renderHook(() => useLiveDocument(source));
    await refuse();
    for (const pause of [5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      const before = listener.started;
      await pass(pause - 1);
      expect(listener.started).toBe(before);
      await pass(1);
      expect(listener.started).toBe(before + 1);
      expect(result.current.live).toEqual(refusal);
      await refuse();
    }
    await pass(300_000);
    await tell();
    expect(result.current.live).toEqual(readyState);
    expect(vi.getTimerCount()).toBe(0);
    await refuse();
    await pass(5000);
    expect(listener.started).toBe(11);
    expect(listener.stopped).toBe(10);
  });

  it('is not repeated while the page is hidden, and at once when it is visible', async () => {
    renderHook(() => useLiveDocument(source));
    await refuse();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(3_600_000);
    expect(listener.started).toBe(1);
    visibility.mockRestore();
    await becomeVisible();
    expect(listener.started).toBe(2);
    await becomeVisible();
    expect(listener.started).toBe(2);
  });

  it('does not show its cached copy while it is repeated, unless there is no network', async () => {
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

  it('is not repeated after another kind of failure, nor once it is unmounted', async () => {
    const { result, unmount } = renderHook(() => useLiveDocument(source));
    await fail(new Error('does not fit'));
    await pass(300_000);
    expect(listener.started).toBe(1);
    act(() => result.current.retry());
    await refuse();
    unmount();
    await pass(300_000);
    await becomeVisible();
    expect(listener.started).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
