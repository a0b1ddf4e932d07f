import { Claims, claimsFor, isStaff, sameClaims } from '@padavu/domain/claims';
import { User, usersCollection } from '@padavu/domain/user';
import { FirebaseError } from 'firebase/app';
import type { User as AuthUser } from 'firebase/auth';
import { onIdTokenChanged, signOut as endAuth } from 'firebase/auth';
import { ApiError } from '@/lib/api.ts';
import { dropDraftsOf } from '@/lib/drafts.ts';
import { auth } from '@/lib/firebase/auth.ts';
import { forgetAuthUser, storedAuthUser } from '@/lib/firebase/auth-user-record.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { language } from '@/lib/language.ts';
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
  followSession,
  holdSession,
  isHolding,
  isSessionHeld,
  releaseSession,
} from './tab-session.ts';

/**
 * The one session of this page. Auth says who is here; the account's own document, listened to, says what the person
 * may do. When the document changes, the token is renewed until its claims follow: an approval takes effect and a
 * deactivation ends the session without a reload.
 */
let session: Session = { status: 'starting' };
let account: User | null = null;
/** `null` while the token could not be read, as without a network: then the account document alone decides what is shown. */
let claims: Claims | null = null;
/** Whether the sign-in had a second factor; assumed while the token could not be read. */
let hasSecondFactor = true;
/** When this session began, by the token, in milliseconds. */
let signedInAt = Number.NaN;
let watchedUid: string | null = null;
/**
 * Where what this session reads is kept: on the device, for a learner without a network, or for whoever works for the school and reads
 * other people's data, in this page alone.
 */
type Copy = 'device' | 'memory';
let copy: Copy = 'device';
/** Whose session is marked for cleanup, or as one that outlives the window. */
let markedUid: string | null = null;
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
  followSession();
  answerOtherTabs();
  // Auth asks the network first; the copy on this device shows meanwhile (docs/decisions/031).
  watchStoredAccount();
  void recordsReady.then(watchStoredAccount);
  void authReady.then(() => onIdTokenChanged(auth, (user) => void (user ? follow(user) : authKnowsNobody())));
  onSignInElsewhere((uid) => void anotherSignIn(uid));
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
  const known = result && Claims.parse(result.claims);
  if (watchedUid !== user.uid)
    void watchAccount(user.uid, known !== null && isStaff(known) ? 'memory' : 'device');
  if (result === null || known === null) return;
  claims = known;
  hasSecondFactor = Boolean(result.signInSecondFactor);
  signedInAt = Date.parse(result.authTime);
  const { token } = result;
  const { refreshToken } = user;
  const admin = isStaff(known);
  rememberTokens(remembered ? { remembered, token, refreshToken, admin } : { remembered, token, admin });
  reconcile();
}

/** Before anything is read, so that a browser that crashes knows at its next start what to remove. */
async function markOnce(uid: string, remembered: boolean): Promise<void> {
  if (markedUid === uid) return;
  markedUid = uid;
  await (remembered ? cancelCleanup() : requestCleanup());
}

/** A browser has one session: a sign-in in another tab replaces the person of this one. */
async function anotherSignIn(uid: string): Promise<void> {
  if (auth.currentUser?.uid === uid) return;
  forgetAuthUser(sessionStorage);
  forgetTabTokens();
  const isHere = await switchToUser(uid).catch(() => false);
  if (isHere || auth.currentUser === null || auth.currentUser.uid === uid) return;
  isSuperseded = true;
  await endAuth(auth);
}

/** Milliseconds after which code that did not arrive is asked for again. */
const codeAgainAfter = 3000;

async function watchAccount(uid: string, keptIn: Copy): Promise<void> {
  forgetAccount();
  watchedUid = uid;
  copy = keptIn;
  set({ status: 'starting' });
  await cleared;
  const isStillHere = () => watchedUid === uid && copy === keptIn;
  const answered = (answer: Live<User | null>) => {
    if (!isStillHere()) return;
    if (answer.state === 'ready') accountChanged(answer.data, answer.fromCache);
    if (answer.state === 'failed') void endSession('session_expired');
  };
  const watch = await (keptIn === 'memory' ? watchInMemory() : watchOnDevice()).catch(() => null);
  if (!isStillHere()) return;
  if (watch === null) {
    // Its code did not arrive, as on a bad line or while the page is left: no word about the session.
    setTimeout(() => void (isStillHere() && watchAccount(uid, keptIn)), codeAgainAfter);
    return;
  }
  const stop = await watch(uid, answered);
  if (isStillHere()) stopWatching = stop;
  else stop();
}

type Watch = (uid: string, onAnswer: (answer: Live<User | null>) => void) => Promise<() => void>;

async function watchOnDevice(): Promise<Watch> {
  const [{ watchAccount: watch }, { closeOutbox, openOutbox }] = await Promise.all([
    import('@/lib/firebase/watch-account.ts'),
    import('@/lib/outbox.ts'),
  ]);
  return async (uid, onAnswer) => {
    const stop = await watch(uid, onAnswer);
    if (watchedUid === uid) await openOutbox(uid);
    return () => {
      stop();
      // Nobody else sends what waits of this person.
      if (watchedUid === uid) closeOutbox();
    };
  };
}

/** The whole SDK, whose listeners an administrator's lists live by. What a learner has left on the device goes first. */
async function watchInMemory(): Promise<Watch> {
  const { watchDocument } = await import('@/lib/firebase/live.ts');
  await Promise.all([deleteCopies(), authReady]);
  return async (uid, onAnswer) =>
    watchDocument({ kind: 'document', path: `${usersCollection}/${uid}`, schema: User }, onAnswer);
}

function accountChanged(changed: User | null, fromCache: boolean): void {
  if (changed === null || changed.status === 'inactive') {
    // The copy may be out of date: it would end every session of an account that was restored.
    if (!fromCache) void endSession(changed ? 'inactive' : 'deleted');
    return;
  }
  rememberUser(changed);
  if (changed.role !== 'user' && copy === 'device' && watchedUid !== null) {
    // The person became an administrator or a teacher, or only the document says so.
    const known = claims;
    void watchAccount(watchedUid, 'memory');
    claims = known;
    return;
  }
  account = changed;
  agreeOnLanguage(changed);
  reconcile();
}

/**
 * On a device on which no language was chosen the account's counts while the session lasts, and the page is offered in it. What is
 * chosen here is the account's too; `agreedLanguage` is what both had last.
 */
function agreeOnLanguage({ language: kept }: User): void {
  const chosen = readStoredText('language');
  if (readStoredText('agreedLanguage') === null) {
    if (chosen === null && kept !== null && kept !== language)
      void import('@/lib/suggest-language.ts').then(({ suggestLanguage }) => suggestLanguage(kept));
    if (chosen !== null) storeText('languageBefore', chosen);
    storeText('agreedLanguage', kept === null ? '' : (chosen ?? kept));
  }
  if (chosen !== null && chosen !== readStoredText('agreedLanguage'))
    void import('./keep-language.ts').then(({ keepLanguage }) => keepLanguage());
}

/** Publishes the session, and renews the token once for each change of the document that the claims lack. */
function reconcile(): void {
  if (account === null || watchedUid === null) return;
  // The server has ended earlier sessions: the store and the API refuse this one.
  if (account.signedOutAt && claims !== null && signedInAt <= account.signedOutAt.getTime()) {
    void endSession('session_expired');
    return;
  }
  const wanted = claimsFor(account);
  const access = accessOf(account, claims ?? wanted, claims === null || hasSecondFactor);
  set({ status: 'signed-in', uid: watchedUid, user: account, access });
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

/** The session is over, or it never was in this tab and lives on in another one. */
async function authKnowsNobody(): Promise<void> {
  const wasHere = isHolding();
  const released = releaseSession();
  if (wasHere && endReason === null) {
    await endReasonOfAnotherTab();
    if (auth.currentUser) return;
  }
  if ((endReason === null || isSuperseded) && storedUser() !== null && (await isHeldElsewhere(released))) {
    if (!auth.currentUser) publishEnd(wasHere && !isSuperseded ? 'session_expired' : 'not_authenticated');
    return;
  }
  if (wasHere || storedUser() !== null) cleared = clearDevice();
  forgetSession();
  publishEnd();
}

async function isHeldElsewhere(released: Promise<void>): Promise<boolean> {
  await released;
  return isSessionHeld();
}

/** Auth signs out every tab at once; the tab that signed out announces the reason at the same moment. */
function endReasonOfAnotherTab(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
}

/** Ends the session: without a reason, one of a known account has expired. A session that is over keeps its reason. */
function publishEnd(
  reason = endReason ?? (watchedUid === null ? 'not_authenticated' : 'session_expired'),
): void {
  const isOver = session.status === 'signed-out' && endReason === null && watchedUid === null;
  isSuperseded = false;
  markedUid = null;
  forgetAccount();
  if (!isOver) set({ status: 'signed-out', reason });
  endReason = null;
}

/** Removes from this device what the person read and wrote. */
async function clearDevice(): Promise<void> {
  const wasIn = copy;
  // The listeners of the page go first.
  await requestCleanup();
  if (wasIn === 'device') {
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
  await deleteCopies();
}

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/**
 * The first half of a sign-out: has the server end the account's sessions on all devices, and waits for that a moment.
 * The end is announced to the other tabs at once: the store refuses them from then on, and they would take that for a
 * session that expired. `endSession` follows.
 */
export async function revokeOwnSession(): Promise<Revocation> {
  await requestCleanup();
  const revoking = revokeSession(async () => auth.currentUser?.getIdToken(), storedUser()?.role ?? 'user');
  endOnce('not_authenticated');
  return revoking;
}

/** Signs the person out, who asked for it: on the server, and in every tab of this browser. */
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
 * The session of an account that Auth has just signed in: signed in, or signed out again with the reason. The account is
 * watched a moment after Auth's answer; until then the session is the one before.
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
 * Has Auth fetch a new ID token, which the stored records then have too.
 * @returns the token; `undefined` when nobody is signed in
 * @throws ApiError with status 0 when the network is away; FirebaseError when the session cannot be renewed
 */
export async function renewIdToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken(true).catch((error: unknown) => {
    const isAway = error instanceof FirebaseError && error.code === 'auth/network-request-failed';
    throw isAway ? new ApiError(0, error.message) : error;
  });
}
