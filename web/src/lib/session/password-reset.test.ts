import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOfLink, sendResetLink, setNewPassword } from './password-reset.ts';

const firebase = vi.hoisted(() => ({
  sendPasswordResetEmail: vi.fn<(auth: unknown, email: string) => Promise<void>>(),
  verifyPasswordResetCode: vi.fn<(auth: unknown, code: string) => Promise<string>>(),
  confirmPasswordReset: vi.fn<(auth: unknown, code: string, password: string) => Promise<void>>(),
}));
const auth = vi.hoisted(() => ({ languageCode: null }));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth }));
vi.mock('firebase/auth', () => firebase);

const refusal = (code: string) => new FirebaseError(code, code);

beforeEach(() => {
  firebase.sendPasswordResetEmail.mockReset().mockResolvedValue();
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
    ['auth/weak-password', 'weak'],
    ['auth/internal-error', 'unknown'],
  ])('turns the code %s into the failure %s', async (code, failure) => {
    firebase.verifyPasswordResetCode.mockRejectedValue(refusal(code));
    firebase.confirmPasswordReset.mockRejectedValue(refusal(code));
    await expect(addressOfLink('a-code')).rejects.toMatchObject({ failure });
    await expect(setNewPassword('a-code', 'monsoon-2026')).rejects.toMatchObject({ failure });
  });
});
