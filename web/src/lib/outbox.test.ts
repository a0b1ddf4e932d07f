import type { WaitingNote } from '@padavu/domain/learning/notes';
import type { WaitingProgress } from '@padavu/domain/learning/progress';
import { limits } from '@padavu/domain/limits';
import { QueryObserver } from '@tanstack/react-query';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './api.ts';
import { callAuthorisedApi } from './authorised-api.ts';
import { onDevice, storage } from '@/test/device.ts';
import { permissionDenied, unavailable } from '@/test/fake-store.ts';
import type { StoredDocument } from './firebase/stored-documents.ts';
import { documentOptions } from './firebase/use-documents.ts';
import {
  closeOutbox,
  isAllSent,
  openOutbox,
  sendAnswers,
  sendNote,
  sendProgress,
  waitingEntries,
  waitsInTabAlone,
} from './outbox.ts';
import { expectOutcome } from './graded-quiz.ts';
import { queryClient } from './query-client.ts';
import { setServerTime, serverNow } from './server-clock.ts';

vi.mock('idb-keyval', () => import('@/test/device.ts'));
vi.mock('./device-copy.ts', () => import('@/test/device.ts'));
vi.mock('./authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);

/** A fake of the store, as the rules let a learner write to it. */
const store = vi.hoisted(() => ({
  fields: {} as Record<string, unknown>,
  writes: [] as object[],
  reads: 0,
  error: null as Error | null,
  refusals: 0,
  /** The course of the account while it has no access, and the rules refuse everything but its own document. */
  withoutAccess: null as { courseId: number } | null,
  onRead: (): void => undefined,
  /** What the response to a read waits for. */
  reading: null as PromiseWithResolvers<void> | null,
}));

vi.mock('./firebase/rest.ts', () => ({
  fetchDocument: async (path: string): Promise<StoredDocument> => {
    if (store.error) throw store.error;
    if (store.withoutAccess) {
      if (path !== 'users/anjali') throw permissionDenied;
      return { path, id: 'anjali', fields: store.withoutAccess };
    }
    store.reads += 1;
    store.onRead();
    await store.reading?.promise;
    return { path, id: '3', fields: store.fields };
  },
  mergeDocument: (_path: string, fields: object): Promise<void> => {
    if (store.error) return Promise.reject(store.error);
    if (store.withoutAccess) return Promise.reject(permissionDenied);
    if (store.refusals > 0) {
      store.refusals -= 1;
      return Promise.reject(permissionDenied);
    }
    store.writes.push(fields);
    store.fields = { ...store.fields, ...fields };
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

const storedFields = (at = now, lessonId = 21) => ({
  lastLessonId: lessonId,
  lastSubcategoryId: 7,
  lastAt: at,
  lessons: { [lessonId]: { complete: true, at } },
});

const send = (progress: WaitingProgress) => sendProgress('anjali', 3, progress);
const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  store.error = isThere ? null : unavailable;
  if (isThere) dispatchEvent(new Event('online'));
};

const waitingOnDevice = () => [...onDevice.keys()].filter((key) => key.startsWith('outbox'));

const storeEntries = (...marks: WaitingProgress[]) => {
  for (const [index, progress] of marks.entries()) {
    onDevice.set(`outbox/${index}`, { id: String(index), uid: 'anjali', courseId: 3, progress });
  }
};

beforeEach(async () => {
  vi.setSystemTime(now);
  setServerTime(now, now.getTime(), now.getTime());
  Object.assign(store, {
    fields: {},
    writes: [],
    reads: 0,
    error: null,
    refusals: 0,
    withoutAccess: null,
    onRead: () => undefined,
    reading: null,
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

/** Makes the store answer with its own time, which the device's clock is ahead of by so many milliseconds. */
const setClockAhead = (ahead: number) => {
  store.onRead = () => setServerTime(new Date(Date.now() - ahead), Date.now(), Date.now());
};

// Fault: A phone's clock is ten minutes, an hour or a day wrong, ahead or behind. Sees: Nothing. Stored: Marks
// with the moment at which they were made. Heals: By the first response of the store, before anything that waits
// is sent.
describe('progress made under a wrong clock', () => {
  const wrongClocks = [
    ['an hour ahead', hours(1)],
    ['an hour behind', hours(-1)],
    ['ten minutes ahead', hours(1) / 6],
    ['a day behind', hours(-24)],
    ['a day ahead', hours(24)],
  ] as const;

  it.each(wrongClocks)('%s, without a network, is stored by the server’s clock', async (_how, ahead) => {
    vi.setSystemTime(now.getTime() + ahead);
    network(false);
    const stored = send(completed(serverNow()));
    vi.setSystemTime(now.getTime() + ahead + hours(2));
    setClockAhead(ahead);
    network(true);
    await stored;
    expect(store.writes).toEqual([storedFields(now)]);
  });

  it.each(wrongClocks)(
    '%s, with an offset that is known already, is stored as it is',
    async (_how, ahead) => {
      vi.setSystemTime(now.getTime() + ahead);
      setServerTime(now, Date.now(), Date.now());
      await send(completed(serverNow()));
      expect(store).toMatchObject({ writes: [storedFields(now)], reads: 0 });
    },
  );

  // Fault: A phone's clock is set right while progress waits. Sees: Nothing. Stored: Marks as of the moment of
  // sending. Heals: When they are sent.
  it('that was set right since is stored with the time of sending, and is not refused', async () => {
    network(false);
    const stored = send(completed(new Date(now.getTime() + hours(1))));
    vi.setSystemTime(now.getTime() + 60_000);
    network(true);
    await stored;
    expect(store.writes).toEqual([storedFields(new Date(now.getTime() + 60_000))]);
  });

  it('that the rules refuse at once is stored after the time of the store was fetched', async () => {
    vi.setSystemTime(now.getTime() + hours(1));
    setClockAhead(hours(1));
    store.refusals = 1;
    await send(completed(new Date()));
    expect(store).toMatchObject({ writes: [storedFields(now)], reads: 1 });
  });

  it('loses to a later mark of another device, and wins over an earlier one', async () => {
    vi.setSystemTime(now.getTime() + hours(1));
    network(false);
    const other = { complete: false, at: new Date(now.getTime() + 60_000) };
    store.fields = { lessons: { 21: other, 22: { complete: false, at: minutesAgo(1) } } };
    void send(completed(new Date()));
    const stored = send(completed(new Date(), 22));
    setClockAhead(hours(1));
    // The rules refuse it, because it is an hour ahead.
    store.refusals = 1;
    network(true);
    await stored;
    expect(store.writes).toEqual([
      { lastLessonId: 21, lastSubcategoryId: 7, lastAt: now },
      storedFields(now, 22),
    ]);
  });
});

describe('progress', () => {
  it('is stored at once, and is in the cache without another read', async () => {
    queryClient.setQueryData(['document', path], {
      path,
      id: '3',
      fields: { lessons: { 9: { position: 4 } } },
    });
    await send(completed());
    expect(store).toMatchObject({ writes: [storedFields()], reads: 0 });
    expect(waitingEntries()).toEqual([]);
    expect(queryClient.getQueryData(['document', path])).toMatchObject({
      fields: { ...storedFields(), lessons: { 9: { position: 4 }, 21: { complete: true, at: now } } },
    });
  });

  it('waits on the device without a network, and is stored when it is back', async () => {
    network(false);
    const stored = send(completed());
    expect(waitingEntries()).toHaveLength(1);
    await vi.waitFor(() => expect(waitingOnDevice()).toHaveLength(1));
    expect(await isAllSent(10)).toBe(false);
    network(true);
    await stored;
    expect(store.writes).toEqual([storedFields()]);
    expect(await isAllSent(10)).toBe(true);
    expect(waitingOnDevice()).toHaveLength(0);
  });

  // Fault: The device is full and the network away. Sees: A request to keep the page open. Stored: What waits, in
  // the open page alone. Heals: When the network is back.
  it('waits in the page when the device is full', async () => {
    network(false);
    void send(completed(minutesAgo(1), 20));
    await vi.waitFor(() => expect(waitingOnDevice()).toHaveLength(1));
    storage.isFull = true;
    const stored = send(completed());
    expect(await isAllSent(10)).toBe(false);
    expect(waitingEntries()).toHaveLength(2);
    expect(waitsInTabAlone()).toBe(true);
    network(true);
    await stored;
    expect(store.writes).toContainEqual(storedFields());
    expect(waitsInTabAlone()).toBe(false);
  });

  it('that another tab has sent is read again', async () => {
    const { queryKey } = documentOptions(path);
    queryClient.setQueryData<StoredDocument>(queryKey, { path, id: '3', fields: {} });
    network(false);
    void send(completed());
    expect(await isAllSent(10)).toBe(false);
    onDevice.clear();
    network(true);
    await vi.waitFor(() => expect(waitingEntries()).toEqual([]));
    expect(store.writes).toEqual([]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('that another tab has written is sent here if that tab is closed before it has sent it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tell } = openOtherTab();
    storeEntries(completed());
    tell(null);
    await vi.waitFor(() => expect(waitingEntries()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(limits.askAgain.unsent);
    await vi.waitFor(() => expect(store.writes).toEqual([storedFields()]));
  });

  it('that is stored during a read does not lose the result of the read', async () => {
    const reader = new QueryObserver(queryClient, documentOptions(path));
    onTestFinished(reader.subscribe(() => undefined));
    await vi.waitFor(() => expect(reader.getCurrentResult().isSuccess).toBe(true));
    const graded = { quizzes: { 21: { best: 100 } } };
    store.reading = Promise.withResolvers();
    store.fields = graded;
    void reader.refetch();
    const reading = store.reading;
    store.reading = null;
    await send(completed());
    reading.resolve();
    const cachedFields = () => reader.getCurrentResult().data?.fields;
    await vi.waitFor(() => expect(cachedFields()).toEqual({ ...graded, ...storedFields() }));
  });

  it('of one lesson is one write, and of several lessons one each, in the order of time', async () => {
    network(false);
    const all = [
      send({ subcategoryId: 7, lessonId: 21, at: now }),
      send(completed()),
      send(completed(now, 22)),
    ];
    expect(waitingEntries()).toHaveLength(2);
    network(true);
    await Promise.all(all);
    expect(store.writes).toEqual([storedFields(), storedFields(now, 22)]);
  });

  it('that the rules refuse is rejected, and is not sent again', async () => {
    store.error = permissionDenied;
    await expect(send(completed())).rejects.toBe(permissionDenied);
    expect(waitingEntries()).toEqual([]);
    expect(waitingOnDevice()).toHaveLength(0);
  });

  it('waits while the account is on hold or its session has ended, and is stored when it has access again', async () => {
    store.withoutAccess = { courseId: 3 };
    const stored = send(completed());
    expect(await isAllSent(50)).toBe(false);
    expect(waitingEntries()).toHaveLength(1);
    store.withoutAccess = null;
    network(true);
    await stored;
    expect(store.writes).toEqual([storedFields()]);
  });

  it('in a course that the account is no longer enrolled in is removed', async () => {
    store.withoutAccess = { courseId: 4 };
    await expect(send(completed())).rejects.toBe(permissionDenied);
    expect(waitingEntries()).toEqual([]);
  });

  it.each([
    ['does not respond', unavailable],
    ['has too many requests', new FirebaseError('resource-exhausted', 'Firestore answered 429')],
    ['has a conflict', new FirebaseError('aborted', 'Firestore answered 409')],
    ['fails', new FirebaseError('internal', 'Firestore answered 500')],
    ['refuses the token', new FirebaseError('unauthenticated', 'Firestore answered 401')],
    ['answers something else', new FirebaseError('unknown', 'Firestore answered 429')],
  ])('is sent again when the store %s', async (_what, error) => {
    vi.useFakeTimers({ now });
    store.error = error;
    const stored = send(completed());
    await vi.advanceTimersByTimeAsync(1000);
    expect(waitingEntries()).toHaveLength(1);
    store.error = null;
    await vi.advanceTimersByTimeAsync(20_000);
    await stored;
    expect(store.writes).toEqual([storedFields()]);
  });
});

describe('progress that the browser gives no lock for', () => {
  it('is sent again, and a sign-out does not fail meanwhile', async () => {
    expect(await isAllSent(10)).toBe(true);
    const request = vi
      .fn<(name: string, task: () => Promise<unknown>) => Promise<unknown>>((_name, task) => task())
      .mockRejectedValueOnce(new DOMException('The document is not active.', 'InvalidStateError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const stored = send(completed());
    expect(await isAllSent(10)).toBe(false);
    await stored;
    expect(store.writes).toEqual([storedFields()]);
  });
});

describe('progress of another person', () => {
  it('is not sent by the next person who signs in', async () => {
    network(false);
    void send(completed()).catch(() => undefined);
    await vi.waitFor(() => expect(waitingOnDevice()).toHaveLength(1));
    onDevice.clear();
    await openOutbox('binu');
    expect(waitingEntries()).toEqual([]);
    network(true);
    expect(await isAllSent(100)).toBe(true);
    expect(store).toMatchObject({ writes: [], reads: 0 });
  });
});

describe('progress of an earlier visit', () => {
  it('is stored at the next visit', async () => {
    const at = minutesAgo(60);
    storeEntries(completed(at));
    await openOutbox('anjali');
    await vi.waitFor(() => expect(store.writes).toEqual([storedFields(at)]));
    expect(store.reads).toBe(1);
  });

  it('that an earlier version has stored as a list is sent too', async () => {
    const at = minutesAgo(60);
    onDevice.set('outbox', [{ id: '1', uid: 'anjali', courseId: 3, progress: completed(at) }]);
    await openOutbox('anjali');
    await vi.waitFor(() => expect(waitingOnDevice()).toHaveLength(0));
    expect(store.writes).toEqual([storedFields(at)]);
  });

  it('is sent past an entry of a newer version, which stays for that version', async () => {
    const at = minutesAgo(60);
    onDevice.set('outbox/-', { id: '-', uid: 'anjali', courseId: 3, drawing: {} });
    storeEntries(completed(at));
    await openOutbox('anjali');
    await vi.waitFor(() => expect(store.writes).toEqual([storedFields(at)]));
    expect(waitingOnDevice()).toEqual(['outbox/-']);
    expect(await isAllSent(50)).toBe(false);
  });

  it('is dropped when another device has stored a later mark', async () => {
    storeEntries(completed(minutesAgo(60)));
    store.fields = {
      lessons: { 21: { complete: false, at: minutesAgo(5) } },
      lastLessonId: 21,
      lastAt: minutesAgo(5),
    };
    await openOutbox('anjali');
    await vi.waitFor(() => expect(waitingEntries()).toEqual([]));
    expect(store.writes).toEqual([]);
  });

  it('keeps the lesson that another device has opened later as the last one', async () => {
    const lastLesson = { lastLessonId: 30, lastSubcategoryId: 8, lastAt: minutesAgo(5) };
    const at = minutesAgo(60);
    storeEntries(completed(at));
    store.fields = { lessons: {}, ...lastLesson };
    await openOutbox('anjali');
    await vi.waitFor(() => expect(store.writes).toEqual([storedFields(at), lastLesson]));
  });
});

const answers = { lessonId: 21, attempt: 'the-first-attempt', answers: { '0a1b2c3d4e5f': [1] } };
const graded = {
  success: true,
  data: {
    percent: 100,
    passed: true,
    tries: 1,
    triesLeft: null,
    best: 100,
    passedAt: now,
    questions: [],
  },
};
const outcome = () => queryClient.getQueryData(['graded', 21]);
const refusedWith = (status: number, code: 'quiz-changed' | 'too-many-requests' | 'account-pending') =>
  new ApiError(status, 'Not so.', { success: false, message: 'Not so.', code });

describe('answers to a quiz', () => {
  beforeEach(() => {
    call.mockReset();
  });

  it('are graded at once, and the progress is fetched again', async () => {
    call.mockResolvedValue(graded);
    const { queryKey } = documentOptions(path);
    queryClient.setQueryData<StoredDocument>(queryKey, () => ({ path, id: '3', fields: {} }));
    await sendAnswers('anjali', 3, answers);
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      path: '/quizzes/21/answers',
      body: { attempt: 'the-first-attempt', answers: { '0a1b2c3d4e5f': [1] } },
    });
    expect(outcome()).toMatchObject({ state: 'graded', graded: { percent: 100 } });
    expect(waitingEntries()).toEqual([]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('wait on the device without a network, beside progress, and are sent under the same attempt', async () => {
    network(false);
    void sendAnswers('anjali', 3, answers);
    void send(completed());
    expect(await isAllSent(50)).toBe(false);
    expect(call).not.toHaveBeenCalled();
    closeOutbox();
    call.mockResolvedValue(graded);
    network(true);
    await openOutbox('anjali');
    await vi.waitFor(() => expect(waitingEntries()).toEqual([]));
    expect(call.mock.calls.map(([request]) => request.body)).toEqual([
      { attempt: 'the-first-attempt', answers: answers.answers },
    ]);
    expect(store.writes).toEqual([storedFields()]);
  });

  it.each([
    ['no network', new ApiError(0, 'failed')],
    ['a fault of the server', refusedWith(500, 'quiz-changed')],
    ['too many requests', refusedWith(429, 'too-many-requests')],
    ['the end of the session', refusedWith(401, 'quiz-changed')],
    ['the hold of the account', refusedWith(403, 'account-pending')],
  ])('keep waiting after %s', async (_what, error) => {
    call.mockRejectedValue(error);
    void sendAnswers('anjali', 3, answers);
    expect(await isAllSent(50)).toBe(false);
    expect(outcome()).toBeUndefined();
  });

  it('that the server fails to grade do not hold up later progress', async () => {
    call.mockRejectedValue(refusedWith(500, 'quiz-changed'));
    void sendAnswers('anjali', 3, answers);
    void send(completed());
    await vi.waitFor(() => expect(store.writes).toEqual([storedFields()]));
    expect(waitingEntries()).toMatchObject([{ answers: { attempt: 'the-first-attempt' } }]);
  });

  it('that are refused are removed, and the page has the reason', async () => {
    call.mockRejectedValue(refusedWith(409, 'quiz-changed'));
    await expect(sendAnswers('anjali', 3, answers)).rejects.toThrow('Not so.');
    expect(waitingEntries()).toEqual([]);
    expect(outcome()).toMatchObject({ state: 'refused', message: 'Not so.' });
  });
});

/** What this tab tells another one; with `tell` the other one tells this tab. */
function openOtherTab() {
  const channel = new BroadcastChannel('padavu-outbox');
  onTestFinished(() => channel.close());
  const messages: unknown[] = [];
  channel.addEventListener('message', ({ data }) => messages.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  return { messages, tell: (message: unknown) => channel.postMessage(message) };
}

const storeAnswersOfOtherTab = () =>
  onDevice.set('outbox/0', { id: '0', uid: 'anjali', courseId: 3, answers });

describe('answers to a quiz in one of two tabs', () => {
  beforeEach(() => {
    call.mockReset().mockResolvedValue(graded);
  });

  it('have their outcome in the tab that wrote them, whichever tab sends them', async () => {
    const { messages, tell } = openOtherTab();
    storeAnswersOfOtherTab();
    await openOutbox('anjali');
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    // From here on this is the tab that wrote the answers, and receives what it has just sent as the other one.
    queryClient.clear();
    expectOutcome(21, answers.attempt);
    for (const message of messages) tell(message);
    await vi.waitFor(() => expect(outcome()).toMatchObject({ state: 'graded', graded: { percent: 100 } }));
  });

  it('leave the outcome of others alone in a tab that sends them', async () => {
    expectOutcome(21, 'the-second-attempt');
    storeAnswersOfOtherTab();
    await openOutbox('anjali');
    await vi.waitFor(() => expect(waitingOnDevice()).toEqual([]));
    expect(outcome()).toMatchObject({ attempt: 'the-second-attempt', state: 'sent' });
  });
});

const notesAt = 'users/anjali/notes/3';
const aNote = (overrides: Partial<WaitingNote> = {}): WaitingNote => ({
  id: 'onenote1',
  spareId: 'spare001',
  lessonId: 21,
  text: 'Ask five customers.',
  at: now,
  ...overrides,
});

describe('a note', () => {
  const { id: _id, spareId: _spare, ...fields } = aNote();

  it('is stored at once, and is in the cache without another read', async () => {
    const { queryKey } = documentOptions(notesAt);
    queryClient.setQueryData<StoredDocument | null>(queryKey, () => null);
    await sendNote('anjali', 3, aNote());
    expect(store).toMatchObject({ writes: [{ changed: 'onenote1', notes: { onenote1: fields } }], reads: 0 });
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ fields: { notes: { onenote1: fields } } });
    expect(waitingEntries()).toEqual([]);
  });

  it('waits on the device without a network, and is not sent again if it has arrived', async () => {
    network(false);
    void send(completed());
    void sendNote('anjali', 3, aNote());
    void sendNote('anjali', 3, aNote({ id: 'twonote2', spareId: 'spare002', text: 'Ask six.' }));
    expect(await isAllSent(50)).toBe(false);
    await vi.waitFor(() => expect(waitingOnDevice()).toHaveLength(3));
    closeOutbox();
    store.fields = { notes: { onenote1: fields } };
    network(true);
    await openOutbox('anjali');
    await vi.waitFor(() => expect(waitingEntries()).toEqual([]));
    expect(store.writes).toMatchObject([
      { lastLessonId: 21 },
      { changed: 'twonote2', notes: { twonote2: { text: 'Ask six.' } } },
    ]);
  });

  it('that another device has changed in the meantime becomes a second note', async () => {
    store.refusals = 1;
    store.fields = { notes: { onenote1: { lessonId: 21, text: 'Ask nobody.', at: minutesAgo(1) } } };
    await sendNote('anjali', 3, aNote({ replaces: minutesAgo(5) }));
    expect(store).toMatchObject({ reads: 1, writes: [{ changed: 'spare001', notes: { spare001: fields } }] });
  });

  it('that another device changes between a read and the write is compared with the stored one again', async () => {
    store.refusals = 2;
    store.fields = { notes: { onenote1: { lessonId: 21, text: 'Ask nobody.', at: minutesAgo(1) } } };
    await sendNote('anjali', 3, aNote({ replaces: minutesAgo(5) }));
    expect(store).toMatchObject({ reads: 2, writes: [{ changed: 'spare001', notes: { spare001: fields } }] });
  });

  it('keeps waiting while the store does not respond or has too many requests', async () => {
    store.error = unavailable;
    void sendNote('anjali', 3, aNote());
    expect(await isAllSent(50)).toBe(false);
    store.error = new FirebaseError('resource-exhausted', 'Firestore answered 429');
    expect(await isAllSent(50)).toBe(false);
    expect(waitingEntries()).toHaveLength(1);
  });

  it('keeps waiting while the account has no access', async () => {
    store.withoutAccess = { courseId: 3 };
    const stored = sendNote('anjali', 3, aNote());
    expect(await isAllSent(50)).toBe(false);
    store.withoutAccess = null;
    network(true);
    await stored;
    expect(store.writes).toMatchObject([{ changed: 'onenote1' }]);
  });

  it('is removed when it is refused', async () => {
    store.error = permissionDenied;
    await expect(sendNote('anjali', 3, aNote({ id: 'twonote2' }))).rejects.toBe(permissionDenied);
  });
});
