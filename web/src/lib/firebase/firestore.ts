import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { storedUid } from '@/lib/session/records.ts';
import { environment, firebaseApp } from './app.ts';
import { auth } from './auth.ts';
import { introduceAuth } from './auth-for-firestore.ts';
import { emulatorHost, emulatorPort } from './emulators.ts';

introduceAuth(firebaseApp, auth, storedUid());

let opened: Firestore | null = null;

/** The store, with its copy on the device. It opens when it is first asked for, and anew after it was cleared. */
export function firestore(): Firestore {
  opened ??= open();
  return opened;
}

function open(): Firestore {
  const store = initializeFirestore(firebaseApp, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (environment.emulators) connectFirestoreEmulator(store, emulatorHost, emulatorPort(8080));
  return store;
}

/** Whether everything that was written on this device has reached the server, as far as is known in so many milliseconds. */
export async function isAllSent(patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const sent = waitForPendingWrites(firestore()).then(() => true);
  return Promise.race([sent, late]).finally(() => clearTimeout(timer));
}

/** Removes the copy of the data from this device, for every tab. Nothing that is open may be used any more. */
export async function clearFirestore(): Promise<void> {
  const store = firestore();
  opened = null;
  await terminate(store);
  await clearIndexedDbPersistence(store);
  const traces = Object.keys(localStorage).filter((key) => key.startsWith('firestore_'));
  for (const key of traces) localStorage.removeItem(key);
}
