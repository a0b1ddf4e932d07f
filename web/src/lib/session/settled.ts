import { adoptUser } from '@/lib/firebase/adopt-user.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { storedAuthUser } from '@/lib/firebase/auth-user-record.ts';
import type { OpenSession } from './other-tabs.ts';
import { openSessionElsewhere } from './other-tabs.ts';
import { rememberTokens, subjectOf } from './records.ts';

let tellFound = () => {};

/** Ends, at the latest with `authSettled`, when another tab's session has left its records here. */
export const recordsFound: Promise<void> = new Promise((resolve) => {
  tellFound = resolve;
});

/**
 * Ends when it is known who is here: Auth has spoken, and where it knows nobody, the tabs were asked that have a session
 * which ends with the window. Signed in means signed in in every tab of the browser.
 */
export const authSettled: Promise<void> = import.meta.env.SSR ? Promise.resolve() : settle();

async function settle(): Promise<void> {
  await auth.authStateReady();
  if (auth.currentUser === null) await adopt(await openSessionElsewhere()).catch(() => false);
  tellFound();
}

async function adopt(session: OpenSession | null): Promise<boolean> {
  if (session === null) return false;
  const { user, token, admin } = session;
  rememberTokens({ remembered: false, token, admin });
  tellFound();
  return adoptUser(user, false);
}

/**
 * Goes over to the person who has signed in in another tab.
 * @returns whether that person is signed in here now
 */
export async function goOverTo(uid: string): Promise<boolean> {
  // A sign-in that nobody asked to remember has removed what was remembered before.
  const remembered = storedAuthUser(localStorage);
  if (remembered !== null) return adoptUser(remembered, true);
  return adopt(await openSessionElsewhere(({ token }) => subjectOf(token) === uid));
}
