import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core';
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { del, entries, get, set } from 'idb-keyval';
import { copyName } from './copy-name.ts';
import { closeCopy, deviceCopy, openCopy } from './device-copy.ts';
import { isRefused } from './firebase/failure.ts';
import { deleteCopies } from './session/cleanup.ts';

const ignore = () => undefined;

/** What was read, query by query. A device that keeps nothing is no error: then a page asks the store again. */
const persister = createQueryPersister<PersistedQuery>({
  storage: {
    getItem: (key) => get<PersistedQuery>(key, deviceCopy).catch(ignore),
    setItem: (key, value) => set(key, value, deviceCopy).catch(ignore),
    removeItem: (key) => del(key, deviceCopy).catch(ignore),
    entries: () => entries<string, PersistedQuery>(deviceCopy).catch(() => []),
  },
  prefix: 'query',
  maxAge: Number.POSITIVE_INFINITY,
  // The database keeps values as they are, dates included.
  serialize: (persisted) => persisted,
  deserialize: (persisted) => persisted,
});

// It takes a page for online until the browser says otherwise, and would not notice that the network is back.
if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);

/** What learners have read: one cache for the pages and the session, and a copy of it on the device. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      persister: persister.persisterFn,
      networkMode: 'offlineFirst',
      gcTime: Number.POSITIVE_INFINITY,
      retry: (failures, error) => failures < 2 && !isRefused(error),
    },
  },
});

// It notices when the page comes into view, and when the network is back.
if (!import.meta.env.SSR) queryClient.mount();

let restored: { uid: string; copy: Promise<void> } | null = null;

/** Begins with what the person's earlier visits have left on this device; another person's copy is removed. */
export function restoreCopy(uid: string): Promise<void> {
  if (restored?.uid !== uid) {
    forgetReads();
    restored = { uid, copy: restore(uid) };
  }
  return restored.copy;
}

async function restore(uid: string): Promise<void> {
  void deleteCopies(copyName(uid));
  openCopy(uid);
  await persister.restoreQueries(queryClient);
}

/** Forgets what was read, in this page. */
export function forgetReads(): void {
  restored = null;
  closeCopy();
  queryClient.clear();
}

/** Writes what the cache has of a query to the device. */
export async function persistRead(queryKey: QueryKey): Promise<void> {
  await persister.persistQueryByKey(queryKey, queryClient);
}
