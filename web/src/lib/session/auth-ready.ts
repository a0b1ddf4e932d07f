import { adoptUser } from '@/lib/firebase/adopt-user.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { storedAuthUser } from '@/lib/firebase/auth-user-record.ts';
import type { OpenSession } from './other-tabs.ts';
import { openSessionElsewhere } from './other-tabs.ts';
import { rememberTokens, subjectOf } from './records.ts';

let resolveRecords = () => {};

/** Resolves when the records of another tab's session are stored here, at the latest with `authReady`. */
export const recordsReady: Promise<void> = new Promise((resolve) => {
  resolveRecords = resolve;
});

/**
 * Resolves when it is known who is signed in. If Auth has no user, other tabs are asked first: a session that ends with
 * the window is valid in every tab of the browser (docs/decisions/086).
 */
export const authReady: Promise<void> = import.meta.env.SSR ? Promise.resolve() : resolveUser();

async function resolveUser(): Promise<void> {
  await auth.authStateReady();
  if (auth.currentUser === null) await adopt(await openSessionElsewhere()).catch(() => false);
  resolveRecords();
}

async function adopt(session: OpenSession | null): Promise<boolean> {
  if (session === null) return false;
  const { user, token, admin } = session;
  rememberTokens({ remembered: false, token, admin });
  resolveRecords();
  return adoptUser(user, false);
}

/**
 * Signs this tab in as the person who has signed in in another tab.
 * @returns whether that person is now signed in in this tab
 */
export async function switchToUser(uid: string): Promise<boolean> {
  // A sign-in without "Remember me" has removed an earlier session that was remembered.
  const rememberedUser = storedAuthUser(localStorage);
  if (rememberedUser !== null) return adoptUser(rememberedUser, true);
  return adopt(await openSessionElsewhere(({ token }) => subjectOf(token) === uid));
}
