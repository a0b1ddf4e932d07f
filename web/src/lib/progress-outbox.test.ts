import type { WaitingProgress } from '@padavu/domain/progress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDevice } from '@/test/device.ts';
import { refused, unreachable } from '@/test/live-reads.ts';
import type { StoredDocument } from './firebase/stored-documents.ts';
import { closeOutbox, isAllSent, openOutbox, sendProgress, waitingProgress } from './progress-outbox.ts';
import { queryClient } from './query-client.ts';

vi.mock('idb-keyval', () => import('@/test/device.ts'));

/** The store, as the rules let a learner write to it. */
const store = vi.hoisted(() => ({
  fields: {} as Record<string, unknown>,
  writes: [] as object[],
  reads: 0,
  error: null as Error | null,
}));

vi.mock('./firebase/rest.ts', () => ({
  fetchDocument: (path: string): Promise<StoredDocument> => {
    if (store.error) return Promise.reject(store.error);
    store.reads += 1;
    return Promise.resolve({ path, id: '3', fields: store.fields });
  },
  mergeDocument: (_path: string, fields: object): Promise<void> => {
    if (store.error) return Promise.reject(store.error);
    store.writes.push(fields);
    return Promise.resolve();
  },
}));

const path = 'users/anjali/progress/3';
const now = new Date('2026-11-01T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const completed = (at = now, lessonId = 21): WaitingProgress => ({
  subcategoryId: 7,
  lessonId,
  at,
  mark: { complete: true, at },
});

const written = (at = now, lessonId = 21) => ({
  lastLessonId: lessonId,
  lastSubcategoryId: 7,
  lastAt: at,
  lessons: { [lessonId]: { complete: true, at } },
});

const send = (progress: WaitingProgress) => sendProgress('anjali', 3, progress);
const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  store.error = isThere ? null : unreachable;
  if (isThere) dispatchEvent(new Event('online'));
};

const left = (...words: WaitingProgress[]) =>
  onDevice.set(
    'outbox',
    words.map((progress, index) => ({ id: String(index), uid: 'anjali', courseId: 3, progress })),
  );

beforeEach(async () => {
  vi.setSystemTime(now);
  Object.assign(store, { fields: {}, writes: [], reads: 0, error: null });
  onDevice.clear();
  queryClient.clear();
  await openOutbox();
});

afterEach(() => {
  closeOutbox();
  vi.useRealTimers();
});

describe('progress', () => {
  it('is stored at once, and known to the pages without reading it again', async () => {
    queryClient.setQueryData(['document', path], {
      path,
      id: '3',
      fields: { lessons: { 9: { position: 4 } } },
    });
    await send(completed());
    expect(store).toMatchObject({ writes: [written()], reads: 0 });
    expect(waitingProgress()).toEqual([]);
    expect(queryClient.getQueryData(['document', path])).toMatchObject({
      fields: { ...written(), lessons: { 9: { position: 4 }, 21: { complete: true, at: now } } },
    });
  });

  it('waits on the device without a network, and is stored when it is back', async () => {
    network(false);
    const stored = send(completed());
    expect(waitingProgress()).toHaveLength(1);
    await vi.waitFor(() => expect(onDevice.get('outbox')).toHaveLength(1));
    expect(await isAllSent(10)).toBe(false);
    network(true);
    await stored;
    expect(store.writes).toEqual([written()]);
    expect(await isAllSent(10)).toBe(true);
    expect(onDevice.get('outbox')).toEqual([]);
  });

  it('of one lesson is one write, and of several lessons one each, in the order of time', async () => {
    network(false);
    const all = [
      send({ subcategoryId: 7, lessonId: 21, at: now }),
      send(completed()),
      send(completed(now, 22)),
    ];
    expect(waitingProgress()).toHaveLength(2);
    network(true);
    await Promise.all(all);
    expect(store.writes).toEqual([written(), written(now, 22)]);
  });

  it('that the rules refuse is reported, and given up', async () => {
    store.error = refused;
    await expect(send(completed())).rejects.toBe(refused);
    expect(waitingProgress()).toEqual([]);
    expect(onDevice.get('outbox')).toEqual([]);
  });

  it('that the store does not answer for is tried again', async () => {
    vi.useFakeTimers({ now });
    store.error = unreachable;
    const stored = send(completed());
    await vi.advanceTimersByTimeAsync(1000);
    expect(waitingProgress()).toHaveLength(1);
    store.error = null;
    await vi.advanceTimersByTimeAsync(20_000);
    await stored;
    expect(store.writes).toEqual([written()]);
  });
});

describe('progress of an earlier visit', () => {
  it('is stored with the next one', async () => {
    const at = minutesAgo(60);
    left(completed(at));
    await openOutbox();
    await vi.waitFor(() => expect(store.writes).toEqual([written(at)]));
    expect(store.reads).toBe(1);
  });

  it('gives way to what another device has stored later', async () => {
    left(completed(minutesAgo(60)));
    store.fields = {
      lessons: { 21: { complete: false, at: minutesAgo(5) } },
      lastLessonId: 21,
      lastAt: minutesAgo(5),
    };
    await openOutbox();
    await vi.waitFor(() => expect(waitingProgress()).toEqual([]));
    expect(store.writes).toEqual([]);
  });

  it('leaves the lesson that another device has opened later as the last one', async () => {
    const place = { lastLessonId: 30, lastSubcategoryId: 8, lastAt: minutesAgo(5) };
    const at = minutesAgo(60);
    left(completed(at));
    store.fields = { lessons: {}, ...place };
    await openOutbox();
    await vi.waitFor(() => expect(store.writes).toEqual([written(at), place]));
  });
});
