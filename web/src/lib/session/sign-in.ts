import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  setPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { MultiFactorError } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { inTime } from '@/lib/in-time.ts';
import { forget, storeText } from '@/lib/stored.ts';
import { announceSignIn } from './other-tabs.ts';
import { revocationDone } from './revocation.ts';
import type { KnownSession } from './session.ts';
import { authReady } from './auth-ready.ts';
import { sessionOf } from './store.ts';

/** A sign-in that Auth refused, as the HTTP status that has a text; 0 is "no network". */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** The password was right and the account has a second factor, whose code is missing. */
export type SecondFactorChallenge = {
  error: MultiFactorError;
  /** Continues with the account that the code has signed in, or returns to the password with `null`. */
  settle: (uid: string | null) => void;
};

/** Called with a challenge when it begins, and without one when it is over. */
export type AskForSecondFactor = (challenge?: SecondFactorChallenge) => void;

/** Milliseconds that the account's document may take after Auth has accepted the password. */
const accountTimeout = 15_000;

/**
 * Signs in through Firebase Auth. "Remember me" keeps the session after the browser closes and the address for the next
 * time.
 * @returns the session that follows: signed in, or signed out again if the account has no access; `null` when the
 * person went back instead of entering the code of a second factor
 * @throws SignInError; with status 0 the session may still follow when the network is back
 */
export async function signIn(
  credentials: { email: string; password: string; rememberMe: boolean },
  ask: AskForSecondFactor,
): Promise<KnownSession | null> {
  await Promise.all([authReady, revocationDone()]);
  const session = await signInOnce(credentials, ask);
  if (session?.status !== 'signed-out' || session.reason !== 'session_expired') return session;
  // A sign-out that an earlier page has sent ends every session that began up to that second, including this one. A
  // session that begins a second later is not affected.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return signInOnce(credentials, ask);
}

async function signInOnce(
  { email, password, rememberMe }: Parameters<typeof signIn>[0],
  ask: AskForSecondFactor,
): Promise<KnownSession | null> {
  const uid = await authenticate(email, password, rememberMe).catch((error: unknown) => {
    if (isSecondFactorMissing(error)) return askForCode(error, ask);
    const code = error instanceof FirebaseError ? error.code : 'unknown';
    throw new SignInError(statusOfAuthCode(code), code);
  });
  if (uid === null) return null;
  announceSignIn(uid);
  if (rememberMe) storeText('rememberedEmail', email);
  else forget('rememberedEmail');
  return inTime(sessionOf(uid), accountTimeout, () => {
    throw new SignInError(0, 'no-response');
  });
}

const isSecondFactorMissing = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';

function askForCode(error: MultiFactorError, ask: AskForSecondFactor): Promise<string | null> {
  return new Promise<string | null>((settle) => ask({ error, settle })).finally(() => ask());
}

async function authenticate(email: string, password: string, isRemembered: boolean): Promise<string> {
  await setPersistence(auth, isRemembered ? browserLocalPersistence : browserSessionPersistence);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return user.uid;
}

/** The HTTP status for a code of Firebase Auth. */
function statusOfAuthCode(code: string): number {
  switch (code) {
    case 'auth/network-request-failed':
    case 'auth/timeout':
      return 0;
    case 'auth/invalid-email':
    case 'auth/missing-password':
      return 400;
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/wrong-password':
    case 'auth/user-not-found':
      return 401;
    case 'auth/user-disabled':
      return 403;
    case 'auth/operation-not-allowed':
    case 'auth/configuration-not-found':
      return 404;
    case 'auth/too-many-requests':
      return 429;
    case 'auth/internal-error':
    // The SDK makes this code from the server's message.
    case 'auth/internal-error-encountered.':
      return 500;
    default:
      return -1;
  }
}
