import { promisifyRequest } from 'idb-keyval';
import { copyName } from '@/lib/copy-name.ts';
import { openDatabase, outboxPrefix, storeName } from '@/lib/device-copy.ts';
import { cancelCleanup, deleteCopies } from './cleanup.ts';

/**
 * Removes from the device what sessions have read, but not what waits there to be sent by a person. Their copy must be
 * closed.
 * @returns whether something waits; otherwise nothing was removed
 */
export async function keepUnsent(uid: string): Promise<boolean> {
  const database = await openDatabase(uid);
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
  store.delete(IDBKeyRange.upperBound(outboxPrefix, true));
  store.delete(IDBKeyRange.lowerBound(`${outboxPrefix}\uFFFF`));
  const left = await promisifyRequest(store.count());
  database.close();
  if (left === 0) return false;
  await deleteCopies(copyName(uid));
  await cancelCleanup();
  return true;
}
