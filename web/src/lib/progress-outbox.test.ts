import type { WaitingProgress } from '@padavu/domain/progress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDevice, storage } from '@/test/device.ts';
import { refused, unreachable } from '@/test/live-reads.ts';
import type { StoredDocument } from './firebase/stored-documents.ts';
import { documentOptions } from './firebase/use-documents.ts';
import {
  closeOutbox,
  isAllSent,
  openOutbox,
  sendProgress,
  waitingProgress,
  waitsInTabAlone,
} from './progress-outbox.ts';
import { queryClient } from './query-client.ts';
import { setServerTime, serverNow } from './server-clock.ts';

vi.mock('idb-keyval', () => import('@/test/device.ts'));

/** The store, as the rules let a learner write to it. */
const store = vi.hoisted(() => ({
  fields: {} as Record<string, unknown>,
  writes: [] as object[],
  reads: 0,
  error: null as Error | null,
  refusals: 0,
  onRead: (): void => undefined,
}));

vi.mock('./firebase/rest.ts', () => ({
  fetchDocument: (path: string): Promise<StoredDocument> => {
    if (store.error) return Promise.reject(store.error);
    store.reads += 1;
    store.onRead();
    return Promise.resolve({ path, id: '3', fields: store.fields });
  },
  mergeDocument: (_path: string, fields: object): Promise<void> => {
    if (store.error) return Promise.reject(store.error);
    if (store.refusals > 0) {
      store.refusals -= 1;
      return Promise.reject(refused);
    }
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
  setServerTime(now, now.getTime(), now.getTime());
  Object.assign(store, {
    fields: {},
    writes: [],
    reads: 0,
    error: null,
    refusals: 0,
    onRead: () => undefined,
  });
  onDevice.clear();
  storage.isFull = false;
  queryClient.clear();
  await openOutbox('anjali');
});

afterEach(() => {
  closeOutbox();
  vi.useRealTimers();
});

const hours = (count: number) => count * 3_600_000;

/** The store names its own time with what it answers; the device's differs by so much. */
const serverAnswers = (ahead: number) => {
  store.onRead = () => setServerTime(new Date(Date.now() - ahead), Date.now(), Date.now());
};

// Fault: A phone's clock is ten minutes, an hour or a day wrong, ahead or behind. Sees: Nothing. Stored: Marks
// with the moment at which they were made. Heals: By the first answer of the store, before anything that waits
// is sent.
describe('progress made under a wrong clock', () => {
  const off = [
    ['an hour ahead', hours(1)],
    ['an hour behind', hours(-1)],
    ['ten minutes ahead', hours(1) / 6],
    ['a day behind', hours(-24)],
    ['a day ahead', hours(24)],
  ] as const;

  it.each(off)('%s, without a network, is stored by the server’s clock', async (_how, ahead) => {
    vi.setSystemTime(now.getTime() + ahead);
    network(false);
    const stored = send(completed(serverNow()));
    vi.setSystemTime(now.getTime() + ahead + hours(2));
    serverAnswers(ahead);
    network(true);
    await stored;
    expect(store.writes).toEqual([written(now)]);
  });

  it.each(off)('%s, with a clock that is known already, is stored as it is', async (_how, ahead) => {
    vi.setSystemTime(now.getTime() + ahead);
    setServerTime(now, Date.now(), Date.now());
    await send(completed(serverNow()));
    expect(store).toMatchObject({ writes: [written(now)], reads: 0 });
  });

  // Fault: A phone's clock is set right while progress waits. Sees: Nothing. Stored: Marks as of the moment of
  // sending. Heals: When they are sent.
  it('and set right since is stored as of now, and never refused', async () => {
    network(false);
    const stored = send(completed(new Date(now.getTime() + hours(1))));
    vi.setSystemTime(now.getTime() + 60_000);
    network(true);
    await stored;
    expect(store.writes).toEqual([written(new Date(now.getTime() + 60_000))]);
  });

  it('that the rules refuse at once is stored after the store was asked for its time', async () => {
    vi.setSystemTime(now.getTime() + hours(1));
    serverAnswers(hours(1));
    store.refusals = 1;
    await send(completed(new Date()));
    expect(store).toMatchObject({ writes: [written(now)], reads: 1 });
  });

  it('loses to a later mark of another device, and wins over an earlier one', async () => {
    vi.setSystemTime(now.getTime() + hours(1));
    network(false);
    const other = { complete: false, at: new Date(now.getTime() + 60_000) };
    store.fields = { lessons: { 21: other, 22: { complete: false, at: minutesAgo(1) } } };
    void send(completed(new Date()));
    const stored = send(completed(new Date(), 22));
    serverAnswers(hours(1));
    // By the rules: it is an hour ahead.
    store.refusals = 1;
    network(true);
    await stored;
    expect(store.writes).toEqual([{ lastLessonId: 21, lastSubcategoryId: 7, lastAt: now }, written(now, 22)]);
  });
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

  // Fault: The device is full and the network away. Sees: That the page is to stay open. Stored: What waits, in the
  // open page alone. Heals: When the network is back.
  it('waits in the page where the device takes nothing more', async () => {
    network(false);
    void send(completed(minutesAgo(1), 20));
    await vi.waitFor(() => expect(onDevice.get('outbox')).toHaveLength(1));
    storage.isFull = true;
    const stored = send(completed());
    expect(await isAllSent(10)).toBe(false);
    expect(waitingProgress()).toHaveLength(2);
    expect(waitsInTabAlone()).toBe(true);
    network(true);
    await stored;
    expect(store.writes).toContainEqual(written());
    expect(waitsInTabAlone()).toBe(false);
  });

  it('that another tab has sent is read again', async () => {
    const { queryKey } = documentOptions(path);
    queryClient.setQueryData<StoredDocument>(queryKey, { path, id: '3', fields: {} });
    network(false);
    void send(completed());
    expect(await isAllSent(10)).toBe(false);
    onDevice.set('outbox', []);
    network(true);
    await vi.waitFor(() => expect(waitingProgress()).toEqual([]));
    expect(store.writes).toEqual([]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
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

describe('progress of another person', () => {
  it('that waits is not sent by whoever signs in next', async () => {
    network(false);
    void send(completed()).catch(() => undefined);
    await vi.waitFor(() => expect(onDevice.get('outbox')).toHaveLength(1));
    onDevice.clear();
    await openOutbox('binu');
    expect(waitingProgress()).toEqual([]);
    network(true);
    expect(await isAllSent(100)).toBe(true);
    expect(store).toMatchObject({ writes: [], reads: 0 });
  });
});

describe('progress of an earlier visit', () => {
  it('is stored with the next one', async () => {
    const at = minutesAgo(60);
    left(completed(at));
    await openOutbox('anjali');
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
    await openOutbox('anjali');
    await vi.waitFor(() => expect(waitingProgress()).toEqual([]));
    expect(store.writes).toEqual([]);
  });

  it('leaves the lesson that another device has opened later as the last one', async () => {
    const place = { lastLessonId: 30, lastSubcategoryId: 8, lastAt: minutesAgo(5) };
    const at = minutesAgo(60);
    left(completed(at));
    store.fields = { lessons: {}, ...place };
    await openOutbox('anjali');
    await vi.waitFor(() => expect(store.writes).toEqual([written(at), place]));
  });
});
