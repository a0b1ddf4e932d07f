import { Claims, claimsFor, sameClaims } from '@padavu/domain/claims';
import { User, usersCollection } from '@padavu/domain/user';
import type { User as AuthUser } from 'firebase/auth';
import { onIdTokenChanged, signOut as endAuth } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { forgetSession, rememberTokens, rememberUser } from './records.ts';
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
  onIdTokenChanged(auth, (user) => void (user ? follow(user) : ended()));
}

async function follow(user: AuthUser): Promise<void> {
  if (watchedUid !== user.uid) void watchAccount(user);
  const result = await user.getIdTokenResult().catch(() => null);
  if (result === null || watchedUid !== user.uid) return;
  claims = Claims.parse(result.claims);
  rememberTokens({ token: result.token, refreshToken: user.refreshToken, admin: claims.admin });
  reconcile(user);
}

async function watchAccount(user: AuthUser): Promise<void> {
  forgetAccount();
  watchedUid = user.uid;
  set({ status: 'starting' });
  const live = await import('@/lib/firebase/live.ts').catch(() => null);
  if (watchedUid !== user.uid) return;
  if (live === null) return void endSession('session_expired');
  stopWatching = live.watchDocument(
    { kind: 'document', path: `${usersCollection}/${user.uid}`, schema: User },
    (answer) => {
      if (answer.state === 'ready') accountChanged(user, answer.data, answer.fromCache);
      if (answer.state === 'failed') void endSession('session_expired');
    },
  );
}

function accountChanged(user: AuthUser, changed: User | null, fromCache: boolean): void {
  if (changed === null) return void endSession('not_authenticated');
  if (changed.status === 'inactive') {
    // A cached word may be out of date: whoever was let in again would be put out by it at every sign-in.
    if (!fromCache) void endSession('inactive');
    return;
  }
  account = changed;
  rememberUser(changed);
  reconcile(user);
}

/** Publishes what is known, and renews the token once for each change of the document that the claims do not show yet. */
function reconcile(user: AuthUser): void {
  if (account === null || watchedUid === null) return;
  const wanted = claimsFor(account);
  set({ status: 'signed-in', uid: watchedUid, user: account, access: accessOf(account, claims ?? wanted) });
  const changedAt = account.claimsSetAt?.getTime();
  if (claims === null || sameClaims(claims, wanted) || renewedFor === changedAt) return;
  renewedFor = changedAt;
  void user.getIdToken(true).catch(() => {
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

function ended(): void {
  const reason = endReason ?? (session.status === 'signed-in' ? 'session_expired' : 'not_authenticated');
  forgetAccount();
  forgetSession();
  set({ status: 'signed-out', reason });
  endReason = null;
}

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Ends the session on this device; the sign-in page is told why. */
export async function endSession(reason: EndReason = 'not_authenticated'): Promise<void> {
  endReason = reason;
  await endAuth(auth);
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

/** The ID token for a call to the API; renewed by Auth when it has run out. `undefined` when nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken();
}
