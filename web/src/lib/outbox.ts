import { mergeWaiting, onServerClock, progressFields, progressPath } from '@padavu/domain/learning/progress';
import type { WaitingProgress } from '@padavu/domain/learning/progress';
import { limits } from '@padavu/domain/limits';
import { notesPath } from '@padavu/domain/learning/notes';
import type { WaitingNote } from '@padavu/domain/learning/notes';
import type { QuizAnswers } from '@padavu/domain/learning/quiz';
import { changeCopy, outboxPrefix as prefix, readCopy } from './device-copy.ts';
import { isFinal } from './firebase/failure.ts';
import { storeFields } from './firebase/store-fields.ts';
import { documentOptions } from './firebase/use-documents.ts';
import type { Outcome } from './graded-quiz.ts';
import { inTime } from './in-time.ts';
import { queryClient } from './query-client.ts';
import { clockOffset, serverNow } from './server-clock.ts';
import { locks, openChannel } from './session/tab-session.ts';
import type { TabChannel } from './session/tab-session.ts';

type Owned = { id: string; uid: string; courseId: number };

/**
 * Progress that waits to be stored. Its times are the device's plus `clock` milliseconds, the offset of the server's
 * clock as it was known then; entries of an older version lack it.
 */
type ProgressEntry = Owned & { progress: WaitingProgress; clock?: number };
/** Answers to a quiz that wait to be graded. */
type AnswersEntry = Owned & { answers: WaitingAnswers };
/** A note that waits to be stored. */
type NoteEntry = Owned & { note: WaitingNote };
type Entry = ProgressEntry | AnswersEntry | NoteEntry;

export type WaitingAnswers = QuizAnswers & { lessonId: number };

/** Each entry has its own key, so that tabs do not overwrite one another's; ids sort in the order of time. */
const keyOf = (id: string) => `${prefix}/${id}`;
const name = 'padavu-outbox';
const ignore = () => undefined;

/**
 * Milliseconds in which other devices are not expected to store more. Older progress is compared with the stored one.
 */
const freshFor = 5000;

/** The person whose entries are sent. Entries of others must never be sent. */
let owner: string | null = null;
let entries: readonly Entry[] = [];
/** The ids of entries that the device did not store, for example because it is full: they wait in this tab alone. */
const unstored = new Set<string>();
/** How often this tab has changed the entries. */
let changeCount = 0;
/** How many ids this tab has made, which sorts those of one millisecond. */
let idCount = 0;
/** The id of the entry that is being sent; nothing is merged into it any more. */
let sendingId: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: TabChannel | null = null;
const listeners = new Set<() => void>();
const resolvers = new Map<string, PromiseWithResolvers<void>>();

/** The waiting entries, oldest first; the same array until they change. */
export const waitingEntries = (): readonly Entry[] => entries;

export const isProgress = (entry: Entry): entry is ProgressEntry => 'progress' in entry;
export const isAnswers = (entry: Entry): entry is AnswersEntry => 'answers' in entry;
export const isNote = (entry: Entry): entry is NoteEntry => 'note' in entry;

/** Whether some of them wait in this tab alone, because the device did not store them. */
export const waitsInTabAlone = (): boolean => entries.some(({ id }) => unstored.has(id));

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads what the person's earlier visits have left to send on this device, and listens to other tabs. */
export async function openOutbox(uid: string): Promise<void> {
  owner = uid;
  change((list) => list.filter(isOwn));
  // Before the load, so that no change of another tab is missed.
  channel ??= listenToOtherTabs();
  await reload();
  addEventListener('online', flushSoon);
  flushSoon();
}

/** Stops sending: the session has ended. */
export function closeOutbox(): void {
  owner = null;
  removeEventListener('online', flushSoon);
  clearTimeout(timer);
  channel?.close();
  channel = null;
  change(() => []);
  resolvers.clear();
  unstored.clear();
}

/**
 * Sends progress to be stored: at once, or when there is a network. Pages show it in the meantime.
 * @returns a promise that resolves when it is stored
 * @throws FirestoreError when the rules refuse it
 */
export function sendProgress(uid: string, courseId: number, progress: WaitingProgress): Promise<void> {
  const last = entries.at(-1);
  const isAddition =
    last && last.id !== sendingId && isProgress(last) && isSameLesson(last, { uid, courseId, progress });
  // With a new id: if another tab is just sending the old entry, the merged one does not count as sent with it.
  const id = newId();
  const entry = {
    id,
    uid,
    courseId,
    progress: isAddition ? mergeWaiting(correctClock(last), progress) : progress,
    clock: clockOffset(),
  };
  write([entry], isAddition ? [last.id] : []);
  const completion = (isAddition && resolvers.get(last.id)) || Promise.withResolvers<void>();
  if (isAddition) resolvers.delete(last.id);
  return flushUntil(id, completion);
}

/**
 * Sends a learner's answers to a quiz to be graded: at once, or when there is a network. The outcome is in
 * `graded-quiz.ts`.
 * @returns a promise that resolves when they are graded
 * @throws ApiError when the server refuses them
 */
export function sendAnswers(uid: string, courseId: number, answers: WaitingAnswers): Promise<void> {
  const id = newId();
  write([{ id, uid, courseId, answers }]);
  return flushUntil(id, Promise.withResolvers<void>());
}

/**
 * Sends a version of a note to be stored: at once, or when there is a network. Pages show it in the meantime.
 * @returns a promise that resolves when it is stored
 * @throws FirestoreError when the rules refuse it
 */
export function sendNote(uid: string, courseId: number, note: WaitingNote): Promise<void> {
  const id = newId();
  write([{ id, uid, courseId, note }]);
  return flushUntil(id, Promise.withResolvers<void>());
}

function newId(): string {
  idCount += 1;
  return `${Date.now()}-${String(idCount).padStart(6, '0')}-${Math.random()}`;
}

function flushUntil(id: string, completion: PromiseWithResolvers<void>): Promise<void> {
  completion.promise.catch(ignore);
  resolvers.set(id, completion);
  void flush();
  return completion.promise;
}

/**
 * Whether everything that was done on this device has reached the store, as known after at most `timeout`
 * milliseconds.
 */
export async function isAllSent(timeout: number): Promise<boolean> {
  await inTime(flush(), timeout, () => undefined);
  return entries.length === 0;
}

/** Progress by the server's clock, as far as it is known now. */
const correctClock = ({ progress, clock = 0 }: ProgressEntry) =>
  onServerClock(progress, clockOffset() - clock, serverNow());

const isOwn = ({ uid }: Entry) => uid === owner;

const isSameLesson = (one: Omit<ProgressEntry, 'id'>, other: Omit<ProgressEntry, 'id'>) =>
  one.uid === other.uid &&
  one.courseId === other.courseId &&
  one.progress.lessonId === other.progress.lessonId;

function flushSoon(): void {
  void flush();
}

let flushing: Promise<void> | null = null;
/** Whether `flush` was called while it was in progress: the network may be back, or there may be more entries. */
let isCalledAgain = false;

/** Sends the entries one after the other; only one tab of the browser does so at a time. */
function flush(): Promise<void> {
  isCalledAgain = flushing !== null;
  flushing ??= flushOnce();
  return flushing;
}

async function flushOnce(): Promise<void> {
  // The browser may refuse the lock. That is no response either: it is tried again after a while.
  const pause = await serialize(sendAll).catch(() => limits.askAgain.unsent);
  flushing = null;
  flushAfter(isCalledAgain ? 0 : pause);
}

/** Sends what waits after a pause in milliseconds, which replaces the pause before. */
function flushAfter(pause: number): void {
  clearTimeout(timer);
  if (entries.length > 0) timer = setTimeout(flushSoon, pause);
}

async function serialize<T>(task: () => Promise<T>): Promise<T> {
  return locks()?.request(name, task) ?? task();
}

/** @returns milliseconds after which to continue with entries that are left or were added in the meantime */
async function sendAll(): Promise<number> {
  await reload();
  const skipped = new Set<string>();
  const findNext = () => entries.find(({ id }) => !skipped.has(id));
  for (let next = findNext(); next; next = findNext()) {
    if (!navigator.onLine) return limits.askAgain.unsent;
    sendingId = next.id;
    const isDone = await send(next);
    sendingId = null;
    if (isDone) continue;
    if (isProgress(next) || isNote(next)) return limits.askAgain.unsent;
    // Answers that the server fails to grade, and an entry that only a newer version knows, hold up no others.
    skipped.add(next.id);
  }
  return skipped.size > 0 ? limits.askAgain.unsent : 0;
}

/** @returns whether it need not be sent again */
async function send(entry: Entry): Promise<boolean> {
  return isProgress(entry) && isFresh(entry) ? sendFresh(entry) : sendWithModule(entry);
}

const isFresh = (entry: ProgressEntry): boolean =>
  resolvers.has(entry.id) && serverNow().getTime() - correctClock(entry).at.getTime() < freshFor;

/** If the rules refuse it the device's clock may be wrong: it is sent like older progress. */
async function sendFresh(entry: ProgressEntry): Promise<boolean> {
  try {
    await storeFields(progressPath(entry.uid, entry.courseId), progressFields(correctClock(entry)));
  } catch (error) {
    return error instanceof Error && isFinal(error) ? sendWithModule(entry) : false;
  }
  settle(entry.id);
  return true;
}

/** Sends what is not fresh progress, with a module that is loaded on demand. */
async function sendWithModule(entry: Entry): Promise<boolean> {
  const { id, uid, courseId } = entry;
  const outcome = await (
    isNote(entry) || isProgress(entry)
      ? import('./stored-work.ts').then(({ storeNote, storeProgress }) =>
          isNote(entry)
            ? storeNote(entry, resolvers.has(id))
            : storeProgress(entry, () => correctClock(entry)),
        )
      : // Fails for an entry that only a newer version knows.
        import('./graded-quiz.ts').then(({ gradeAnswers }) =>
          gradeAnswers(entry.answers, (graded) => tellOtherTabs({ uid, graded })),
        )
  ).catch(
    // Without a network the module may fail to load.
    () => 'unanswered' as const,
  );
  if (outcome === 'unanswered') return false;
  settle(id, outcome === 'done' ? undefined : outcome);
  const path = isNote(entry) ? notesPath(uid, courseId) : progressPath(uid, courseId);
  if (isAnswers(entry) || outcome !== 'done') {
    void queryClient.invalidateQueries({ queryKey: documentOptions(path).queryKey });
  }
  return true;
}

function settle(id: string, error?: Error): void {
  unstored.delete(id);
  write([], [id]);
  if (error) resolvers.get(id)?.reject(error);
  else resolvers.get(id)?.resolve();
  resolvers.delete(id);
}

/**
 * Changes the entries, in this tab at once and on the device for every tab. They have left the page before it shows
 * anything of them: a page that is left or reloaded at that moment loses nothing.
 */
function write(added: readonly Entry[], removedIds: readonly string[] = []): void {
  changeCount += 1;
  change((list) => [...list.filter(({ id }) => !removedIds.includes(id)), ...added]);
  changeCopy(
    added.map((entry) => [keyOf(entry.id), entry]),
    removedIds.map(keyOf),
  ).then(
    () => tellOtherTabs(null),
    () => {
      for (const { id } of added) unstored.add(id);
      change((list) => list);
    },
  );
}

function change(next: (list: readonly Entry[]) => readonly Entry[]): void {
  entries = next(entries);
  for (const listener of listeners) listener();
}

/** Loads from the device what other tabs have changed. */
async function reload(): Promise<void> {
  let onDevice: readonly Entry[] | undefined;
  for (let countBefore = -1; countBefore !== changeCount;) {
    // What this tab writes during the read is not in its result.
    countBefore = changeCount;
    onDevice = await readWaiting().catch(ignore);
  }
  if (!onDevice) return;
  const own = onDevice.filter(isOwn);
  const inMemory = entries.filter(({ id }) => unstored.has(id) && !own.some((one) => one.id === id));
  const list = [...own, ...inMemory];
  const isSentElsewhere = entries.some(({ id }) => !list.some((one) => one.id === id));
  change(() => list);
  // The cached reads of this tab may be older.
  if (isSentElsewhere) void queryClient.invalidateQueries({ predicate: isOwnWork });
}

async function readWaiting(): Promise<readonly Entry[]> {
  const stored = await readCopy<Entry | Entry[]>(prefix);
  // Earlier versions stored all entries as one list.
  const list = stored.find((one) => Array.isArray(one));
  if (list) {
    await changeCopy(
      list.map((entry) => [keyOf(entry.id), entry]),
      [prefix],
    );
  }
  return stored.flat();
}

/** The outcome of a person's answers to a quiz; `null` where entries were added or sent. */
type TabMessage = { uid: string; graded: Outcome } | null;

function tellOtherTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  channel?.postMessage(message);
}

function listenToOtherTabs(): TabChannel {
  const otherTabs = openChannel(name);
  otherTabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => void followOtherTab(data));
  return otherTabs;
}

/** Another tab has added entries or has sent some, perhaps of this tab, or has the outcome of answers. */
async function followOtherTab(message: TabMessage): Promise<void> {
  if (message) {
    // Without the module this page shows no quiz, so a failure to load it changes nothing.
    const module = await import('./graded-quiz.ts').catch(ignore);
    if (message.uid === owner) module?.keepOutcome(message.graded);
    return;
  }
  await reload();
  for (const [id, { resolve }] of resolvers) if (!entries.some((entry) => entry.id === id)) resolve();
  // The other tab sends them, unless it is closed before.
  flushAfter(limits.askAgain.unsent);
}

/** Whether a query reads what a learner writes. */
const isOwnWork = ({ queryKey: [kind, path] }: { queryKey: readonly unknown[] }) =>
  kind === 'document' && typeof path === 'string' && /\/(progress|notes)\//.test(path);
