import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as api from '@/lib/api.ts';
import { ApiError, callApi } from '@/lib/api.ts';
import { rememberTokens } from '@/lib/session/records.ts';
import { renewIdToken } from '@/lib/session/store.ts';
import { readStoredText } from '@/lib/stored.ts';
import { refreshSession } from './session-refresh.ts';

vi.mock('@/lib/session/store.ts', () => ({ renewIdToken: vi.fn<typeof renewIdToken>() }));
vi.mock('@/lib/api.ts', async (original) => ({
  ...(await original<typeof api>()),
  callApi: vi.fn<typeof callApi>(),
}));

const call = vi.mocked(callApi);
const storedTokens = () =>
  (['token', 'adminToken', 'refreshToken'] as const).map((key) => readStoredText(key));

const authError = (code: string) => Object.assign(new Error('no'), { code: `auth/${code}` });

beforeEach(() => {
  call.mockReset().mockResolvedValue({ token: 'a-new-token', refreshToken: 'refresh-2' });
  vi.mocked(renewIdToken).mockReset().mockResolvedValue('from-auth');
  rememberTokens({ remembered: true, token: 'a-token', refreshToken: 'refresh-1', admin: true });
});

describe('the refresh routine', () => {
  it('posts the stored refresh token, stores the new tokens, and makes Auth renew its token', async () => {
    await expect(refreshSession()).resolves.toEqual({ state: 'renewed', token: 'a-new-token' });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        method: 'POST',
        path: '/auth/refresh',
        body: { refreshToken: 'refresh-1' },
      }),
    );
    expect(storedTokens()).toEqual(['a-new-token', 'a-new-token', 'refresh-2']);
    expect(renewIdToken).toHaveBeenCalledOnce();
  });

  it('runs once for calls that are refused at the same time, and again later', async () => {
    await Promise.all([refreshSession(), refreshSession()]);
    expect(call).toHaveBeenCalledTimes(1);
    await refreshSession();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('reports the session as over without a refresh token, and sends nothing', async () => {
    localStorage.removeItem('refreshToken');
    await expect(refreshSession()).resolves.toEqual({ state: 'over' });
    expect(call).not.toHaveBeenCalled();
  });

  it.each([401, 403, 400])('reports the session as over when the answer is %i', async (status) => {
    call.mockRejectedValue(new ApiError(status, 'no'));
    await expect(refreshSession()).resolves.toEqual({ state: 'over' });
    expect(storedTokens()).toEqual(['a-token', 'a-token', 'refresh-1']);
  });

  it.each([0, 429, 500, 503])('reports nothing about the session when the answer is %i', async (status) => {
    const error = new ApiError(status, 'no');
    call.mockRejectedValue(error);
    await expect(refreshSession()).resolves.toEqual({ state: 'unreachable', error });
  });

  it('reports nothing about the session when the answer cannot be read', async () => {
    call.mockRejectedValue(new TypeError('no token'));
    await expect(refreshSession()).resolves.toMatchObject({ state: 'unreachable', error: { status: 500 } });
  });

  it('reports nothing about the session when only App Check is missing', async () => {
    const error = new ApiError(401, 'no', { success: false, message: 'no', code: 'app-check' });
    call.mockRejectedValue(error);
    await expect(refreshSession()).resolves.toEqual({ state: 'unreachable', error });
  });
});

describe('the refresh routine of a session that ends with the window', () => {
  beforeEach(() => rememberTokens({ remembered: false, token: 'a-token', admin: true }));

  it('makes Auth renew the token, and posts nothing', async () => {
    await expect(refreshSession()).resolves.toEqual({ state: 'renewed', token: 'from-auth' });
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['over when Auth refuses', authError('user-token-expired'), 'over'],
    ['unreachable when Auth is out of order', authError('internal-error'), 'unreachable'],
    ['unreachable without a network', new ApiError(0, 'no network'), 'unreachable'],
  ])('is %s', async (_case, error, state) => {
    vi.mocked(renewIdToken).mockRejectedValue(error);
    await expect(refreshSession()).resolves.toMatchObject({ state });
  });

  it('is over when nobody is signed in', async () => {
    vi.mocked(renewIdToken).mockResolvedValue(undefined);
    await expect(refreshSession()).resolves.toEqual({ state: 'over' });
  });
});
