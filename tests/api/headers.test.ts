import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { anAdmin, aLearner } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { apiUrl } from '../support/api-url.ts';

const origin = new URL(apiUrl()).origin;
const at = (path: string) => fetch(origin + path, { redirect: 'manual' });

/** The sources of a page's content security policy, by directive. */
function policyOf({ headers }: Response): Map<string, string[]> {
  const text = headers.get('content-security-policy') ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const emulators = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'].map(
  (name) => `http://${process.env[name]}`,
);
const [authEmulator = '', firestoreEmulator = ''] = emulators;

const publicPages = [
  '/',
  '/about',
  '/courses',
  '/courses/ecommerce-mastery',
  '/courses/digital-marketing',
  '/faq',
  '/register',
  '/error',
  '/nowhere',
  '/users',
];
const signInPages = ['/login', '/admin-login', '/forgot-password', '/reset', '/ml/login'];
const appPages = [
  '/user',
  '/user/dashboard',
  '/user/lesson/1/2/3',
  '/courses/3',
  '/ml/user',
  '/ml/user/dashboard',
  '/ml/user/lesson/1/2/3',
  '/ml/courses/3',
  '/admin',
  '/admin/login',
  '/admin/user/asha',
  '/admin/nowhere',
  // The shells that the service worker stores for the addresses above.
  '/learn',
  '/learn-course',
  '/learn-lesson',
  '/ml/learn',
  '/ml/learn-course',
  '/app',
  '/app-users',
];
const allPages = [...publicPages, ...signInPages, ...appPages, '/contact'];

describe('the policy of a page', () => {
  it.each(publicPages)('lets %s connect to its own site alone, and embed nothing', async (path) => {
    const policy = policyOf(await at(path));
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    // A course's picture may be on any site.
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
    expect(policy.get('script-src')?.filter((source) => source.startsWith('http'))).toEqual([]);
  });

  it.each(signInPages)(
    'lets %s connect to Firebase, and neither run foreign scripts nor embed anything',
    async (path) => {
      const policy = policyOf(await at(path));
      expect(policy.get('connect-src')).toEqual(["'self'", authEmulator, authEmulator, firestoreEmulator]);
      expect(policy.get('frame-src')).toEqual(["'none'"]);
      expect(policy.get('script-src')?.filter((source) => source.startsWith('http'))).toEqual([]);
    },
  );

  it.each(appPages)(
    'lets %s run the scripts of the video player, and no other foreign script',
    async (path) => {
      const policy = policyOf(await at(path));
      expect(policy.get('connect-src')).toEqual(["'self'", authEmulator, authEmulator, firestoreEmulator]);
      expect(policy.get('script-src')?.filter((source) => source.startsWith('http'))).toEqual([
        'https://www.youtube.com/iframe_api',
        'https://www.youtube.com/s/player/',
      ]);
    },
  );

  it('lets the contact page embed the map and nothing else', async () => {
    const policy = policyOf(await at('/contact'));
    expect(policy.get('frame-src')).toEqual(['https://www.openstreetmap.org/export/embed.html']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it.each(allPages)('of %s forbids everything else, and names the address for reports', async (path) => {
    const reply = await at(path);
    const policy = policyOf(reply);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    for (const directive of ['object-src', 'frame-ancestors'])
      expect(policy.get(directive)).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
    expect([policy.get('report-uri'), policy.get('report-to')]).toEqual([['/api/reports/csp'], ['csp']]);
    expect(reply.headers.get('reporting-endpoints')).toBe('csp="/api/reports/csp"');
  });
});

/** Hosting's network caches rendered pages for half a minute, and longer while Firestore is unavailable. */
const renderedPageCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

describe('the headers of a page', () => {
  it.each([
    ...[...publicPages, '/contact', '/sitemap.xml'].map((path) => [path, renderedPageCaching]),
    ...[...signInPages, ...appPages, '/service-worker.js', '/ml/service-worker.js', '/robots.txt'].map(
      (path) => [path, 'no-cache'],
    ),
  ])('of %s contain every security header, and the Cache-Control %s', async (path = '', cache = '') => {
    const { headers } = await at(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': cache,
    });
  });

  it('let other sites show the school’s pictures', async () => {
    const { headers } = await at('/assets/brand/mark.svg');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('a file of the site', () => {
  it('contains the licences, to which the legal pages link', async () => {
    const { status, headers } = await at('/licences.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  });

  it('keeps search engines out of the pages behind the sign-in, and names the sitemap', async () => {
    const lines = (await (await at('/robots.txt')).text()).split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([
      'Disallow: /api/',
      'Disallow: /user/',
      'Disallow: /ml/user/',
      'Disallow: /admin/',
    ]);
    expect(lines).toContain('Sitemap: https://padavu.example/sitemap.xml');
  });
});

describe('a response of the API', () => {
  it.each(['/health', '/nowhere', '/admin/users'])(
    '%s runs nothing when it is opened as a page',
    async (path) => {
      const { headers } = await api('GET', path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it('that is the reference page leaves the rest of the policy to that page', async () => {
    const { headers } = await api('GET', '/docs');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it.each([
    ['an administrator', '/admin/logout', anAdmin],
    ['a learner', '/users/logout', aLearner],
  ])('that signs %s out clears the browser’s cache, but no storage', async (_who, path, someone) => {
    const { token } = await someone();
    const { status, headers } = await api('POST', path, { token });
    expect([status, headers.get('clear-site-data')]).toEqual([200, '"cache"']);
  });
});

const site = new URL('../../web/dist/', import.meta.url);

/** The inline scripts of a page, without those that only contain data. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(({ text }) => text);
}

describe('the built pages', () => {
  it('run only inline scripts whose hashes are in the policy of their address', async () => {
    const usedHashes = new Set<string>();
    const builtPaths: string[] = [];
    for await (const file of glob('**/*.html', { cwd: site }))
      builtPaths.push(`/${file.replace(/\.html$/, '')}`);
    expect(builtPaths.length).toBeGreaterThan(10);
    for (const path of [...builtPaths, ...publicPages, '/contact']) {
      const reply = await at({ '/app': '/admin', '/learn': '/user', '/ml/learn': '/ml/user' }[path] ?? path);
      const html = await reply.text();
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
      const allowed = policyOf(reply).get('script-src');
      for (const script of inlineScripts(html)) {
        const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
        expect(allowed).toContain(hash);
        usedHashes.add(hash);
      }
    }
    // The policy contains no hash of a script that no page has.
    const policyHashes = policyOf(await at('/'))
      .get('script-src')
      ?.filter((source) => source.includes('sha256'));
    expect(new Set(policyHashes)).toEqual(usedHashes);
  });

  it('link to no source map, and none is served', async () => {
    for await (const file of glob('**/*.js', { cwd: site })) {
      expect(readFileSync(new URL(file, site), 'utf8')).not.toContain('sourceMappingURL');
      expect((await fetch(`${origin}/${file}.map`)).status).toBe(404);
    }
  }, 60_000);
});

describe("a browser's report of the policy", () => {
  const report = {
    'document-uri': 'https://a.example/reset?oobCode=secret',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x',
  };

  it.each([
    ['application/csp-report', { 'csp-report': report }],
    [
      'application/reports+json',
      [{ type: 'csp-violation', age: 0, url: 'https://a.example/', user_agent: 'A browser', body: {} }],
    ],
    ['application/json', { 'csp-report': report }],
  ])('is accepted as %s', async (type, body) => {
    const reply = await api('POST', '/reports/csp', { body, headers: { 'Content-Type': type } });
    expect([reply.status, reply.body]).toEqual([200, { success: true }]);
  });

  it.each([[{}], [[1]], ['{"csp-report":'], [{ 'csp-report': 'x'.repeat(110_000) }]])(
    'is refused when it is not valid: %#',
    async (body) => {
      const { status } = await api('POST', '/reports/csp', { body });
      expect([400, 413]).toContain(status);
    },
  );
});
