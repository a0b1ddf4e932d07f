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

/** Stores each query on the device. A device that stores nothing is no error: pages then read from the store again. */
const persister = createQueryPersister<PersistedQuery>({
  storage: {
    getItem: (key) => get<PersistedQuery>(key, deviceCopy).catch(ignore),
    setItem: (key, value) => set(key, value, deviceCopy).catch(ignore),
    removeItem: (key) => del(key, deviceCopy).catch(ignore),
    entries: () => entries<string, PersistedQuery>(deviceCopy).catch(() => []),
  },
  prefix: 'query',
  maxAge: Number.POSITIVE_INFINITY,
  // The database stores values as they are, including dates.
  serialize: (persisted) => persisted,
  // An entry without a state, perhaps of another version, counts as expired or unreadable: the persister removes it.
  deserialize: (persisted) => ({ ...persisted, state: { ...persisted.state } }),
});

// By default it assumes that a page starts online, and would not notice that the network is back.
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

// Once mounted, it notices when the page becomes visible, and when the network is back.
if (!import.meta.env.SSR) queryClient.mount();

let restored: { uid: string; copy: Promise<void> } | null = null;

/** Loads what the person's earlier visits have left on this device; another person's copy is deleted. */
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

/** Removes what was read from this page. */
export function forgetReads(): void {
  restored = null;
  closeCopy();
  queryClient.clear();
}

/** Writes the cached data of a query to the device. */
export async function persistRead(queryKey: QueryKey): Promise<void> {
  await persister.persistQueryByKey(queryKey, queryClient);
}
