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
 * Signs this tab in as the person of another tab of this browser. A second, short-lived Auth instance loads the record
 * in the SDK's own way and checks it with the server; Auth's public `updateCurrentUser` then takes over its user.
 * @param remembered whether the session outlives the window
 * @returns whether the tab is signed in now; false when the server no longer accepts the session
 */
export async function adoptUser({ key, text }: AuthUserRecord, remembered: boolean): Promise<boolean> {
  const handoverKey = keyForApp(key, name);
  sessionStorage.setItem(handoverKey, text);
  const app = initializeApp(environment.firebase, name);
  startAppCheck(app);
  try {
    const secondAuth = initializeAuth(app, { persistence: browserSessionPersistence });
    connectEmulator(secondAuth);
    await secondAuth.authStateReady();
    return await takeOver(secondAuth.currentUser, remembered);
  } finally {
    sessionStorage.removeItem(handoverKey);
    await deleteApp(app);
  }
}

async function takeOver(user: User | null, remembered: boolean): Promise<boolean> {
  if (user === null) return false;
  await setPersistence(auth, remembered ? browserLocalPersistence : browserSessionPersistence);
  await updateCurrentUser(auth, user);
  return true;
}
