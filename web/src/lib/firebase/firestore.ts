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

let opened: Firestore | null = null;

/** The store for administrators, whose pages listen. It opens when it is first asked for, and anew after it was closed. */
export function firestore(): Firestore {
  opened ??= open();
  return opened;
}

function open(): Firestore {
  const store = initializeFirestore(firebaseApp, {
    // Keeps what pages have read until this one is closed, so that coming back to a list costs only its changes.
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  });
  if (environment.emulators) connectFirestoreEmulator(store, emulatorHost, emulatorPort(8080));
  return store;
}

/** Forgets what was read. Nothing that is open may be used any more. */
export async function closeFirestore(): Promise<void> {
  memoryQueries.clear();
  const store = opened;
  opened = null;
  if (store) await terminate(store);
}
