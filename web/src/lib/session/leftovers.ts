import { isCopy } from '@/lib/copy-name.ts';
import { forgetAuthUser } from '@/lib/firebase/auth-user-record.ts';
import { leftoversMark } from './leftovers-mark.ts';
import { isHolding, isSessionOpen } from './tab-session.ts';

/** Seconds for which the mark outlives the last thing that was cleared: a browser writes local storage late. */
const markLife = 3600;

const sessionKeys = new Set(['token', 'adminToken', 'refreshToken', 'user', 'adminUser', 'sessionLeft']);

/**
 * Marks that nothing of a session may stay on this device once no tab has one: set when a session begins that ends with
 * the window, and before any other is cleared. A browser that dies at once finishes the clearing at its next start.
 * The mark is a database without content, because a database is written at once and local storage up to a minute later.
 * Its version is the time, in seconds, at which it was last set.
 */
export function markLeftovers(): Promise<void> {
  return settled(() => indexedDB.open(leftoversMark, seconds()));
}

/** The session that has begun is to outlive the window. */
export function keepLeftovers(): Promise<void> {
  return settled(() => indexedDB.deleteDatabase(leftoversMark));
}

/** Clears what a session has left, where the mark stands and no tab has a session. */
export async function clearLeftovers(): Promise<void> {
  if (await isSessionOpen()) return;
  const databases = await indexedDB.databases();
  // Somebody may have signed in in this tab meanwhile.
  if (isHolding()) return;
  const copies = databases.filter(({ name }) => isCopy(name) || name === 'firebaseLocalStorageDb');
  const keys = Object.keys(localStorage).filter(isOfSession);
  for (const key of keys) localStorage.removeItem(key);
  forgetAuthUser(sessionStorage);
  // Whoever opens one of them after this waits until it is gone.
  void Promise.all(copies.map(({ name }) => settled(() => indexedDB.deleteDatabase(name ?? ''))));
  const mark = databases.find(({ name }) => name === leftoversMark);
  const isClean = keys.length === 0 && copies.length === 0;
  if (!isClean) await markLeftovers();
  else if (mark && seconds() - (mark.version ?? 0) > markLife) await keepLeftovers();
}

/** Removes what sessions have left on the device of what they read, but for one person's. A tab that has it open lets it go. */
export async function deleteCopies(except?: string): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const copies = databases.filter(({ name }) => isCopy(name) && name !== except);
  await Promise.all(copies.map(({ name }) => settled(() => indexedDB.deleteDatabase(name ?? ''))));
  for (const key of Object.keys(localStorage)) if (key.startsWith('firestore_')) localStorage.removeItem(key);
}

const isOfSession = (key: string) =>
  sessionKeys.has(key) || key.startsWith('firestore_') || key.startsWith('firebase:authUser:');

const seconds = () => Math.floor(Date.now() / 1000);

/** Ends when the browser has done it, or when another tab stands in its way; a device that keeps no databases has no leftovers. */
function settled(ask: () => IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = ask();
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
