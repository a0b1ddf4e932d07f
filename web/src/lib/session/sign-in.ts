import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  setPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { forget, storeText } from '@/lib/stored.ts';

/** A sign-in that Auth refused, as the HTTP status that specification 8 has texts for; 0 is "no network". */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/**
 * Signs in through Firebase Auth. "Remember me" keeps the session after the browser closes and the address for the
 * next time (design decision 2). The session itself follows by Auth's own event.
 * @throws SignInError
 */
export async function signIn(credentials: {
  email: string;
  password: string;
  rememberMe: boolean;
}): Promise<void> {
  const { email, password, rememberMe } = credentials;
  try {
    await setPersistence(auth, rememberMe ? browserLocalPersistence : browserSessionPersistence);
    await signInWithEmailAndPassword(auth, email, password);
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : 'unknown';
    throw new SignInError(statusOfAuthCode(code), code);
  }
  if (rememberMe) storeText('rememberedEmail', email);
  else forget('rememberedEmail');
}

/** The HTTP status that a Firebase Auth code stands for. */
export function statusOfAuthCode(code: string): number {
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
      return 500;
    default:
      return -1;
  }
}
