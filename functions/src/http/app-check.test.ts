import { messages } from '@padavu/domain/messages';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '#/app.ts';
import { appCheckTokens } from '#/identity/app-check.ts';
import { appCheck, readAppCheckMode, type AppCheckMode } from './app-check.ts';
import type { Log } from './record-requests.ts';
import { ok } from './reply.ts';
import { serve } from '#/test/serve.ts';

const contract = {
  method: 'GET',
  path: '/thing',
  operationId: 'getThing',
  summary: 'Do a thing',
  tag: 'Users',
  access: 'public',
  replies: {},
} as const;
const refusal = (code: string, cause?: object) => Object.assign(new Error('No'), { code, cause });

/** Answers like the Admin SDK. */
function verifyToken(token: string): Promise<unknown> {
  switch (token) {
    case 'good':
      return Promise.resolve({ appId: 'web' });
    case 'old':
      return Promise.reject(refusal('app-check/app-check-token-expired', refusal('token-expired')));
    case 'without keys':
      return Promise.reject(refusal('app-check/invalid-argument', refusal('key-fetch-error')));
    case 'without project':
      return Promise.reject(refusal('app-check/invalid-credential'));
    default:
      return Promise.reject(refusal('app-check/invalid-argument'));
  }
}

/**
 * Makes one call to an endpoint behind the step, and returns the response, the logged line, and how often the verifier
 * was loaded.
 */
async function callIn(mode: AppCheckMode, token?: string) {
  const load = vi.fn<() => Promise<{ verifyToken: typeof verifyToken }>>(() =>
    Promise.resolve({ verifyToken }),
  );
  const info = vi.fn<Log['info']>();
  const step = appCheck({ mode: () => mode, verify: appCheckTokens(load) });
  const handle = step.attested({ contract, handle: () => Promise.resolve(ok({ success: true })) });
  const app = createApp({
    endpoints: [{ contract, handle }],
    log: { info, error: info },
    clock: () => 0,
    newRequestId: () => 'id',
    showsReads: false,
  });
  const headers: Record<string, string> = token === undefined ? {} : { 'X-Firebase-AppCheck': token };
  const response = await fetch(`${await serve(app)}/thing`, { headers });
  const line = (await vi.waitUntil(() => info.mock.calls.at(0)))[1];
  return { response, line, loaded: load.mock.calls.length };
}

const tokens = [undefined, '', 'forged', 'old', 'without keys', 'without project', 'good'];

describe('a call where App Check is off', () => {
  it.each(tokens)('with the token %j is answered without a check', async (token) => {
    const { response, line, loaded } = await callIn('off', token);
    expect([response.status, loaded]).toEqual([200, 0]);
    expect(line).not.toHaveProperty('appCheck');
  });
});

const results = [
  [undefined, 'missing'],
  ['', 'missing'],
  ['forged', 'invalid'],
  ['old', 'invalid'],
  ['without keys', 'unverifiable'],
  ['without project', 'unverifiable'],
  ['good', 'valid'],
] as const;

describe('a call where App Check is monitored', () => {
  it.each(results)('with the token %j is answered, and logged as %s', async (token, appCheckOfLine) => {
    const { response, line } = await callIn('monitor', token);
    expect(response.status).toBe(200);
    expect(line).toHaveProperty('appCheck', appCheckOfLine);
    expect(JSON.stringify(line)).not.toContain('forged');
  });
});

describe('a call where App Check is enforced', () => {
  it.each([undefined, '', 'forged', 'old'])(
    'with the token %j is refused with 401 and a message',
    async (token) => {
      const { response } = await callIn('enforce', token);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        success: false,
        message: messages.server.notAttested,
        code: 'app-check',
      });
    },
  );

  it.each(['without keys', 'without project'])(
    'is answered with 503 where the token cannot be verified: %s',
    async (token) => {
      const { response } = await callIn('enforce', token);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    },
  );

  it('with a valid token is answered', async () => {
    const { response, line } = await callIn('enforce', 'good');
    expect(response.status).toBe(200);
    expect(line).toHaveProperty('appCheck', 'valid');
  });
});

describe('the parameter APP_CHECK', () => {
  it.each(['off', 'monitor', 'enforce'])('may be %s', (mode) => {
    expect(readAppCheckMode(mode)).toBe(mode);
  });

  it('is off where nothing is set', () => {
    expect(readAppCheckMode(undefined)).toBe('off');
  });

  it.each(['', 'on', 'Enforce', 'true'])('cannot be %j', (text) => {
    expect(() => readAppCheckMode(text)).toThrow(
      `APP_CHECK is "${text}", and can only be one of: off, monitor, enforce.`,
    );
  });
});
