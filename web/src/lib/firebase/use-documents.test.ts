import { messages } from '@padavu/domain/messages';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '@/lib/query-client.ts';
import { onDevice } from '@/test/device.ts';
import { permissionDenied, unavailable } from '@/test/fake-store.ts';
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

const fetchOne = vi.mocked(fetchDocument);
const fetchMany = vi.mocked(fetchDocuments);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const renderDocument = () => renderHook(() => useDocument(course)).result;
const renderList = () => renderHook(() => useDocuments(lessons)).result;

beforeEach(() => {
  vi.useFakeTimers();
  fetchOne.mockReset().mockResolvedValue(stored('Ecommerce Mastery'));
  fetchMany.mockReset().mockResolvedValue([{ path: 'lessons/1', id: '1', fields: {} }]);
  queryClient.clear();
  onDevice.clear();
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

describe('a document', () => {
  it('is fetched once and again at intervals while the page is visible, and stored on the device', async () => {
    const result = renderDocument();
    expect(result.current.live).toEqual({ state: 'loading' });
    await pass(0);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
    expect([...onDevice.keys()]).toEqual(['query-["document","courses/1"]']);
    fetchOne.mockResolvedValue(stored('Ecommerce'));
    await pass(20_100);
    expect(result.current.live).toEqual(ready('Ecommerce'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(180_000);
    visibility.mockRestore();
    expect(fetchOne).toHaveBeenCalledTimes(2);
  });

  it('without a response fails after twelve seconds, and is shown when the response arrives late', async () => {
    const response = Promise.withResolvers<ReturnType<typeof stored>>();
    fetchOne.mockReturnValue(response.promise);
    const result = renderDocument();
    await pass(11_999);
    expect(result.current.live).toEqual({ state: 'loading' });
    await pass(1);
    const { live } = result.current;
    expect(live.state === 'failed' && failureMessage(live.error)).toBe(messages.login.network);
    act(() => result.current.retry());
    expect(result.current.live).toEqual({ state: 'loading' });
    response.resolve(stored('Ecommerce Mastery'));
    await pass(0);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
  });

  it('that does not fit its schema fails', async () => {
    fetchOne.mockResolvedValue({ path: 'courses/1', id: '1', fields: {} });
    const result = renderDocument();
    await pass(0);
    expect(result.current.live.state).toBe('failed');
    vi.mocked(console.error).mockClear();
  });

  it('stays the same when the network is lost', async () => {
    const result = renderDocument();
    await pass(0);
    fetchOne.mockRejectedValue(unavailable);
    await pass(60_000);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
  });

  it('that the rules refuse is hidden, fetched again at growing intervals, and shown once it is allowed', async () => {
    const result = renderDocument();
    await pass(0);
    fetchOne.mockRejectedValue(permissionDenied);
    await pass(20_100);
    expect(result.current.live).toEqual({ state: 'failed', error: permissionDenied });
    const requestCount = () => fetchOne.mock.calls.length;
    const before = requestCount();
    await pass(20_100);
    expect(requestCount()).toBe(before + 1);
    await pass(20_100);
    expect(requestCount()).toBe(before + 1);
    await pass(20_100);
    expect(requestCount()).toBe(before + 2);
    fetchOne.mockResolvedValue(stored('Ecommerce Mastery'));
    await pass(80_000);
    expect(result.current.live).toEqual(ready('Ecommerce Mastery'));
  });

  it('is not fetched where none is given', async () => {
    const { result } = renderHook(() => useDocument(null));
    await pass(60_000);
    expect(result.current.live).toEqual({ state: 'loading' });
    expect(fetchOne).not.toHaveBeenCalled();
  });
});

describe('a list of documents', () => {
  it('is fetched once, however long a page stays open', async () => {
    const result = renderList();
    await pass(600_000);
    expect(result.current.live).toEqual({ state: 'ready', data: [{ id: 1 }], fromCache: false });
    expect(fetchMany).toHaveBeenCalledOnce();
  });

  it('that is empty is fetched again, so that added documents appear', async () => {
    fetchMany.mockResolvedValueOnce([]);
    const result = renderList();
    await pass(0);
    expect(result.current.live).toMatchObject({ data: [] });
    await pass(20_100);
    expect(result.current.live).toMatchObject({ data: [{ id: 1 }] });
  });

  it('of an earlier visit is available without a request', async () => {
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
    expect(fetchMany).not.toHaveBeenCalled();
  });
});
