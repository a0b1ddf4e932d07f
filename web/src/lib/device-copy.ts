import { promisifyRequest } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { copyName } from './copy-name.ts';

/** The one store of the database. */
const kept = 'kept';

type Copy = { uid: string; database: Promise<IDBDatabase> };
let copy: Copy | null = null;

/** Has what the person reads and writes kept on this device, until the copy is closed. */
export function openCopy(uid: string): void {
  if (copy?.uid === uid) return;
  closeCopy();
  copy = { uid, database: open(uid) };
  copy.database.catch(() => undefined);
}

/** Nothing is read from the device or written to it any more, and the database may go. */
export function closeCopy(): void {
  const closing = copy;
  copy = null;
  closing?.database.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** For `idb-keyval`. It rejects where no copy is open, and where the device keeps none. */
export const deviceCopy: UseStore = async (mode, callback) => {
  if (copy === null) throw new Error('Nobody has a copy on this device');
  const database = await copy.database;
  return callback(database.transaction(kept, mode).objectStore(kept));
};

/**
 * Writes and removes entries, all of them or none. Nothing of it waits for an answer to the page, and the page need not be there
 * for its end.
 */
export const changeCopy = (
  written: ReadonlyArray<readonly [key: string, value: unknown]>,
  removed: readonly string[],
): Promise<void> =>
  deviceCopy('readwrite', (store) => {
    for (const [key, value] of written) store.put(value, key);
    for (const key of removed) store.delete(key);
    const outcome = promisifyRequest(store.transaction);
    store.transaction.commit();
    return outcome;
  });

/** What is kept under the keys that begin with `prefix`, in the order of the keys. */
export const readCopy = <T>(prefix: string): Promise<T[]> =>
  deviceCopy('readonly', (store) =>
    promisifyRequest<T[]>(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`))),
  );

function open(uid: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(copyName(uid));
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(kept));
    request.addEventListener('error', () => reject(request.error ?? new Error('The copy does not open')));
    request.addEventListener('success', () => {
      const database = request.result;
      // Another tab deletes the copy, because the session is over: nothing may bring it back.
      database.addEventListener('versionchange', () => {
        if (copy?.uid === uid) closeCopy();
        database.close();
      });
      resolve(database);
    });
  });
}
