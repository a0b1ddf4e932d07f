import { FirebaseError } from 'firebase/app';
import { browserLocalPersistence, browserSessionPersistence } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredText, storeText } from '@/lib/stored.ts';
import type { KnownSession } from './session.ts';
import { SignInError, signIn, statusOfAuthCode } from './sign-in.ts';
import type { AskForSecondFactor } from './sign-in.ts';
import { sessionOf } from './store.ts';
import { someoneSignedIn } from '@/test/session.ts';

vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
const announceSignIn = vi.hoisted(() => vi.fn<(uid: string) => void>());
vi.mock('./other-tabs.ts', () => ({ announceSignIn }));
vi.mock('./auth-ready.ts', () => ({ authReady: Promise.resolve() }));
vi.mock('./store.ts', () => ({ sessionOf: vi.fn<typeof sessionOf>() }));
const fromAuth = vi.hoisted(() => ({
  setPersistence: vi.fn<(...given: unknown[]) => Promise<void>>(),
  signInWithEmailAndPassword: vi.fn<(...given: unknown[]) => Promise<unknown>>(),
}));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local',
  browserSessionPersistence: 'session',
  ...fromAuth,
}));

const email = 'anjali@padavu.example';
const credentials = { email, password: 'monsoon-rain', rememberMe: false };
const ask = vi.fn<AskForSecondFactor>();
const deactivated: KnownSession = { status: 'signed-out', reason: 'inactive' };

beforeEach(() => {
  vi.useRealTimers();
  fromAuth.setPersistence.mockReset().mockResolvedValue();
  fromAuth.signInWithEmailAndPassword.mockReset().mockResolvedValue({ user: { uid: 'anjali' } });
  vi.mocked(sessionOf).mockReset().mockResolvedValue(deactivated);
});

describe('signing in', () => {
  it('answers with the session that the account came to', async () => {
    await expect(signIn(credentials, ask)).resolves.toBe(deactivated);
    expect(fromAuth.signInWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith({}, email, 'monsoon-rain');
    expect(sessionOf).toHaveBeenCalledExactlyOnceWith('anjali');
    expect(announceSignIn).toHaveBeenCalledWith('anjali');
  });

  it('signs in once more, a second later, when a sign-out of an earlier page ends the new session', async () => {
    vi.useFakeTimers();
    const entered = someoneSignedIn('learner');
    const expired: KnownSession = { status: 'signed-out', reason: 'session_expired' };
    vi.mocked(sessionOf).mockResolvedValueOnce(expired).mockResolvedValueOnce(entered);
    const session = signIn(credentials, ask);
    await vi.advanceTimersByTimeAsync(999);
    expect(fromAuth.signInWithEmailAndPassword).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await expect(session).resolves.toBe(entered);
    expect(fromAuth.signInWithEmailAndPassword).toHaveBeenCalledTimes(2);
  });

  it('says that the session ended when it does so twice', async () => {
    vi.useFakeTimers();
    const expired: KnownSession = { status: 'signed-out', reason: 'session_expired' };
    vi.mocked(sessionOf).mockResolvedValue(expired);
    const session = signIn(credentials, ask);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(session).resolves.toBe(expired);
    expect(fromAuth.signInWithEmailAndPassword).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['keeps session and address when asked to', true, browserLocalPersistence, email],
    ['keeps neither when not', false, browserSessionPersistence, null],
  ])('%s', async (_case, rememberMe, persistence, remembered) => {
    storeText('rememberedEmail', 'someone.else@padavu.example');
    await signIn({ ...credentials, rememberMe }, ask);
    expect(fromAuth.setPersistence).toHaveBeenCalledExactlyOnceWith({}, persistence);
    expect(readStoredText('rememberedEmail')).toBe(remembered);
  });

  it("fails with the status of Auth's refusal, and remembers nothing", async () => {
    fromAuth.signInWithEmailAndPassword.mockRejectedValue(new FirebaseError('auth/invalid-credential', 'no'));
    await expect(signIn({ ...credentials, rememberMe: true }, ask)).rejects.toMatchObject({
      name: 'SignInError',
      status: 401,
    });
    expect(readStoredText('rememberedEmail')).toBeNull();
  });

  it('asks for the code of a second factor, and goes on with the account that the code signs in', async () => {
    const error = new FirebaseError('auth/multi-factor-auth-required', 'a code');
    fromAuth.signInWithEmailAndPassword.mockRejectedValue(error);
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

  it('signs nobody in who goes back instead of giving the code', async () => {
    fromAuth.signInWithEmailAndPassword.mockRejectedValue(
      new FirebaseError('auth/multi-factor-auth-required', 'a code'),
    );
    ask.mockReset().mockImplementationOnce((challenge) => challenge?.settle(null));
    vi.mocked(announceSignIn).mockClear();
    await expect(signIn({ ...credentials, rememberMe: true }, ask)).resolves.toBeNull();
    expect(announceSignIn).not.toHaveBeenCalled();
    expect(readStoredText('rememberedEmail')).toBeNull();
  });

  it('fails without a status of its own when it is not Auth that fails', async () => {
    fromAuth.signInWithEmailAndPassword.mockRejectedValue(new Error('something else'));
    await expect(signIn(credentials, ask)).rejects.toMatchObject({ status: -1 });
  });

  it('fails like a network when the account stays silent', async () => {
    vi.useFakeTimers();
    vi.mocked(sessionOf).mockReturnValue(new Promise(() => {}));
    const failure = signIn(credentials, ask).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    const error = await failure;
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({ status: 0 });
  });
});

describe("the status of Auth's codes", () => {
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
  ])('%s is %i', (code, status) => {
    expect(statusOfAuthCode(code)).toBe(status);
  });
});
