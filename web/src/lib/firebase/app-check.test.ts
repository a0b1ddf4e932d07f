import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn<(app: { name: string }, options: object) => object>(),
  getToken: vi.fn<(appCheck: object) => Promise<{ token: string }>>(),
  ReCaptchaEnterpriseProvider: class {
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  },
}));
vi.mock('firebase/app-check', () => sdk);

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_CONFIG', '{"apiKey":"key","projectId":"school"}');
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '6Lf-a_key');
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json({ success: true })));
  sdk.initializeAppCheck.mockReset().mockImplementation(({ name }) => ({ of: name }));
  sdk.getToken.mockReset().mockResolvedValue({ token: 'an-attestation' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Makes a call and returns its App Check header. */
async function headerOfCall(): Promise<string | null> {
  const { callApi } = await import('@/lib/api.ts');
  await callApi({ method: 'POST', path: '/newsletter', body: {}, reply: z.unknown() });
  return new Headers(fetchMock.mock.lastCall?.[1]?.headers).get('X-Firebase-AppCheck');
}

describe('a call to the API of a school with App Check', () => {
  it('carries the token, for which App Check is started once', async () => {
    expect(await headerOfCall()).toBe('an-attestation');
    expect(await headerOfCall()).toBe('an-attestation');
    expect(sdk.initializeAppCheck).toHaveBeenCalledOnce();
    expect(sdk.initializeAppCheck.mock.lastCall?.[1]).toMatchObject({
      provider: { siteKey: '6Lf-a_key' },
      isTokenAutoRefreshEnabled: true,
    });
  });

  it('does not start App Check before it is made', async () => {
    await import('@/lib/api.ts');
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  });

  it('is sent without a token when App Check has none', async () => {
    sdk.getToken.mockRejectedValue(new Error('reCAPTCHA error.'));
    expect(await headerOfCall()).toBeNull();
  });

  it('is sent without a token when reCAPTCHA has not answered after five seconds', async () => {
    const { appCheckToken } = await import('./app-check.ts');
    vi.useFakeTimers();
    sdk.getToken.mockReturnValue(new Promise(() => undefined));
    const token = appCheckToken();
    await vi.advanceTimersByTimeAsync(5000);
    await expect(token).resolves.toBeUndefined();
  });
});

describe('a call to the API of a school without App Check', () => {
  it('carries no token and starts nothing', async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', undefined);
    expect(await headerOfCall()).toBeNull();
    const { appCheck } = await import('./app.ts');
    expect(appCheck).toBeNull();
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  });
});
