import { Claims, claimsFor, sameClaims } from '@padavu/domain/claims';
import { User, usersCollection } from '@padavu/domain/user';
import type { User as AuthUser } from 'firebase/auth';
import { onIdTokenChanged, signOut as endAuth } from 'firebase/auth';
import { dropDraftsOf } from '@/lib/drafts.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { hearOfTheEnd, holdSession, isHeldElsewhere, tellOtherTabs } from './other-tabs.ts';
import { forgetSession, rememberTokens, rememberUser, storedUid, storedUser } from './records.ts';
import { accessOf } from './session.ts';
import type { EndReason, Session, SettledSession } from './session.ts';

/**
 * The one session of this page. Auth says who is here; the account's own document, listened to, says what the person
 * may do. When the document changes, the token is renewed until its claims follow, so an approval takes effect and a
 * deactivation ends the session without a reload.
 */
let session: Session = { status: 'starting' };
let account: User | null = null;
/** `null` while the token could not be read, as without a network: then the account document alone decides what is shown. */
let claims: Claims | null = null;
let watchedUid: string | null = null;
let stopWatching = () => {};
let endReason: EndReason | null = null;
let renewedFor: number | undefined | null = null;
/** Gives up this tab's hold of the session; `null` while Auth has not said that there is one. */
let letGo: (() => void) | null = null;
/** The removal of the last session's data from this device; the next session waits for it. */
let cleared: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

export function subscribeToSession(listener: () => void): () => void {
  start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let started = false;
function start(): void {
  if (started) return;
  started = true;
  // Auth asks the network first. What is on this device is the person's own, and shows meanwhile (docs/decisions/031).
  const uid = storedUser() && storedUid();
  if (uid) void watchAccount(uid);
  onIdTokenChanged(auth, (user) => void (user ? follow(user) : nobodyHere()));
  hearOfTheEnd((end) => {
    if (end.uid !== watchedUid) return;
    endReason = end.reason;
    dropDraftsAfter(end);
    if (auth.currentUser) void endAuth(auth);
  });
}

async function follow(user: AuthUser): Promise<void> {
  letGo ??= holdSession();
  if (watchedUid !== user.uid) void watchAccount(user.uid);
  const result = await user.getIdTokenResult().catch(() => null);
  if (result === null || watchedUid !== user.uid) return;
  claims = Claims.parse(result.claims);
  rememberTokens({ token: result.token, refreshToken: user.refreshToken, admin: claims.admin });
  reconcile();
}

async function watchAccount(uid: string): Promise<void> {
  forgetAccount();
  watchedUid = uid;
  set({ status: 'starting' });
  await cleared;
  const live = await import('@/lib/firebase/live.ts').catch(() => null);
  if (watchedUid !== uid) return;
  if (live === null) return void endSession('session_expired');
  stopWatching = live.watchDocument(
    { kind: 'document', path: `${usersCollection}/${uid}`, schema: User },
    (answer) => {
      if (answer.state === 'ready') accountChanged(answer.data, answer.fromCache);
      if (answer.state === 'failed') void endSession('session_expired');
    },
  );
}

function accountChanged(changed: User | null, fromCache: boolean): void {
  if (changed === null || changed.status === 'inactive') {
    // A cached word may be out of date: whoever was let in again would be put out by it at every sign-in.
    if (!fromCache) void endSession(changed ? 'inactive' : 'deleted');
    return;
  }
  account = changed;
  rememberUser(changed);
  reconcile();
}

/** Publishes what is known, and renews the token once for each change of the document that the claims do not show yet. */
function reconcile(): void {
  if (account === null || watchedUid === null) return;
  const wanted = claimsFor(account);
  set({ status: 'signed-in', uid: watchedUid, user: account, access: accessOf(account, claims ?? wanted) });
  const changedAt = account.claimsSetAt?.getTime();
  if (claims === null || sameClaims(claims, wanted) || renewedFor === changedAt) return;
  renewedFor = changedAt;
  void auth.currentUser?.getIdToken(true).catch(() => {
    renewedFor = null;
  });
}

function forgetAccount(): void {
  stopWatching();
  stopWatching = () => {};
  watchedUid = null;
  account = null;
  claims = null;
  renewedFor = null;
}

/** Auth knows nobody in this tab: the session is over, or it never was in this tab and lives on in another one. */
async function nobodyHere(): Promise<void> {
  const wasHere = letGo !== null;
  letGo?.();
  letGo = null;
  if (wasHere && endReason === null) {
    await theWordOfAnotherTab();
    if (auth.currentUser) return;
  }
  if (!wasHere && storedUser() !== null && (await isHeldElsewhere())) {
    if (!auth.currentUser) over('not_authenticated');
    return;
  }
  if (wasHere || storedUser() !== null) cleared = clearDevice();
  forgetSession();
  over();
}

/** Auth tells all tabs of a sign-out in one of them; why, that tab says itself, at the same moment. */
function theWordOfAnotherTab(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
}

/**
 * Whoever was known to be here, and is not any more, has a session that ran out. A session that is over already, and is
 * ended once more, keeps the reason it had.
 */
function over(reason = endReason ?? (watchedUid === null ? 'not_authenticated' : 'session_expired')): void {
  const isOver = session.status === 'signed-out' && endReason === null && watchedUid === null;
  forgetAccount();
  if (!isOver) set({ status: 'signed-out', reason });
  endReason = null;
}

/** Nothing of the person's remains on this device: neither what was read nor what was written. */
async function clearDevice(): Promise<void> {
  // The listeners of the page go first.
  await Promise.resolve();
  const store = await import('@/lib/firebase/firestore.ts').catch(() => null);
  await store?.clearFirestore().catch(() => undefined);
}

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Ends the session on this device, in every tab; the sign-in page is told why. */
export async function endSession(reason: EndReason = 'not_authenticated'): Promise<void> {
  endReason = reason;
  if (watchedUid !== null) {
    const end = { uid: watchedUid, reason };
    dropDraftsAfter(end);
    tellOtherTabs(end);
  }
  await endAuth(auth);
}

/** Whoever comes back after a session that ran out finds what was typed; after a sign-out nothing remains. */
function dropDraftsAfter({ uid, reason }: { uid: string; reason: EndReason }): void {
  if (reason !== 'session_expired') dropDraftsOf(uid);
}

/** The session once it is known who is here: signed in with any access, or signed out. */
export function settledSession(): Promise<SettledSession> {
  return sessionWhen(() => true);
}

/**
 * What the session of an account that Auth has just signed in comes to: signed in, or signed out again with the reason.
 * Auth tells the session of it a moment later, so until then the session is still the one before.
 */
export function settledSessionOf(uid: string): Promise<SettledSession> {
  let begun = false;
  return sessionWhen(() => (begun ||= watchedUid === uid));
}

function sessionWhen(counts: () => boolean): Promise<SettledSession> {
  return new Promise((resolve) => {
    const check = () => {
      if (!counts() || session.status === 'starting') return;
      unsubscribe();
      resolve(session);
    };
    const unsubscribe = subscribeToSession(check);
    queueMicrotask(check);
  });
}

/** Has Auth fetch a new ID token, which the stored records then have too. @returns whether there is one */
export async function renewIdToken(): Promise<boolean> {
  const token = await auth.currentUser?.getIdToken(true).catch(() => undefined);
  return token !== undefined;
}

/** The ID token for a call to the API; renewed by Auth when it has run out. `undefined` when nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken();
}
