import { isCopyName } from '@/lib/copy-name.ts';
import { forgetAuthUser, isAuthUserKey } from '@/lib/firebase/auth-user-record.ts';
import { forget } from '@/lib/stored.ts';
import { cleanupMark } from './cleanup-mark.ts';
import { restoreDeviceLanguage } from './device-language.ts';
import { sessionKeys } from './session-keys.ts';
import { isHolding, isSessionOpen } from './tab-session.ts';

/** Seconds that the mark stays after the last removal, because a browser writes local storage late. */
const markLife = 3600;

/**
 * Sets the mark that a session's data must be removed once no tab has a session. It is set when a session begins that
 * ends with the window, and before any other session is removed: a browser that crashes finishes the cleanup at its
 * next start. The mark is a database without content, because a database is written at once and local storage up to a
 * minute later. Its version is the time, in seconds, at which it was last set.
 */
export function requestCleanup(): Promise<void> {
  return requestDone(() => indexedDB.open(cleanupMark, seconds()));
}

/** Removes the mark, for a session that outlives the window. */
export function cancelCleanup(): Promise<void> {
  return requestDone(() => indexedDB.deleteDatabase(cleanupMark));
}

/** Removes the data of sessions if no tab has a session. */
export async function cleanUp(): Promise<void> {
  if (await isSessionOpen()) return;
  const databases = await storedDatabases();
  // Somebody may have signed in in this tab in the meantime.
  if (isHolding()) return;
  const copies = databases.filter(({ name }) => isCopyName(name));
  const keys = Object.keys(localStorage).filter(isOfSession);
  restoreDeviceLanguage();
  for (const key of keys) localStorage.removeItem(key);
  // The mark outlives a sign-out by an hour, in which a visitor may register: only a session takes the registration
  // along.
  if (keys.length > 0) forget('pendingRegistration');
  forgetAuthUser(sessionStorage);
  // A tab that opens one of these databases after this waits until it is deleted.
  void Promise.all(copies.map(({ name }) => requestDone(() => indexedDB.deleteDatabase(name ?? ''))));
  const mark = databases.find(({ name }) => name === cleanupMark);
  const isClean = keys.length === 0 && copies.length === 0;
  if (!isClean) await requestCleanup();
  else if (mark && seconds() - (mark.version ?? 0) > markLife) await cancelCleanup();
}

/** Deletes the copies of what sessions read, except one person's. A tab that has one open closes it. */
export async function deleteCopies(except?: string): Promise<void> {
  const databases = await storedDatabases();
  const copies = databases.filter(({ name }) => isCopyName(name) && name !== except);
  await Promise.all(copies.map(({ name }) => requestDone(() => indexedDB.deleteDatabase(name ?? ''))));
}

/** Empty where the browser cannot list databases, or blocks them. */
async function storedDatabases(): Promise<IDBDatabaseInfo[]> {
  try {
    return await indexedDB.databases();
  } catch {
    return [];
  }
}

const isOfSession = (key: string) => sessionKeys.some((own) => own === key) || isAuthUserKey(key);

const seconds = () => Math.floor(Date.now() / 1000);

/** Resolves when the request succeeds, fails, or is blocked by another tab, and where the device has no databases. */
function requestDone(makeRequest: () => IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = makeRequest();
      const done = () => resolve();
      request.addEventListener('success', () => {
        if (request.result instanceof IDBDatabase) request.result.close();
        resolve();
      });
      request.addEventListener('error', done);
      request.addEventListener('blocked', done);
    } catch {
      resolve();
    }
  });
}
