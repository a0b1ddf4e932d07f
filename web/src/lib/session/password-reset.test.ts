import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as api from '@/lib/api.ts';
import { ApiError, callApi } from '@/lib/api.ts';
import { addressOfLink, sendResetLink, setNewPassword } from './password-reset.ts';

const firebase = vi.hoisted(() => ({
  sendPasswordResetEmail: vi.fn<(auth: unknown, email: string) => Promise<void>>(),
  verifyPasswordResetCode: vi.fn<(auth: unknown, code: string) => Promise<string>>(),
}));
const auth = vi.hoisted(() => ({ languageCode: null }));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth }));
vi.mock('firebase/auth', () => firebase);

vi.mock('@/lib/api.ts', async (original) => ({
  ...(await original<typeof api>()),
  callApi: vi.fn<typeof callApi>(),
}));
const call = vi.mocked(callApi);

const refusal = (code: string) => new FirebaseError(code, code);

beforeEach(() => {
  firebase.sendPasswordResetEmail.mockReset().mockResolvedValue();
  call.mockReset();
});

describe('resetting a password', () => {
  it('asks Auth to send the link', async () => {
    await sendResetLink('anjali@padavu.example');
    expect(firebase.sendPasswordResetEmail).toHaveBeenCalledExactlyOnceWith(auth, 'anjali@padavu.example');
    expect(auth.languageCode).toBe('en');
  });

  it('resolves for an unknown address as for any other', async () => {
    firebase.sendPasswordResetEmail.mockRejectedValue(refusal('auth/user-not-found'));
    await expect(sendResetLink('nobody@padavu.example')).resolves.toBeUndefined();
  });

  it.each([
    ['auth/expired-action-code', 'link'],
    ['auth/invalid-action-code', 'link'],
    ['auth/user-disabled', 'link'],
    ['auth/user-not-found', 'link'],
    ['auth/network-request-failed', 'network'],
    ['auth/too-many-requests', 'too-many'],
    ['auth/internal-error', 'unknown'],
  ])('turns the code %s into the failure %s', async (code, failure) => {
    firebase.verifyPasswordResetCode.mockRejectedValue(refusal(code));
    await expect(addressOfLink('a-code')).rejects.toMatchObject({ failure });
  });

  it('sets the password by the API, which ends the sessions of the account', async () => {
    call.mockResolvedValue({ success: true });
    await setNewPassword('a-code', 'monsoon-2026');
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        method: 'POST',
        path: '/users/password-reset/confirm',
        body: { code: 'a-code', password: 'monsoon-2026' },
      }),
    );
  });

  it.each([
    [400, 'code', 'link'],
    [400, 'password', 'weak'],
    [429, undefined, 'too-many'],
    [500, undefined, 'unknown'],
    [0, undefined, 'network'],
  ])('turns the response %i at %s into the failure %s', async (status, path, failure) => {
    const errors = path === undefined ? undefined : [{ path, message: 'no' }];
    call.mockRejectedValue(
      new ApiError(status, 'no', { success: false, code: 'validation', message: 'no', errors }),
    );
    await expect(setNewPassword('a-code', 'monsoon-2026')).rejects.toMatchObject({ failure });
  });
});
