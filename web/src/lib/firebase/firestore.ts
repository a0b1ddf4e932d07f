import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { environment, firebaseApp } from './app.ts';
import { emulatorHost, emulatorPort } from './emulators.ts';

export const firestore = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});

if (environment.emulators) connectFirestoreEmulator(firestore, emulatorHost, emulatorPort(8080));
