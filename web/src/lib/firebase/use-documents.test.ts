import { messages } from '@padavu/domain/messages';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '@/lib/query-client.ts';
import { onDevice } from '@/test/device.ts';
import { refused, unreachable } from '@/test/fake-store.ts';
import { failureMessage } from './failure.ts';
import { fetchDocument, fetchDocuments } from './rest.ts';
import { useDocument, useDocuments, useDocumentsOnDevice } from './use-documents.ts';

vi.mock('idb-keyval', () => import('@/test/device.ts'));
vi.mock('./rest.ts', () => ({
  fetchDocument: vi.fn<typeof fetchDocument>(),
  fetchDocuments: vi.fn<typeof fetchDocuments>(),
}));

const course = { kind: 'document', path: 'courses/1', schema: z.object({ title: z.string() }) } as const;
const lessons = {
  collection: 'lessons',
  where: [['courseId', '==', 1]],
  schema: z.object({ id: z.number() }),
} as const;
const stored = (title: string) => ({ path: 'courses/1', id: '1', fields: { title } });
const ready = (title: string) => ({ state: 'ready', data: { title }, fromCache: false });

const answers = vi.mocked(fetchDocument);
const lists = vi.mocked(fetchDocuments);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => renderHook(() => useDocument(course)).result;
const shownList = () => renderHook(() => useDocuments(lessons)).result;

beforeEach(() => {
  vi.useFakeTimers();
  answers.mockReset().mockResolvedValue(stored('Ecommerce Mastery'));
  lists.mockReset().mockResolvedValue([{ path: 'lessons/1', id: '1', fields: {} }]);
  queryClient.clear();
  onDevice.clear();
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

describe('a document', () => {
  it('is asked for once, again every minute while the page is in view, and kept on the device', async () => {
    const result = shown();
    expect(result.current.live).toEqual({ state: 'loading' });
    await pass(0);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
    expect([...onDevice.keys()]).toEqual(['query-["document","courses/1"]']);
    answers.mockResolvedValue(stored('Ecommerce'));
    await pass(20_100);
    expect(result.current.live).toEqual(ready('Ecommerce'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(180_000);
    visibility.mockRestore();
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it('that nothing answers for counts as failed after twelve seconds, and shows when the answer comes after all', async () => {
    const late = Promise.withResolvers<ReturnType<typeof stored>>();
    answers.mockReturnValue(late.promise);
    const result = shown();
    await pass(11_999);
    expect(result.current.live).toEqual({ state: 'loading' });
    await pass(1);
    const { live } = result.current;
    expect(live.state === 'failed' && failureMessage(live.error)).toBe(messages.login.network);
    act(() => result.current.retry());
    expect(result.current.live).toEqual({ state: 'loading' });
    late.resolve(stored('Ecommerce Mastery'));
    await pass(0);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
  });

  it('that does not fit its schema fails, and nothing else does', async () => {
    answers.mockResolvedValue({ path: 'courses/1', id: '1', fields: {} });
    const result = shown();
    await pass(0);
    expect(result.current.live.state).toBe('failed');
    vi.mocked(console.error).mockClear();
  });

  it('stays as it was when the network goes', async () => {
    const result = shown();
    await pass(0);
    answers.mockRejectedValue(unreachable);
    await pass(60_000);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
  });

  it('that the rules refuse is not shown any more, is asked for in growing pauses, and shows when it is allowed', async () => {
    const result = shown();
    await pass(0);
    answers.mockRejectedValue(refused);
    await pass(20_100);
    expect(result.current.live).toEqual({ state: 'failed', error: refused });
    const asked = () => answers.mock.calls.length;
    const before = asked();
    await pass(20_100);
    expect(asked()).toBe(before + 1);
    await pass(20_100);
    expect(asked()).toBe(before + 1);
    await pass(20_100);
    expect(asked()).toBe(before + 2);
    answers.mockResolvedValue(stored('Ecommerce Mastery'));
    await pass(80_000);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
  });

  it('of nobody is not asked for', async () => {
    const { result } = renderHook(() => useDocument(null));
    await pass(60_000);
    expect(result.current.live).toEqual({ state: 'loading' });
    expect(answers).not.toHaveBeenCalled();
  });
});

describe('a list of documents', () => {
  it('is read once while a page stays open, and left alone by the next page', async () => {
    const result = shownList();
    await pass(600_000);
    expect(result.current.live).toEqual({ state: 'ready', data: [{ id: 1 }], fromCache: false });
    expect(lists).toHaveBeenCalledOnce();
  });

  it('without a document is asked for again, so that what is added meanwhile appears', async () => {
    lists.mockResolvedValueOnce([]);
    const result = shownList();
    await pass(0);
    expect(result.current.live).toMatchObject({ data: [] });
    await pass(20_100);
    expect(result.current.live).toMatchObject({ data: [{ id: 1 }] });
  });

  it('of an earlier visit is there without asking', async () => {
    const { result } = renderHook(() => useDocumentsOnDevice(lessons));
    expect(result.current).toEqual([]);
    act(
      () =>
        void queryClient.setQueryData(
          ['documents', 'lessons', lessons.where],
          [{ path: 'lessons/4', id: '4', fields: {} }],
        ),
    );
    await pass(0);
    expect(result.current).toEqual([{ id: 4 }]);
    expect(lists).not.toHaveBeenCalled();
  });
});
