import {
  progressToSend,
  mergeWaiting,
  onServerClock,
  Progress,
  progressFields,
  progressPath,
} from '@padavu/domain/progress';
import type { WaitingProgress } from '@padavu/domain/progress';
import { limits } from '@padavu/domain/limits';
import { notesPath } from '@padavu/domain/notes';
import type { WaitingNote } from '@padavu/domain/notes';
import type { QuizAnswers } from '@padavu/domain/quiz';
import { changeCopy, readCopy } from './device-copy.ts';
import { isRefused, isUnavailable } from './firebase/failure.ts';
import { fetchDocument } from './firebase/rest.ts';
import { storeFields } from './firebase/store-fields.ts';
import { readDocument } from './firebase/stored-documents.ts';
import { documentOptions } from './firebase/use-documents.ts';
import { queryClient } from './query-client.ts';
import { clockOffset, serverNow } from './server-clock.ts';
import { locks } from './session/tab-session.ts';

type Owned = { id: string; uid: string; courseId: number };

/**
 * Progress that waits to be stored. Its moments are the device's with `clock` milliseconds added, which is what was known
 * then of the server's clock; entries of an older version lack it.
 */
type ProgressEntry = Owned & { progress: WaitingProgress; clock?: number };
/** Answers to a quiz that wait to be graded. */
type AnswersEntry = Owned & { answers: WaitingAnswers };
/** A note that waits to be stored. */
type NoteEntry = Owned & { note: WaitingNote };
type Entry = ProgressEntry | AnswersEntry | NoteEntry;

export type WaitingAnswers = QuizAnswers & { lessonId: number };

const prefix = 'outbox';
/** Each entry is kept by itself, so that tabs do not write over one another's; ids are in the order of time. */
const keyOf = (id: string) => `${prefix}/${id}`;
const name = 'padavu-outbox';
const ignore = () => undefined;

/** Milliseconds in which no other device is expected to have stored more. What has waited longer is held against the store. */
const fresh = 5000;

/** Whose progress is sent; nobody else's may be, with whatever session. */
let owner: string | null = null;
let entries: readonly Entry[] = [];
/** What the device did not take, as when it is full: it waits in this tab alone. */
const unkept = new Set<string>();
/** How often this tab has changed what waits. */
let writes = 0;
/** How many ids this tab has made, which orders those of one millisecond. */
let made = 0;
/** What is being sent at this moment; nothing is added to it any more. */
let sending: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();
const answers = new Map<string, PromiseWithResolvers<void>>();

/** What waits, oldest first; the same array until it changes. */
export const waitingEntries = (): readonly Entry[] => entries;

export const isProgress = (entry: Entry): entry is ProgressEntry => 'progress' in entry;
export const isAnswers = (entry: Entry): entry is AnswersEntry => 'answers' in entry;
export const isNote = (entry: Entry): entry is NoteEntry => 'note' in entry;

/** Whether some of it waits in this tab alone, because the device did not take it. */
export const waitsInTabAlone = (): boolean => entries.some(({ id }) => unkept.has(id));

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins with what the person's earlier visits have left to send on this device, and listens to other tabs. */
export async function openOutbox(uid: string): Promise<void> {
  owner = uid;
  change((list) => list.filter(isOwn));
  // First, so that nothing is missed between the two.
  channel ??= listenToOtherTabs();
  await reload();
  addEventListener('online', flushSoon);
  flushSoon();
}

/** Nothing is sent any more: the session is over. */
export function closeOutbox(): void {
  owner = null;
  removeEventListener('online', flushSoon);
  clearTimeout(timer);
  channel?.close();
  channel = null;
  change(() => []);
  answers.clear();
  unkept.clear();
}

/**
 * Has progress stored: at once, or when there is a network. Pages show it meanwhile.
 * @returns a promise that ends when the store has it
 * @throws FirestoreError when the rules refuse it
 */
export function sendProgress(uid: string, courseId: number, progress: WaitingProgress): Promise<void> {
  const last = entries.at(-1);
  const isAddition =
    last && last.id !== sending && isProgress(last) && isSameLesson(last, { uid, courseId, progress });
  // Another id than before: should another tab be sending what waited so far, this is not taken for sent with it.
  const id = newId();
  const entry = {
    id,
    uid,
    courseId,
    progress: isAddition ? mergeWaiting(corrected(last), progress) : progress,
    clock: clockOffset(),
  };
  write([entry], isAddition ? [last.id] : []);
  const answer = (isAddition && answers.get(last.id)) || Promise.withResolvers<void>();
  if (isAddition) answers.delete(last.id);
  return awaited(id, answer);
}

/**
 * Has a learner's answers to a quiz graded: at once, or when there is a network. What comes of it is in `graded-quiz.ts`.
 * @returns a promise that ends when they are graded
 * @throws ApiError when the server refuses them
 */
export function sendAnswers(uid: string, courseId: number, given: WaitingAnswers): Promise<void> {
  const id = newId();
  write([{ id, uid, courseId, answers: given }]);
  return awaited(id, Promise.withResolvers<void>());
}

/**
 * Has a version of a note stored: at once, or when there is a network. Pages show it meanwhile.
 * @returns a promise that ends when the store has it
 * @throws FirestoreError when the rules refuse it
 */
export function sendNote(uid: string, courseId: number, note: WaitingNote): Promise<void> {
  const id = newId();
  write([{ id, uid, courseId, note }]);
  return awaited(id, Promise.withResolvers<void>());
}

function newId(): string {
  made += 1;
  return `${Date.now()}-${String(made).padStart(6, '0')}-${Math.random()}`;
}

function awaited(id: string, answer: PromiseWithResolvers<void>): Promise<void> {
  answer.promise.catch(ignore);
  answers.set(id, answer);
  void flush();
  return answer.promise;
}

/** Whether everything that was done on this device has reached the store, as far as is known in so many milliseconds. */
export async function isAllSent(patience: number): Promise<boolean> {
  const late = Promise.withResolvers<void>();
  const wait = setTimeout(late.resolve, patience);
  await Promise.race([flush(), late.promise]).finally(() => clearTimeout(wait));
  return entries.length === 0;
}

/** Progress by the server's clock, as it is known by now. */
const corrected = ({ progress, clock = 0 }: ProgressEntry) =>
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
/** Asked for while it is in progress: the network may be back, or more may wait. */
let isAskedAgain = false;

/** Sends what waits, one after the other; one tab of the browser at a time. */
function flush(): Promise<void> {
  isAskedAgain = flushing !== null;
  flushing ??= flushOnce();
  return flushing;
}

async function flushOnce(): Promise<void> {
  const pause = await serialize(sendAll);
  flushing = null;
  clearTimeout(timer);
  if (entries.length > 0) timer = setTimeout(flushSoon, isAskedAgain ? 0 : pause);
}

async function serialize<T>(task: () => Promise<T>): Promise<T> {
  return locks()?.request(name, task) ?? task();
}

/** @returns milliseconds after which to go on with what is left, or with what has come meanwhile */
async function sendAll(): Promise<number> {
  await reload();
  for (let next = entries[0]; next; next = entries[0]) {
    if (!navigator.onLine) return limits.askAgain.unsent;
    sending = next.id;
    const isGone = await send(next);
    sending = null;
    if (!isGone) return limits.askAgain.unsent;
  }
  return 0;
}

/** @returns whether it need not be sent again */
async function send(entry: Entry): Promise<boolean> {
  return isProgress(entry) ? sendMark(entry) : sendByScript(entry);
}

/** By a script that is loaded when something waits for it. */
async function sendByScript(entry: AnswersEntry | NoteEntry): Promise<boolean> {
  const { id, uid, courseId } = entry;
  const outcome = await (
    isNote(entry)
      ? import('./stored-note.ts').then(({ storeNote }) =>
          storeNote(notesPath(uid, courseId), entry.note, answers.has(id)),
        )
      : import('./graded-quiz.ts').then(({ gradeAnswers }) => gradeAnswers(entry.answers))
  ).catch(
    // Without a network the script may not come either.
    () => 'unanswered' as const,
  );
  if (outcome === 'unanswered') return false;
  done(id, outcome === 'done' ? undefined : outcome);
  const path = isNote(entry) ? notesPath(uid, courseId) : progressPath(uid, courseId);
  if (!isNote(entry) || outcome !== 'done') {
    void queryClient.invalidateQueries({ queryKey: documentOptions(path).queryKey });
  }
  return true;
}

async function sendMark(entry: ProgressEntry): Promise<boolean> {
  const path = progressPath(entry.uid, entry.courseId);
  try {
    const progress = corrected(entry);
    const isFresh = answers.has(entry.id) && serverNow().getTime() - progress.at.getTime() < fresh;
    if (isFresh) await storeFresh(path, entry);
    else await sendLate(path, entry);
    done(entry.id);
    return true;
  } catch (error) {
    if (!(error instanceof Error) || isUnavailable(error)) return false;
    done(entry.id, error);
    if (isRefused(error)) void queryClient.invalidateQueries({ queryKey: documentOptions(path).queryKey });
    return true;
  }
}

/** Stores what was done just now; where the rules refuse it the device's clock may be why, and the store is asked first. */
async function storeFresh(path: string, entry: ProgressEntry): Promise<void> {
  try {
    await storeFields(path, progressFields(corrected(entry)));
  } catch (error) {
    if (!(error instanceof Error) || !isRefused(error)) throw error;
    await sendLate(path, entry);
  }
}

/** Holds what has waited against what other devices have stored meanwhile: per lesson the later mark wins. */
async function sendLate(path: string, entry: ProgressEntry): Promise<void> {
  const stored = await storedProgress(path);
  // After the question, whose answer has set the server's time.
  const left = progressToSend(corrected(entry), stored);
  if (left === null) return;
  await storeFields(path, progressFields(left));
  const { lastLessonId, lastSubcategoryId, lastAt } = stored;
  // The rules take a mark only with its lesson as the last one: the one that was opened later is put back.
  if (lastAt && lastAt > left.at) await storeFields(path, { lastLessonId, lastSubcategoryId, lastAt });
}

function done(id: string, error?: Error): void {
  unkept.delete(id);
  write([], [id]);
  if (error) answers.get(id)?.reject(error);
  else answers.get(id)?.resolve();
  answers.delete(id);
}

/** What other devices have stored meanwhile. */
async function storedProgress(path: string): Promise<Progress> {
  const { queryKey } = documentOptions(path);
  const stored = await fetchDocument(path);
  queryClient.setQueryData(queryKey, stored);
  return stored ? readDocument(Progress, stored) : { lessons: {} };
}

/**
 * Changes what waits, in this tab at once and on the device for every tab. It has left the page before anything of it is shown:
 * a page that is left or reloaded in that moment loses nothing.
 */
function write(added: readonly Entry[], gone: readonly string[] = []): void {
  writes += 1;
  change((list) => [...list.filter(({ id }) => !gone.includes(id)), ...added]);
  changeCopy(
    added.map((entry) => [keyOf(entry.id), entry]),
    gone.map(keyOf),
  ).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
    () => channel?.postMessage(null),
    () => {
      for (const { id } of added) unkept.add(id);
      change((list) => list);
    },
  );
}

function change(next: (list: readonly Entry[]) => readonly Entry[]): void {
  entries = next(entries);
  for (const listener of listeners) listener();
}

/** Takes over what other tabs have changed on the device. */
async function reload(): Promise<void> {
  let onDevice: readonly Entry[] | undefined;
  for (let seen = -1; seen !== writes;) {
    // What this tab writes meanwhile is not in the answer.
    seen = writes;
    onDevice = await readWaiting().catch(ignore);
  }
  if (!onDevice) return;
  const kept = onDevice.filter(isOwn);
  const inMemory = entries.filter(({ id }) => unkept.has(id) && !kept.some((one) => one.id === id));
  const list = [...kept, ...inMemory];
  const isSentElsewhere = entries.some(({ id }) => !list.some((one) => one.id === id));
  change(() => list);
  // What this tab has read of the store may be from before.
  if (isSentElsewhere) void queryClient.invalidateQueries({ predicate: isOwnWork });
}

async function readWaiting(): Promise<readonly Entry[]> {
  const kept = await readCopy<Entry | Entry[]>(prefix);
  // Earlier versions kept all of them as one list.
  const list = kept.find((one) => Array.isArray(one));
  if (list) {
    await changeCopy(
      list.map((entry) => [keyOf(entry.id), entry]),
      [prefix],
    );
  }
  return kept.flat();
}

function listenToOtherTabs(): BroadcastChannel {
  const opened = new BroadcastChannel(name);
  opened.addEventListener('message', () => void followOtherTab());
  return opened;
}

/** Another tab has more to tell, or has stored something, perhaps of this one. */
async function followOtherTab(): Promise<void> {
  await reload();
  for (const [id, answer] of answers) if (!entries.some((entry) => entry.id === id)) answer.resolve();
}

/** Whether a read is of what a learner writes. */
const isOwnWork = ({ queryKey: [kind, path] }: { queryKey: readonly unknown[] }) =>
  kind === 'document' && typeof path === 'string' && /\/(progress|notes)\//.test(path);
