import { FirebaseError } from 'firebase/app';
import { browserLocalPersistence, browserSessionPersistence } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredText, storeText } from '@/lib/stored.ts';
import type { SettledSession } from './session.ts';
import { SignInError, signIn, statusOfAuthCode } from './sign-in.ts';
import { settledSessionOf } from './store.ts';

vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('./store.ts', () => ({ settledSessionOf: vi.fn<typeof settledSessionOf>() }));
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
const putOut: SettledSession = { status: 'signed-out', reason: 'inactive' };

beforeEach(() => {
  vi.useRealTimers();
  fromAuth.setPersistence.mockReset().mockResolvedValue();
  fromAuth.signInWithEmailAndPassword.mockReset().mockResolvedValue({ user: { uid: 'anjali' } });
  vi.mocked(settledSessionOf).mockReset().mockResolvedValue(putOut);
});

describe('signing in', () => {
  it('answers with the session that the account came to', async () => {
    await expect(signIn(credentials)).resolves.toBe(putOut);
    expect(fromAuth.signInWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith({}, email, 'monsoon-rain');
    expect(settledSessionOf).toHaveBeenCalledExactlyOnceWith('anjali');
  });

  it.each([
    ['keeps session and address when asked to', true, browserLocalPersistence, email],
    ['keeps neither when not', false, browserSessionPersistence, null],
  ])('%s', async (_case, rememberMe, persistence, remembered) => {
    storeText('rememberedEmail', 'someone.else@padavu.example');
    await signIn({ ...credentials, rememberMe });
    expect(fromAuth.setPersistence).toHaveBeenCalledExactlyOnceWith({}, persistence);
    expect(readStoredText('rememberedEmail')).toBe(remembered);
  });

  it("fails with the status of Auth's refusal, and remembers nothing", async () => {
    fromAuth.signInWithEmailAndPassword.mockRejectedValue(new FirebaseError('auth/invalid-credential', 'no'));
    await expect(signIn({ ...credentials, rememberMe: true })).rejects.toMatchObject({
      name: 'SignInError',
      status: 401,
    });
    expect(readStoredText('rememberedEmail')).toBeNull();
  });

  it('fails without a status of its own when it is not Auth that fails', async () => {
    fromAuth.signInWithEmailAndPassword.mockRejectedValue(new Error('something else'));
    await expect(signIn(credentials)).rejects.toMatchObject({ status: -1 });
  });

  it('fails like a network when the account stays silent', async () => {
    vi.useFakeTimers();
    vi.mocked(settledSessionOf).mockReturnValue(new Promise(() => {}));
    const failure = signIn(credentials).catch((error: unknown) => error);
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
