import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { messages } from '@padavu/domain/messages';
import { failureMessage } from './failure.ts';
import type { Live } from './live.ts';
import { useLiveDocument } from './use-live.ts';

type Tell = (live: Live<{ title: string }>) => void;

const watched = vi.hoisted(() => ({ tell: (() => {}) as Tell, stopped: 0 }));

vi.mock('./live.ts', () => ({
  watchQuery: vi.fn<() => void>(),
  watchDocument: (_source: unknown, tell: Tell) => {
    watched.tell = tell;
    return () => {
      watched.stopped += 1;
    };
  },
}));

const source = { kind: 'document', path: 'courses/1', schema: z.object({ title: z.string() }) } as const;
const answer = { state: 'ready', data: { title: 'Ecommerce Mastery' }, fromCache: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
  watched.stopped = 0;
});
afterEach(() => void vi.useRealTimers());

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
