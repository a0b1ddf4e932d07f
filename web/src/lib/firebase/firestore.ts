import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { environment, firebaseApp } from './app.ts';
import { emulatorHost, emulatorPort } from '@/lib/environment.ts';

let instance: Firestore | null = null;

/** The SDK's Firestore, with listeners, for administrators. Opens at the first call, and again after it was closed. */
export function firestore(): Firestore {
  instance ??= open();
  return instance;
}

function open(): Firestore {
  const store = initializeFirestore(firebaseApp, {
    // Keeps documents until the page is closed, so that returning to a list costs only its changes.
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  });
  if (environment.emulators) connectFirestoreEmulator(store, emulatorHost, emulatorPort(8080));
  return store;
}

/** Removes what was read. An instance that was opened before must not be used any more. */
export async function closeFirestore(): Promise<void> {
  memoryQueries.clear();
  const store = instance;
  instance = null;
  if (store) await terminate(store);
}
