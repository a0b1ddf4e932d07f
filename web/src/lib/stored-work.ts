import { noteFields, Notes, notesPath, noteToStore } from '@padavu/domain/learning/notes';
import type { WaitingNote } from '@padavu/domain/learning/notes';
import { Progress, progressFields, progressPath, progressToSend } from '@padavu/domain/learning/progress';
import type { WaitingProgress } from '@padavu/domain/learning/progress';
import { usersCollection } from '@padavu/domain/user/user';
import { isFinal, isRefused, noResponse } from './firebase/failure.ts';
import { fetchDocument } from './firebase/rest.ts';
import { storeFields } from './firebase/store-fields.ts';
import { readDocument } from './firebase/stored-documents.ts';
import type { StoredDocument } from './firebase/stored-documents.ts';
import { documentOptions } from './firebase/use-documents.ts';
import { queryClient } from './query-client.ts';

type Owned = { uid: string; courseId: number };
type OwnNote = Owned & { note: WaitingNote };

/** `unanswered`: it must be sent again. */
type Outcome = 'done' | 'unanswered' | Error;

const outcomeOf = (work: Promise<void>): Promise<Outcome> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && isFinal(error) ? error : 'unanswered'),
  );

/**
 * Stores progress that has waited, after a comparison with what other devices have stored since: per lesson the later
 * mark wins.
 * @param correctClock returns the progress by the server's clock, which the response of a read sets
 */
export const storeProgress = (owned: Owned, correctClock: () => WaitingProgress): Promise<Outcome> =>
  outcomeOf(storeLaterMark(owned, correctClock));

async function storeLaterMark(owned: Owned, correctClock: () => WaitingProgress): Promise<void> {
  const path = progressPath(owned.uid, owned.courseId);
  const document = await fetchOwn(path, owned);
  const stored = document ? readDocument(Progress, document) : { lessons: {} };
  const toSend = progressToSend(correctClock(), stored);
  if (toSend === null) return;
  await storeFields(path, progressFields(toSend));
  const { lastLessonId, lastSubcategoryId, lastAt } = stored;
  // The rules accept a mark only with its lesson as the last one, so the lesson that was opened later is restored.
  if (lastAt && lastAt > toSend.at) await storeFields(path, { lastLessonId, lastSubcategoryId, lastAt });
}

/**
 * Stores a version of a note. One of an earlier visit, which may have arrived already, and one that the rules refuse
 * are compared with the stored note: if another device has changed that in the meantime, the version becomes a second
 * note.
 */
export const storeNote = (entry: OwnNote, isFromThisPage: boolean): Promise<Outcome> =>
  outcomeOf(isFromThisPage ? storeFreshNote(entry) : storeAfterComparison(entry));

async function storeFreshNote(entry: OwnNote): Promise<void> {
  try {
    await storeFields(notesPath(entry.uid, entry.courseId), noteFields(entry.note));
  } catch (error) {
    if (!(error instanceof Error) || !isRefused(error)) throw error;
    await storeAfterComparison(entry);
  }
}

/** Another device rarely changes the notes between the read and the write, and hardly ever repeatedly. */
const maximumAttempts = 3;

async function storeAfterComparison({ note, ...owned }: OwnNote): Promise<void> {
  const path = notesPath(owned.uid, owned.courseId);
  for (let attempt = 1; ; attempt += 1) {
    const stored = await fetchOwn(path, owned);
    const toStore = noteToStore(note, stored ? readDocument(Notes, stored) : { notes: {} });
    if (!toStore) return;
    try {
      return await storeFields(path, noteFields(toStore));
    } catch (error) {
      if (attempt === maximumAttempts || !(error instanceof Error) || !isRefused(error)) throw error;
    }
  }
}

/**
 * Fetches what a learner has stored on a course, also on other devices. A refusal says nothing about what waits: the
 * account may be on hold, or its session may have ended. It counts as no response while the account is enrolled in the
 * course, so that what waits is sent when the person is back.
 */
async function fetchOwn(path: string, { uid, courseId }: Owned): Promise<StoredDocument | null> {
  try {
    const stored = await fetchDocument(path);
    queryClient.setQueryData(documentOptions(path).queryKey, stored);
    return stored;
  } catch (error) {
    if (!(error instanceof Error) || !isRefused(error)) throw error;
    const account = await fetchDocument(`${usersCollection}/${uid}`);
    const isEnrolled = account && 'courseId' in account.fields && account.fields.courseId === courseId;
    throw isEnrolled ? noResponse() : error;
  }
}
