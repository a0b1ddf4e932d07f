import { Claims, claimsFor, isStaff, sameClaims } from '@padavu/domain/user/claims';
import type { User } from '@padavu/domain/user/user';
import { FirebaseError } from 'firebase/app';
import type { User as AuthUser } from 'firebase/auth';
import { onIdTokenChanged, signOut as endAuth } from 'firebase/auth';
import { ApiError } from '@/lib/api.ts';
import { dropDraftsOf } from '@/lib/drafts.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { forgetAuthUser, storedAuthUser } from '@/lib/firebase/auth-user-record.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { userDocument } from '@/lib/firebase/user-document.ts';
import { language } from '@/lib/language.ts';
import { offerLanguage } from '@/lib/offer-language.ts';
import { readStoredText, storeText } from '@/lib/stored.ts';
import { deleteCopies, cancelCleanup, requestCleanup } from './cleanup.ts';
import { onSignInElsewhere, onEndElsewhere, announceEnd } from './other-tabs.ts';
import {
  forgetSession,
  forgetTabTokens,
  rememberTokens,
  rememberUser,
  storedUid,
  storedUser,
} from './records.ts';
import type { Revocation } from './revocation.ts';
import { revokeSession } from './revocation.ts';
import { accessOf } from './session.ts';
import type { EndReason, Session, KnownSession } from './session.ts';
import { authReady, switchToUser, recordsReady } from './auth-ready.ts';
import {
  answerOtherTabs,
  markStoreRunning,
  holdSession,
  isHolding,
  isSessionHeld,
  releaseSession,
} from './tab-session.ts';

/**
 * The one session of this page. Auth identifies the person; the account's own document, which is watched, determines
 * what the person may do. When the document changes, the token is renewed until its claims follow: an approval takes
 * effect and a deactivation ends the session without a reload.
 */
let session: Session = { status: 'starting' };
let account: User | null = null;
/**
 * `null` while the token could not be read, as without a network: then the account document alone decides what is
 * shown.
 */
let claims: Claims | null = null;
/** Whether the sign-in had a second factor; assumed while the token could not be read. */
let hasSecondFactor = true;
/** When this session began, by the token, in milliseconds. */
let signedInAt = Number.NaN;
let watchedUid: string | null = null;
/**
 * Where the reads of this session are kept: on the device, so that learners need no network, or only in the memory of
 * this page, for administrators and teachers, who read other people's data.
 */
type Copy = 'device' | 'memory';
let copy: Copy = 'device';
/** The person whose session is marked for cleanup, or as one that outlives the window. */
let markedUid: string | null = null;
/** Whether the session is remembered on the device, which is then the person's own. */
let isRemembered = false;
let stopWatching = () => {};
let endReason: EndReason | null = null;
let renewedFor: number | undefined | null = null;
/** Somebody else has signed in in another tab, and this tab could not switch to them. */
let isSuperseded = false;
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
  markStoreRunning();
  answerOtherTabs();
  // Auth waits for the network; until then the copy on this device is shown (docs/decisions/031).
  watchStoredAccount();
  void recordsReady.then(watchStoredAccount);
  void authReady.then(() => onIdTokenChanged(auth, (user) => void (user ? follow(user) : handleNoUser())));
  onSignInElsewhere((uid) => void handleSignInElsewhere(uid));
  onEndElsewhere((end) => {
    if (end.uid !== watchedUid) return;
    endReason = end.reason;
    dropDraftsAfter(end);
    if (auth.currentUser) void endAuth(auth);
  });
}

function watchStoredAccount(): void {
  const user = storedUser();
  const uid = user && storedUid();
  if (uid && watchedUid === null) void watchAccount(uid, user.role === 'user' ? 'device' : 'memory');
}

async function follow(user: AuthUser): Promise<void> {
  holdSession();
  if (watchedUid !== null && watchedUid !== user.uid) {
    forgetAccount();
    set({ status: 'starting' });
  }
  const remembered = storedAuthUser(localStorage) !== null;
  const result = await user.getIdTokenResult().catch(() => null);
  await markOnce(user.uid, remembered);
  if (auth.currentUser?.uid !== user.uid) return;
  const tokenClaims = result && Claims.parse(result.claims);
  if (watchedUid !== user.uid)
    void watchAccount(user.uid, tokenClaims !== null && isStaff(tokenClaims) ? 'memory' : 'device');
  if (result === null || tokenClaims === null) return;
  claims = tokenClaims;
  hasSecondFactor = Boolean(result.signInSecondFactor);
  signedInAt = Date.parse(result.authTime);
  const { token } = result;
  const { refreshToken } = user;
  const admin = isStaff(tokenClaims);
  rememberTokens(remembered ? { remembered, token, refreshToken, admin } : { remembered, token, admin });
  reconcile();
}

/** Runs before any read, so that a browser that crashes knows at its next start what to remove. */
async function markOnce(uid: string, remembered: boolean): Promise<void> {
  if (markedUid === uid) return;
  markedUid = uid;
  await (remembered ? cancelCleanup() : requestCleanup());
}

/** A browser has one session: a sign-in in another tab replaces the person of this one. */
async function handleSignInElsewhere(uid: string): Promise<void> {
  if (auth.currentUser?.uid === uid) return;
  forgetAuthUser(sessionStorage);
  forgetTabTokens();
  const isHere = await switchToUser(uid).catch(() => false);
  if (isHere || auth.currentUser === null || auth.currentUser.uid === uid) return;
  isSuperseded = true;
  await endAuth(auth);
}

/** Milliseconds before code that failed to load is requested again. */
const codeRetryDelay = 3000;

async function watchAccount(uid: string, keptIn: Copy): Promise<void> {
  forgetAccount();
  watchedUid = uid;
  isRemembered = storedAuthUser(localStorage) !== null;
  copy = keptIn;
  set({ status: 'starting' });
  await cleared;
  const isCurrent = () => watchedUid === uid && copy === keptIn;
  const onChange = (live: Live<User | null>) => {
    if (!isCurrent()) return;
    if (live.state === 'ready') handleAccount(live.data, live.fromCache);
    if (live.state === 'failed') void endSession('session_expired');
  };
  const watch = await (keptIn === 'memory' ? watchInMemory() : watchOnDevice()).catch(() => null);
  if (!isCurrent()) return;
  if (watch === null) {
    // The code failed to load, as on a bad line or while the page is left: that says nothing about the session.
    setTimeout(() => void (isCurrent() && watchAccount(uid, keptIn)), codeRetryDelay);
    return;
  }
  const stop = await watch(uid, onChange);
  if (isCurrent()) stopWatching = stop;
  else stop();
}

type Watch = (uid: string, onChange: (live: Live<User | null>) => void) => Promise<() => void>;

const isWaiting = () => session.status === 'signed-in' && session.access === 'waiting';

async function watchOnDevice(): Promise<Watch> {
  const [{ watchAccount: watch }, { closeOutbox, openOutbox }] = await Promise.all([
    import('@/lib/firebase/watch-account.ts'),
    import('@/lib/outbox.ts'),
  ]);
  return async (uid, onChange) => {
    const stop = await watch(uid, onChange, isWaiting);
    if (watchedUid === uid) await openOutbox(uid);
    return () => {
      stop();
      // Only this person's session sends what waits in the outbox.
      if (watchedUid === uid) closeOutbox();
    };
  };
}

/**
 * Loads the whole SDK, whose listeners keep administrators' lists live. First deletes what learners left on the device.
 */
async function watchInMemory(): Promise<Watch> {
  const { watchDocument } = await import('@/lib/firebase/live.ts');
  await Promise.all([deleteCopies(), authReady]);
  return async (uid, onChange) => watchDocument(userDocument(uid), onChange);
}

function handleAccount(next: User | null, fromCache: boolean): void {
  if (next === null || next.status === 'inactive') {
    // The copy may be out of date: it would end every session of an account that was restored in the meantime.
    if (!fromCache) void endSession(next ? 'inactive' : 'deleted');
    return;
  }
  rememberUser(next);
  if (next.role !== 'user' && copy === 'device' && watchedUid !== null) {
    // The person became an administrator or a teacher, though the token may not say so yet.
    const lastClaims = claims;
    void watchAccount(watchedUid, 'memory');
    claims = lastClaims;
    return;
  }
  account = next;
  agreeOnLanguage(next);
  reconcile();
}

/**
 * If no language was chosen on this device, that of the account applies during the session, and the page is offered in
 * it. A language that is chosen on this device is saved to the account; `agreedLanguage` is the last one that both had.
 */
function agreeOnLanguage({ language: accountLanguage }: User): void {
  const chosen = readStoredText('language');
  if (readStoredText('agreedLanguage') === null) {
    if (chosen === null && accountLanguage !== null && accountLanguage !== language)
      void offerLanguage(accountLanguage);
    if (chosen !== null) storeText('languageBefore', chosen);
    storeText('agreedLanguage', accountLanguage === null ? '' : (chosen ?? accountLanguage));
  }
  if (chosen !== null && chosen !== readStoredText('agreedLanguage')) void syncLanguage();
}

async function syncLanguage(): Promise<void> {
  // If the code fails to load, a later page sends the language, as without a network.
  const sync = await import('./language-sync.ts').catch(() => null);
  await sync?.syncLanguage();
}

/** Publishes the session, and renews the token once for each change of the document that its claims do not have yet. */
function reconcile(): void {
  if (account === null || watchedUid === null) return;
  // The server has ended earlier sessions: the store and the API refuse this one.
  if (account.signedOutAt && claims !== null && signedInAt <= account.signedOutAt.getTime()) {
    void endSession('session_expired');
    return;
  }
  const expectedClaims = claimsFor(account);
  const access = accessOf(account, claims ?? expectedClaims, claims === null || hasSecondFactor);
  set({ status: 'signed-in', uid: watchedUid, user: account, access });
  const changedAt = account.claimsSetAt?.getTime();
  if (claims === null || sameClaims(claims, expectedClaims) || renewedFor === changedAt) return;
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

/** Handles that Auth has no user: the session has ended, or it exists only in another tab. */
async function handleNoUser(): Promise<void> {
  const wasHolding = isHolding();
  const released = releaseSession();
  if (wasHolding && endReason === null) {
    await waitForEndReason();
    if (auth.currentUser) return;
  }
  if ((endReason === null || isSuperseded) && storedUser() !== null && (await isHeldElsewhere(released))) {
    if (!auth.currentUser) publishEnd(wasHolding && !isSuperseded ? 'session_expired' : 'not_authenticated');
    return;
  }
  if (wasHolding || storedUser() !== null) cleared = clearDevice(ownerOfUnsent());
  forgetSession();
  publishEnd();
}

async function isHeldElsewhere(released: Promise<void>): Promise<boolean> {
  await released;
  return isSessionHeld();
}

/** Auth signs out every tab at once; the tab that signed out announces the reason at the same moment. */
function waitForEndReason(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
}

/**
 * Publishes the end. Without a reason, the session of a known account has expired. An ended session keeps its reason.
 */
function publishEnd(
  reason = endReason ?? (watchedUid === null ? 'not_authenticated' : 'session_expired'),
): void {
  const hasEnded = session.status === 'signed-out' && endReason === null && watchedUid === null;
  isSuperseded = false;
  markedUid = null;
  forgetAccount();
  if (!hasEnded) set({ status: 'signed-out', reason });
  endReason = null;
}

/**
 * The person whose unsent work stays on the device: the session ended without them, for example because they signed out
 * on another device, and they had chosen to be remembered on this one. `null` if it is removed.
 */
const ownerOfUnsent = (): string | null =>
  isRemembered && endReason !== 'not_authenticated' && endReason !== 'deleted' ? watchedUid : null;

/**
 * Removes from this device what the person read and wrote, except the unsent work of `owner`, which is sent when they
 * sign in here again.
 */
async function clearDevice(owner: string | null): Promise<void> {
  const lastCopy = copy;
  // While this is awaited the page's listeners are stopped.
  await requestCleanup();
  if (lastCopy === 'device') {
    const [outbox, reads] = await Promise.all([
      import('@/lib/outbox.ts'),
      import('@/lib/query-client.ts'),
    ]).catch(() => [null, null] as const);
    outbox?.closeOutbox();
    reads?.forgetReads();
  } else {
    const store = await import('@/lib/firebase/firestore.ts').catch(() => null);
    await store?.closeFirestore().catch(() => undefined);
  }
  if (owner === null || !(await keepUnsent(owner))) await deleteCopies();
}

const keepUnsent = (uid: string): Promise<boolean> =>
  import('./keep-unsent.ts').then((module) => module.keepUnsent(uid)).catch(() => false);

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/**
 * The first half of a sign-out: makes the server end the account's sessions on all devices, and waits for that briefly.
 * The end is announced to the other tabs at once: the store refuses them from then on, and they would take that for an
 * expired session. `endSession` must follow.
 */
export async function revokeOwnSession(): Promise<Revocation> {
  await requestCleanup();
  const revoking = revokeSession(async () => auth.currentUser?.getIdToken(), storedUser()?.role ?? 'user');
  endOnce('not_authenticated');
  return revoking;
}

/** Signs the person out on request: on the server, and in every tab of this browser. */
export async function signOut(): Promise<void> {
  await revokeOwnSession();
  await endSession();
}

/** Ends the session on this device, in every tab, with the reason that the sign-in page shows. */
export async function endSession(reason: EndReason = 'not_authenticated'): Promise<void> {
  endOnce(reason);
  await endAuth(auth);
}

/** The first reason counts: after a sign-out the server refuses the session as one that expired. */
function endOnce(reason: EndReason): void {
  if (endReason !== null) return;
  endReason = reason;
  if (watchedUid === null) return;
  const end = { uid: watchedUid, reason };
  dropDraftsAfter(end);
  announceEnd(end);
}

/** A session that expired keeps its form drafts for the person's return; a sign-out removes them. */
function dropDraftsAfter({ uid, reason }: { uid: string; reason: EndReason }): void {
  if (reason !== 'session_expired') dropDraftsOf(uid);
}

/**
 * Resolves to the session of an account that Auth has just signed in: signed in, or signed out again with the reason.
 * The account is watched a moment after Auth's answer; until then the session is still the previous one.
 */
export function sessionOf(uid: string): Promise<KnownSession> {
  let isWatched = false;
  return new Promise((resolve) => {
    const check = () => {
      isWatched ||= watchedUid === uid;
      if (!isWatched || session.status === 'starting') return;
      unsubscribe();
      resolve(session);
    };
    const unsubscribe = subscribeToSession(check);
    queueMicrotask(check);
  });
}

/**
 * Makes Auth fetch a new ID token, which is then stored too.
 * @returns the token; `undefined` when nobody is signed in
 * @throws ApiError with status 0 when there is no network; FirebaseError when the session cannot be renewed
 */
export async function renewIdToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken(true).catch((error: unknown) => {
    const isOffline = error instanceof FirebaseError && error.code === 'auth/network-request-failed';
    throw isOffline ? new ApiError(0, error.message) : error;
  });
}
