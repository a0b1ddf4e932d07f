import { promisifyRequest } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { copyName } from './copy-name.ts';

/** The one store of the database. */
export const storeName = 'kept';

/** The beginning of the keys of what waits to be sent (`outbox.ts`). */
export const outboxPrefix = 'outbox';

type Copy = { uid: string; database: Promise<IDBDatabase> };
let copy: Copy | null = null;

/** Opens the copy on this device of what the person reads and writes. */
export function openCopy(uid: string): void {
  if (copy?.uid === uid) return;
  closeCopy();
  copy = { uid, database: openDatabase(uid) };
  copy.database.catch(() => undefined);
}

/** Closes the copy: nothing is read from it or written to it any more, and its database may be deleted. */
export function closeCopy(): void {
  const closing = copy;
  copy = null;
  closing?.database.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** The store for `idb-keyval`. It rejects when no copy is open and when the device cannot store one. */
export const deviceCopy: UseStore = async (mode, callback) => {
  if (copy === null) throw new Error('Nobody has a copy on this device');
  const database = await copy.database;
  return callback(database.transaction(storeName, mode).objectStore(storeName));
};

/**
 * Writes and removes entries, all of them or none. The transaction is committed without waiting for the page, which may
 * be closed before it ends.
 */
export const changeCopy = (
  written: ReadonlyArray<readonly [key: string, value: unknown]>,
  removed: readonly string[],
): Promise<void> =>
  deviceCopy('readwrite', (store) => {
    for (const [key, value] of written) store.put(value, key);
    for (const key of removed) store.delete(key);
    const completion = promisifyRequest(store.transaction);
    store.transaction.commit();
    return completion;
  });

/** The values whose keys begin with `prefix`, in the order of the keys. */
export const readCopy = <T>(prefix: string): Promise<T[]> =>
  deviceCopy('readonly', (store) =>
    promisifyRequest<T[]>(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`))),
  );

export function openDatabase(uid: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(copyName(uid));
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('error', () => reject(request.error ?? new Error('The copy does not open')));
    request.addEventListener('success', () => {
      const database = request.result;
      // Another tab deletes the copy, because the session has ended: it must not be created again.
      database.addEventListener('versionchange', () => {
        if (copy?.uid === uid) closeCopy();
        database.close();
      });
      resolve(database);
    });
  });
}
