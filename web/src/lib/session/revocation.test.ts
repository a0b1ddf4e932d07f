import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberTokens } from './records.ts';
import { revocationDone, revokeSession } from './revocation.ts';

const fetched = vi.fn<typeof fetch>();
const none = () => Promise.resolve(undefined);

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(Response.json({ success: true }));
  vi.stubGlobal('fetch', fetched);
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
    'of a %s asks for it with the token, also when the page is closed meanwhile',
    async (role, address) => {
      await expect(revokeSession(() => Promise.resolve('a-token'), role)).resolves.toBe('revoked');
      expect(fetched).toHaveBeenCalledExactlyOnceWith(
        address,
        expect.objectContaining({
          method: 'POST',
          keepalive: true,
          headers: expect.objectContaining({ Authorization: 'Bearer a-token' }) as unknown,
        }),
      );
    },
  );

  it('goes by the stored token while Auth has none', async () => {
    rememberTokens({ remembered: false, token: 'a-stored-token', admin: false });
    await revokeSession(none, 'user');
    expect(JSON.stringify(fetched.mock.calls)).toContain('a-stored-token');
  });

  it('is refused without a network, and asks nothing without a token', async () => {
    await expect(revokeSession(none, 'user')).resolves.toBe('refused');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRejectedValue(new TypeError('no network'));
    await expect(revokeSession(() => Promise.resolve('a-token'), 'user')).resolves.toBe('refused');
  });

  it('is waited for a moment, and by a sign-in until it is over', async () => {
    vi.useFakeTimers();
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    fetched.mockReturnValue(promise);
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
