import type { Auth } from 'firebase/auth';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { environment, firebaseApp } from './app.ts';
import { emulatorHost, emulatorPort } from '@/lib/environment.ts';

/**
 * Only the two persistences that a sign-in chooses between: a page that opens moves the session to the first
 * persistence in this list, and that would look like a sign-out to the tab that is open already.
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
});
connectEmulator(auth);

export function connectEmulator(to: Auth): void {
  // At build time, when pages are prerendered, there is no emulator.
  if (!environment.emulators || import.meta.env.SSR) return;
  connectAuthEmulator(to, `http://${emulatorHost}:${emulatorPort(9099)}`, { disableWarnings: true });
}
