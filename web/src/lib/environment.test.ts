import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const settings = { VITE_FIREBASE_CONFIG: '{"apiKey":"key","projectId":"school"}' };

describe('the settings of a build', () => {
  it('have no site key of App Check unless one is set', () => {
    expect(readEnvironment(settings)).toEqual({
      firebase: { apiKey: 'key', projectId: 'school' },
      emulators: false,
      appCheckSiteKey: undefined,
    });
  });

  it('contain the site key of App Check', () => {
    const environment = readEnvironment({ ...settings, VITE_APP_CHECK_SITE_KEY: '6Lf-a_key' });
    expect(environment.appCheckSiteKey).toBe('6Lf-a_key');
  });

  it.each(['', 'a key', 'https://a.example'])('are rejected with the site key %j', (key) => {
    expect(() => readEnvironment({ ...settings, VITE_APP_CHECK_SITE_KEY: key })).toThrow(
      'VITE_APP_CHECK_SITE_KEY: is no site key of reCAPTCHA Enterprise',
    );
  });
});
