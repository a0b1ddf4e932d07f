import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberTokens } from './records.ts';
import { revocationDone, revokeSession } from './revocation.ts';

const fetchMock = vi.fn<typeof fetch>();
const noToken = () => Promise.resolve(undefined);

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(Response.json({ success: true }));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('revoking a session', () => {
  it.each([
    ['user', '/api/users/logout'],
    ['admin', '/api/admin/logout'],
  ] as const)(
    'of a %s sends the token, even if the page is closed in the meantime',
    async (role, address) => {
      await expect(revokeSession(() => Promise.resolve('a-token'), role)).resolves.toBe('revoked');
      expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
        address,
        expect.objectContaining({
          method: 'POST',
          keepalive: true,
          headers: expect.objectContaining({ Authorization: 'Bearer a-token' }) as unknown,
        }),
      );
    },
  );

  it('uses the stored token while Auth has none', async () => {
    rememberTokens({ remembered: false, token: 'a-stored-token', admin: false });
    await revokeSession(noToken, 'user');
    expect(JSON.stringify(fetchMock.mock.calls)).toContain('a-stored-token');
  });

  it('is refused without a network, and sends nothing without a token', async () => {
    await expect(revokeSession(noToken, 'user')).resolves.toBe('refused');
    expect(fetchMock).not.toHaveBeenCalled();
    fetchMock.mockRejectedValue(new TypeError('no network'));
    await expect(revokeSession(() => Promise.resolve('a-token'), 'user')).resolves.toBe('refused');
  });

  it('is awaited briefly by the sign-out, and until its end by a sign-in', async () => {
    vi.useFakeTimers();
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    fetchMock.mockReturnValue(promise);
    const signOut = revokeSession(() => Promise.resolve('a-token'), 'user');
    const isOver = vi.fn<() => void>();
    void revocationDone().then(isOver);
    await vi.advanceTimersByTimeAsync(1500);
    await expect(signOut).resolves.toBe('late');
    expect(isOver).not.toHaveBeenCalled();
    answer(Response.json({ success: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toHaveBeenCalledOnce();
  });
});
