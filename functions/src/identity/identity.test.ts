import { describe, expect, it, vi } from 'vitest';
import { identityClient } from './identity.ts';

function clientThatGets(status: number, body: unknown, emulatorHost?: string) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  return { send, client: identityClient({ apiKey: () => 'a key', emulatorHost, fetch: send }) };
}

const refusal = (message: string) => ({ error: { code: 400, message } });
const session = { localId: 'asha', idToken: 'id', refreshToken: 'refresh', expiresIn: '3600' };

describe('signing in', () => {
  it('returns a session', async () => {
    const { client, send } = clientThatGets(200, session);
    expect(await client.signIn('a@b.example', 'password')).toEqual({
      outcome: 'signed-in',
      session: { uid: 'asha', token: 'id', refreshToken: 'refresh', expiresIn: 3600 },
    });
    expect(send.mock.calls[0]?.[0]).toBe(
      'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=a%20key',
    );
  });

  it('is sent to the emulator where there is one', async () => {
    const { client, send } = clientThatGets(200, session, '127.0.0.1:9099');
    await client.signIn('a@b.example', 'password');
    expect(send.mock.calls[0]?.[0]).toContain('http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/');
  });

  it.each([
    ['EMAIL_NOT_FOUND', 'refused'],
    ['INVALID_PASSWORD', 'refused'],
    ['INVALID_LOGIN_CREDENTIALS', 'refused'],
    ['USER_DISABLED', 'disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account was disabled.', 'too-many-attempts'],
  ])('reads %s as %s', async (message, outcome) => {
    const { client } = clientThatGets(400, refusal(message));
    expect(await client.signIn('a@b.example', 'password')).toEqual({ outcome });
  });

  it('reports a missing second factor where the password was right and the response has no tokens', async () => {
    const { client } = clientThatGets(200, { localId: 'asha', mfaPendingCredential: 'pending', mfaInfo: [] });
    expect(await client.signIn('a@b.example', 'password')).toEqual({ outcome: 'second-factor-required' });
  });

  it('fails with the reason, and without the address, for anything else', async () => {
    const { client } = clientThatGets(400, refusal('API_KEY_INVALID : a@b.example'));
    await expect(client.signIn('a@b.example', 'password')).rejects.toThrow(
      /^Identity Toolkit refused a sign-in: API_KEY_INVALID$/,
    );
  });
});

describe('asking for a link to set a new password', () => {
  it.each([
    [200, {}, 'requested'],
    [400, refusal('EMAIL_NOT_FOUND'), 'requested'],
    [400, refusal('USER_DISABLED'), 'requested'],
    [400, refusal('RESET_PASSWORD_EXCEED_LIMIT'), 'too-many-mails'],
  ])('with the response %i %j has the outcome %s', async (status, body, outcome) => {
    expect(await clientThatGets(status, body).client.sendPasswordReset('a@b.example')).toBe(outcome);
  });

  it('names the language of the mail', async () => {
    const { client, send } = clientThatGets(200, {});
    await client.sendPasswordReset('a@b.example', 'ml');
    await client.sendPasswordReset('a@b.example');
    const locales = send.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Firebase-Locale'));
    expect(locales).toEqual(['ml', 'en']);
  });

  it('fails for anything else', async () => {
    const { client } = clientThatGets(500, refusal('INTERNAL'));
    await expect(client.sendPasswordReset('a@b.example')).rejects.toThrow('INTERNAL');
  });
});

describe('setting a new password by a link', () => {
  it.each([
    [200, { email: 'a@b.example', requestType: 'PASSWORD_RESET' }, { outcome: 'set', email: 'a@b.example' }],
    [400, refusal('EXPIRED_OOB_CODE'), { outcome: 'bad-link' }],
    [400, refusal('INVALID_OOB_CODE'), { outcome: 'bad-link' }],
    [400, refusal('USER_DISABLED'), { outcome: 'bad-link' }],
    [400, refusal('WEAK_PASSWORD : Password should be at least 6 characters'), { outcome: 'weak' }],
    [
      400,
      refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements'),
      { outcome: 'weak' },
    ],
    [400, refusal('TOO_MANY_ATTEMPTS_TRY_LATER'), { outcome: 'too-many-attempts' }],
  ])('with the response %i %j results in %j', async (status, body, result) => {
    const { client, send } = clientThatGets(status, body);
    expect(await client.setPassword('a-code', 'monsoon-2026')).toEqual(result);
    expect(send.mock.calls[0]?.[1]?.body).toBe('{"oobCode":"a-code","newPassword":"monsoon-2026"}');
  });

  it('fails for anything else', async () => {
    const { client } = clientThatGets(500, refusal('INTERNAL'));
    await expect(client.setPassword('a-code', 'monsoon-2026')).rejects.toThrow('INTERNAL');
  });
});

describe('renewing a session', () => {
  it('returns a new one', async () => {
    const { client } = clientThatGets(200, {
      user_id: 'asha',
      id_token: 'id',
      refresh_token: 'next',
      expires_in: '3600',
    });
    expect(await client.refresh('refresh')).toEqual({
      uid: 'asha',
      token: 'id',
      refreshToken: 'next',
      expiresIn: 3600,
    });
  });

  it.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])(
    'returns none for %s',
    async (message) => {
      expect(await clientThatGets(400, refusal(message)).client.refresh('refresh')).toBeUndefined();
    },
  );

  it('fails for anything else', async () => {
    const { client } = clientThatGets(500, refusal('INTERNAL'));
    await expect(client.refresh('refresh')).rejects.toThrow('INTERNAL');
  });
});
