import { FirebaseError } from 'firebase/app';
import { browserLocalPersistence, browserSessionPersistence } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredText, storeText } from '@/lib/stored.ts';
import type { KnownSession } from './session.ts';
import { SignInError, signIn } from './sign-in.ts';
import type { AskForSecondFactor } from './sign-in.ts';
import { sessionOf } from './store.ts';
import { someoneSignedIn } from '@/test/session.ts';

vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
const announceSignIn = vi.hoisted(() => vi.fn<(uid: string) => void>());
vi.mock('./other-tabs.ts', () => ({ announceSignIn }));
vi.mock('./auth-ready.ts', () => ({ authReady: Promise.resolve() }));
vi.mock('./store.ts', () => ({ sessionOf: vi.fn<typeof sessionOf>() }));
const authSdk = vi.hoisted(() => ({
  setPersistence: vi.fn<(...args: unknown[]) => Promise<void>>(),
  signInWithEmailAndPassword: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
}));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local',
  browserSessionPersistence: 'session',
  ...authSdk,
}));

const email = 'anjali@padavu.example';
const credentials = { email, password: 'monsoon-rain', rememberMe: false };
const ask = vi.fn<AskForSecondFactor>();
const deactivated: KnownSession = { status: 'signed-out', reason: 'inactive' };

beforeEach(() => {
  vi.useRealTimers();
  authSdk.setPersistence.mockReset().mockResolvedValue();
  authSdk.signInWithEmailAndPassword.mockReset().mockResolvedValue({ user: { uid: 'anjali' } });
  vi.mocked(sessionOf).mockReset().mockResolvedValue(deactivated);
});

describe('signing in', () => {
  it('resolves to the session of the account', async () => {
    await expect(signIn(credentials, ask)).resolves.toBe(deactivated);
    expect(authSdk.signInWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith({}, email, 'monsoon-rain');
    expect(sessionOf).toHaveBeenCalledExactlyOnceWith('anjali');
    expect(announceSignIn).toHaveBeenCalledWith('anjali');
  });

  it('signs in once more, a second later, when a sign-out of an earlier page ends the new session', async () => {
    vi.useFakeTimers();
    const newSession = someoneSignedIn('learner');
    const expired: KnownSession = { status: 'signed-out', reason: 'session_expired' };
    vi.mocked(sessionOf).mockResolvedValueOnce(expired).mockResolvedValueOnce(newSession);
    const session = signIn(credentials, ask);
    await vi.advanceTimersByTimeAsync(999);
    expect(authSdk.signInWithEmailAndPassword).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await expect(session).resolves.toBe(newSession);
    expect(authSdk.signInWithEmailAndPassword).toHaveBeenCalledTimes(2);
  });

  it('resolves to the ended session when it ends twice', async () => {
    vi.useFakeTimers();
    const expired: KnownSession = { status: 'signed-out', reason: 'session_expired' };
    vi.mocked(sessionOf).mockResolvedValue(expired);
    const session = signIn(credentials, ask);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(session).resolves.toBe(expired);
    expect(authSdk.signInWithEmailAndPassword).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['remembers session and address when asked to', true, browserLocalPersistence, email],
    ['remembers neither when not asked to', false, browserSessionPersistence, null],
  ])('%s', async (_case, rememberMe, persistence, remembered) => {
    storeText('rememberedEmail', 'someone.else@padavu.example');
    await signIn({ ...credentials, rememberMe }, ask);
    expect(authSdk.setPersistence).toHaveBeenCalledExactlyOnceWith({}, persistence);
    expect(readStoredText('rememberedEmail')).toBe(remembered);
  });

  it("fails with the status of Auth's refusal, and remembers nothing", async () => {
    authSdk.signInWithEmailAndPassword.mockRejectedValue(new FirebaseError('auth/invalid-credential', 'no'));
    await expect(signIn({ ...credentials, rememberMe: true }, ask)).rejects.toMatchObject({
      name: 'SignInError',
      status: 401,
    });
    expect(readStoredText('rememberedEmail')).toBeNull();
  });

  it('asks for the code of a second factor, and continues with the account that the code signs in', async () => {
    const error = new FirebaseError('auth/multi-factor-auth-required', 'a code');
    authSdk.signInWithEmailAndPassword.mockRejectedValue(error);
    ask.mockReset().mockImplementationOnce((challenge) => {
      expect(challenge?.error).toBe(error);
      expect(announceSignIn).not.toHaveBeenCalled();
      challenge?.settle('anjali');
    });
    vi.mocked(announceSignIn).mockClear();
    await expect(signIn(credentials, ask)).resolves.toBe(deactivated);
    expect(announceSignIn).toHaveBeenCalledWith('anjali');
    expect(ask).toHaveBeenLastCalledWith();
  });

  it('signs nobody in when the person goes back instead of entering the code', async () => {
    authSdk.signInWithEmailAndPassword.mockRejectedValue(
      new FirebaseError('auth/multi-factor-auth-required', 'a code'),
    );
    ask.mockReset().mockImplementationOnce((challenge) => challenge?.settle(null));
    vi.mocked(announceSignIn).mockClear();
    await expect(signIn({ ...credentials, rememberMe: true }, ask)).resolves.toBeNull();
    expect(announceSignIn).not.toHaveBeenCalled();
    expect(readStoredText('rememberedEmail')).toBeNull();
  });

  it('fails with status -1 when it is not Auth that fails', async () => {
    authSdk.signInWithEmailAndPassword.mockRejectedValue(new Error('something else'));
    await expect(signIn(credentials, ask)).rejects.toMatchObject({ status: -1 });
  });

  it('fails with status 0 when the account document does not arrive', async () => {
    vi.useFakeTimers();
    vi.mocked(sessionOf).mockReturnValue(new Promise(() => {}));
    const failure = signIn(credentials, ask).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    const error = await failure;
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({ status: 0 });
  });
});

describe('a sign-in that Auth refuses with the code', () => {
  it.each([
    ['auth/network-request-failed', 0],
    ['auth/invalid-email', 400],
    ['auth/missing-password', 400],
    ['auth/invalid-credential', 401],
    ['auth/wrong-password', 401],
    ['auth/user-not-found', 401],
    ['auth/user-disabled', 403],
    ['auth/operation-not-allowed', 404],
    ['auth/too-many-requests', 429],
    ['auth/internal-error', 500],
    ['auth/internal-error-encountered.', 500],
    ['auth/something-new', -1],
  ])('%s fails with the status %i', async (code, status) => {
    authSdk.signInWithEmailAndPassword.mockRejectedValue(new FirebaseError(code, 'no'));
    await expect(signIn(credentials, ask)).rejects.toMatchObject({ status, message: code });
  });
});
