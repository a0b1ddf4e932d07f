import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { messages } from '@padavu/domain/messages';
import { failureMessage } from './failure.ts';
import type { Live } from './live.ts';
import { refused } from '@/test/live-reads.ts';
import { useLiveDocument } from './use-live.ts';

type Tell = (live: Live<{ title: string }>) => void;

const watched = vi.hoisted(() => ({ tell: (() => {}) as Tell, begun: 0, stopped: 0 }));

vi.mock('./live.ts', () => ({
  watchQuery: vi.fn<() => void>(),
  watchDocument: (_source: unknown, tell: Tell) => {
    watched.tell = tell;
    watched.begun += 1;
    return () => {
      watched.stopped += 1;
    };
  },
}));

const source = { kind: 'document', path: 'courses/1', schema: z.object({ title: z.string() }) } as const;
const answer = { state: 'ready', data: { title: 'Ecommerce Mastery' }, fromCache: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
  watched.begun = 0;
  watched.stopped = 0;
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a live read', () => {
  it('that nothing answers counts as failed after twelve seconds, and shows what comes after all', () => {
    const { result } = renderHook(() => useLiveDocument(source));
    act(() => void vi.advanceTimersByTime(11_999));
    expect(result.current.live).toEqual({ state: 'loading' });
    act(() => void vi.advanceTimersByTime(1));
    const { live } = result.current;
    expect(live.state === 'failed' && failureMessage(live.error)).toBe(messages.login.network);
    act(() => watched.tell(answer));
    expect(result.current.live).toEqual(answer);
  });

  it('that is answered stays as it is, however long nothing more comes', () => {
    const { result } = renderHook(() => useLiveDocument(source));
    act(() => watched.tell(answer));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current.live).toEqual(answer);
  });

  it('that is asked for again waits as long once more', () => {
    const { result } = renderHook(() => useLiveDocument(source));
    act(() => void vi.advanceTimersByTime(12_000));
    act(() => result.current.retry());
    expect(result.current.live).toEqual({ state: 'loading' });
    expect(watched.stopped).toBe(1);
    act(() => void vi.advanceTimersByTime(12_000));
    expect(result.current.live.state).toBe('failed');
  });

  it('that is left is not waited for', () => {
    const { unmount } = renderHook(() => useLiveDocument(source));
    unmount();
    expect(watched.stopped).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a live read that the rules refuse', () => {
  const refusal = { state: 'failed', error: refused } as const;
  const cached = { ...answer, fromCache: true } as const;
  const refuse = () => act(() => watched.tell(refusal));

  it('is asked for again in growing pauses, and shows when it is allowed', () => {
    const { result } = renderHook(() => useLiveDocument(source));
    refuse();
    for (const pause of [5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      const before = watched.begun;
      pass(pause - 1);
      expect(watched.begun).toBe(before);
      pass(1);
      expect(watched.begun).toBe(before + 1);
      expect(result.current.live).toEqual(refusal);
      refuse();
    }
    pass(300_000);
    act(() => watched.tell(answer));
    expect(result.current.live).toEqual(answer);
    expect(vi.getTimerCount()).toBe(0);
    refuse();
    pass(5000);
    expect(watched.begun).toBe(11);
    expect(watched.stopped).toBe(10);
  });

  it('is not asked for while nobody looks, and at once when somebody does', () => {
    renderHook(() => useLiveDocument(source));
    refuse();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(3_600_000);
    expect(watched.begun).toBe(1);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(watched.begun).toBe(2);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(watched.begun).toBe(2);
  });

  it('does not show for a moment what the device still has of it, unless there is no network', () => {
    const { result } = renderHook(() => useLiveDocument(source));
    refuse();
    pass(5000);
    act(() => watched.tell(cached));
    expect(result.current.live).toEqual(refusal);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => watched.tell(cached));
    network.mockRestore();
    expect(result.current.live).toEqual(cached);
  });

  it('is left alone when another thing failed, and when it is not shown any more', () => {
    const { unmount } = renderHook(() => useLiveDocument(source));
    act(() => watched.tell({ state: 'failed', error: new Error('does not fit') }));
    pass(300_000);
    expect(watched.begun).toBe(1);
    refuse();
    unmount();
    pass(300_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(watched.begun).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
