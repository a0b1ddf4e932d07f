import { deleteApp, initializeApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  initializeAuth,
  setPersistence,
  updateCurrentUser,
} from 'firebase/auth';
import { environment, startAppCheck } from './app.ts';
import { auth, connectEmulator } from './auth.ts';
import type { AuthUserRecord } from './auth-user-record.ts';
import { keyForApp } from './auth-user-record.ts';

const name = 'handover';

/**
 * Signs this tab in as the person whom another tab of this browser has. A second, short-lived Auth reads the record as
 * the SDK reads its own, and checks it with the server; Auth's public `updateCurrentUser` takes the person from there.
 * @param remembered whether the session outlives the window
 * @returns whether somebody is signed in now; not when the server no longer knows the session
 */
export async function adoptUser({ key, text }: AuthUserRecord, remembered: boolean): Promise<boolean> {
  const keyHere = keyForApp(key, name);
  sessionStorage.setItem(keyHere, text);
  const app = initializeApp(environment.firebase, name);
  startAppCheck(app);
  try {
    const reader = initializeAuth(app, { persistence: browserSessionPersistence });
    connectEmulator(reader);
    await reader.authStateReady();
    return await takeOver(reader.currentUser, remembered);
  } finally {
    sessionStorage.removeItem(keyHere);
    await deleteApp(app);
  }
}

async function takeOver(user: User | null, remembered: boolean): Promise<boolean> {
  if (user === null) return false;
  await setPersistence(auth, remembered ? browserLocalPersistence : browserSessionPersistence);
  await updateCurrentUser(auth, user);
  return true;
}
