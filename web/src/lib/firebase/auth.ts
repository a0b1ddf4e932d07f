import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { environment, firebaseApp } from './app.ts';
import { emulatorHost, emulatorPort } from './emulators.ts';

export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});

if (environment.emulators) {
  connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPort(9099)}`, { disableWarnings: true });
}
