import { newSchool } from '@padavu/domain/school/school';
import { SiteCourse } from '@padavu/domain/site/site';
import { PublishedPages } from '@padavu/domain/site/site-document';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import { pageIds } from '@padavu/domain/site/page-content';
import { demoSite } from '@seed/site.ts';
import { publicPages } from '@tests/support/public-pages.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { pagePaths } from '@/lib/page-paths.ts';
import { builtPages, publicPages as pagesOf } from './pages.ts';
import { respond } from './site.ts';
import type { SiteParts } from './site.ts';

vi.mock(import('@/app/Root.tsx'), async (original) => {
  const root = await original();
  // On the server there is no document whose policy could exclude a page.
  return { ...root, rootLoader: { ...root.rootLoader, loader: () => Promise.resolve(null) } };
});

const parts: SiteParts = {
  template:
    '<!doctype html><html><head><title>School</title></head><body><div id="root"></div>\n<noscript>Script</noscript></body></html>',
  // Every page has a script of its own.
  scripts: new Proxy({}, { get: (_, name) => [`/static/${String(name)}.js`] }),
};

const course = SiteCourse.parse({
  id: 7,
  slug: 'pottery',
  title: 'Pottery',
  summary: 'Bowls and cups.',
  price: 500,
  originalPrice: 900,
  openForRegistration: true,
  updatedAt: '2026-11-01T10:00:00.000Z',
});

const school = { ...newSchool, name: 'Clay School', email: 'hello@clay.example' };
const pages = PublishedPages.parse(Object.fromEntries(pageIds.map((id) => [id, { content: {} }])));
const content: SiteDocument = { school, courses: [course], redirects: { ceramics: 'pottery' }, pages };

const at = (path: string, site = content) => respond(parts, site, path);

/** The content that is embedded in a document. */
const embeddedIn = (body: string): unknown =>
  JSON.parse(/id="site-content">(.*?)<\/script>/s.exec(body)?.[1] ?? '');

const pictureOf = (hash: string, width: number, height: number) => ({
  alt: 'Hands & clay',
  width,
  height,
  sources: [{ hash, width, height }],
});
/** The tags of the picture that is shared with a page, without the host. */
const sharedImage = async (overrides: Partial<typeof school>) => {
  const { body } = await at('/terms', { ...content, school: { ...school, ...overrides } });
  const tags = body.matchAll(/<meta (?:property="og:image|name="twitter:card)[^>]*>/g);
  return [...tags].map(([tag]) => /content="([^"]*)"/.exec(tag)?.[1]?.replace(/^https?:\/\/[^/]+/, ''));
};

const closed = (closedText: string) => ({
  ...content,
  school: { ...school, registration: { open: false, closedText } },
});
const linksToRegister = (body: string) => body.match(/ href="\/register[?"]/g)?.length ?? 0;
const linksInHeader = 1;

describe('the response of the site', () => {
  it.each([
    ['/courses/ceramics', '/courses/pottery'],
    ['/pottery', '/courses/pottery'],
    ['/courses/pottery/', '/courses/pottery'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/About', '/about'],
    ['/COURSES/Pottery', '/courses/pottery'],
    ['/Ceramics', '/courses/pottery'],
    ['/Login', '/login'],
    ['//', '/'],
    ['/courses/p%6Fttery', '/courses/pottery'],
    ['/about%20', '/about'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await at(path)).toMatchObject({ status: 301, location });
  });

  it.each([
    '/nowhere',
    '/%',
    '/%2F/about',
    '/courses/sculpture',
    '//evil.example/',
    '//evil.example',
    '/courses/constructor',
    '/__proto__',
  ])('%s is not found', async (path) => {
    const { status, location, body } = await at(path);
    expect([status, location]).toEqual([404, undefined]);
    expect(body).toContain('data-prerendered="/error"');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  it("a school's colour is in its pages, and in the files that other documents fetch", async () => {
    const coloured = { ...content, school: { ...school, colour: '#7A1F5C' } };
    expect((await at('/terms')).body).not.toContain('--mui-palette-primary-main:#7A1F5C');
    expect((await at('/terms', coloured)).body).toMatch(/<style id="brand">:root:root\{[^<]*#7A1F5C/);
    const { type, body } = await at('/brand.json', coloured);
    expect(type).toContain('application/json');
    expect(JSON.parse(body)).toMatchObject({ name: 'Clay School' });
    expect(body).toContain('#7A1F5C');
    const manifest = await at('/manifest.webmanifest', coloured);
    expect(JSON.parse(manifest.body)).toMatchObject({ short_name: 'Clay School', theme_color: '#7A1F5C' });
  });

  it('no page offers a registration while the school takes none, and a course page says why', async () => {
    for (const path of ['/', '/courses', '/about', '/courses/pottery']) {
      const [open, page] = [await at(path), await at(path, closed('We open in June.'))];
      expect(linksToRegister(open.body)).toBeGreaterThan(linksInHeader);
      expect(linksToRegister(page.body)).toBe(linksInHeader);
      expect(page.body).not.toContain('"@type":"Offer"');
    }
    expect((await at('/courses/pottery', closed('We open in June.'))).body).toContain('>We open in June.<');
    expect((await at('/courses/pottery', closed(''))).body).toContain('>This course is not open');
  });

  it('the registration says to people without scripts that it needs them, and where to ask', async () => {
    vi.stubEnv('SSR', true);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { body } = await at('/register');
    const [, note] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(note).toMatch(/^Registering needs JavaScript\. .*<a [^>]*href="\/contact"/);
    expect(body.match(/<noscript>/g)).toHaveLength(1);
  });

  it('a page that is shared shows the picture of the school, or else its icon', async () => {
    const icon = pictureOf('1c', 300, 300);
    expect(await sharedImage({})).toEqual(['/icon-512.png', '512', '512', 'Clay School', 'summary']);
    expect(await sharedImage({ icon })).toEqual(['/media/1c', '300', '300', 'Hands &amp; clay', 'summary']);
    expect(await sharedImage({ icon, socialPicture: pictureOf('50c1a1', 1200, 630) })).toEqual([
      '/media/50c1a1',
      '1200',
      '630',
      'Hands &amp; clay',
      'summary_large_image',
    ]);
  });

  it('a page contains what it was rendered with, and nothing in it ends the element early', async () => {
    const hostile = { ...school, name: '</script><script>alert(1)</script>' };
    const { status, body } = await at('/terms', { ...content, school: hostile });
    expect(status).toBe(200);
    expect(body).not.toContain('<script>alert(1)');
    const [, json = ''] = /id="site-content">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({ courses: content.courses, school: hostile });
  });

  it('an English page contains of the Malayalam of courses only the title, for the search', async () => {
    const ml = { title: 'മൺപാത്രങ്ങൾ', summary: 'പാത്രങ്ങളും കപ്പുകളും.' };
    const days = [
      { title: 'Clay', description: '', topics: [], picture: '', translations: { ml: { title: 'കളിമണ്ണ്' } } },
    ];
    const translated = { ...course, days, translations: { ml } };
    const { body } = await at('/courses/pottery', { ...content, courses: [translated] });
    const [, json = ''] = /id="site-content">(.*?)<\/script>/s.exec(body) ?? [];
    const { translations: _, ...day } = { ...days[0] };
    expect(JSON.parse(json)).toMatchObject({
      courses: [{ title: 'Pottery', translations: { ml: { title: ml.title } }, days: [day] }],
    });
    expect(body).not.toContain(ml.summary);
    expect(body).not.toContain('കളിമണ്ണ്');
  });

  it('an English page contains no Malayalam of the settings, and other documents get the tagline', async () => {
    const translated: typeof school = {
      ...school,
      payment: { ...school.payment, translations: { ml: { instructions: 'അടയ്ക്കൂ.' } } },
      registration: { ...school.registration, translations: { ml: { closedText: 'ജൂണിൽ' } } },
      translations: { ml: { tagline: 'കളിമണ്ണ്.' } },
    };
    const { body } = await at('/contact', { ...content, school: translated });
    expect(embeddedIn(body)).toMatchObject({ school });
    expect(body).not.toMatch(/അടയ്ക്കൂ|ജൂണിൽ|കളിമണ്ണ്|"translations"/);
    const brand = await at('/brand.json', { ...content, school: translated });
    expect(JSON.parse(brand.body)).toMatchObject({ translations: { ml: { tagline: 'കളിമണ്ണ്.' } } });
    expect(brand.body).not.toMatch(/അടയ്ക്കൂ|ജൂണിൽ/);
    expect(JSON.parse((await at('/brand.json')).body)).not.toHaveProperty('translations');
  });

  it('a page contains its own rendered content, and that of no other page', async () => {
    const terms = { summary: 'For {school}', sections: [{ heading: 'Why', text: '**Because.** <b>x</b>' }] };
    const written = PublishedPages.parse({
      ...pages,
      terms: { content: terms, publishedAt: '2026-01-02T00:00:00.000Z' },
      about: { content: { lead: 'All about clay' } },
      footer: { content: { text: 'At the end' } },
    });
    const { body } = await at('/terms', { ...content, pages: written });
    expect(body).toContain('For Clay School');
    expect(body).toContain('<strong>Because.</strong> &lt;b&gt;x&lt;/b&gt;');
    expect(body).toContain('2 January 2026');
    const [, json = ''] = /id="site-content">(.*?)<\/script>/s.exec(body) ?? [];
    const embedded: unknown = JSON.parse(json);
    expect(embedded).toMatchObject({
      pages: { terms: { summary: 'For Clay School' }, footer: { text: 'At the end' } },
    });
    expect(json).not.toContain('All about clay');
    const { body: sitemap } = await at('/sitemap.xml', { ...content, pages: written });
    expect(sitemap).toContain('/terms</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>');
  });

  it('an English page contains no Malayalam of its own content or of the footer', async () => {
    const written = PublishedPages.parse({
      ...pages,
      faq: {
        content: {
          lead: 'In short.',
          questions: [
            {
              question: 'Why?',
              answer: 'So.',
              translations: { ml: { question: 'എന്തുകൊണ്ട്?', answer: 'അങ്ങനെ.' } },
            },
          ],
          translations: { ml: { lead: 'ചുരുക്കത്തിൽ.' } },
        },
      },
      footer: { content: { text: 'At the end', translations: { ml: { text: 'അവസാനം' } } } },
    });
    const { body } = await at('/faq', { ...content, pages: written });
    expect(body).toContain('Why?');
    expect(body).toContain('At the end');
    expect(body).not.toMatch(/എന്തുകൊണ്ട്|അങ്ങനെ|ചുരുക്കത്തിൽ|അവസാനം/);
    expect(body).not.toContain('"translations":{"ml"');
  });

  it.each(Object.values(pagePaths))('%s is complete for a school that has written nothing', async (path) => {
    const { status, body } = await at(path);
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>/);
    expect(body).toMatch(/<meta name="description" content="[^"]+"/);
  });

  it('no page contains how to pay, or the days of a course that it is not about', async () => {
    const days = [{ title: 'Clay', description: 'From the river.', topics: [], picture: '' }];
    const withDays = {
      ...content,
      school: { ...school, payment: { ...school.payment, bankDetails: 'Account 1234' } },
      courses: [{ ...course, days }],
    };
    const { body } = await at('/terms', withDays);
    expect(body).toContain('"slug":"pottery"');
    expect(body).not.toContain('From the river.');
    expect(body).not.toContain('Account 1234');
  });

  it('the sitemap lists the pages that search engines may list, with the last change of a course', async () => {
    const { body } = await at('/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(addresses).toContain('/courses/pottery');
    expect(addresses).toContain('/register');
    expect(addresses).not.toContain('/error');
    expect(addresses).not.toContain('/newsletter/confirm');
    expect(body).toContain('/courses/pottery</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>');
  });

  it('a page and the sitemap name the same page in every language', async () => {
    const { body: page } = await at('/courses/pottery');
    const links = [...page.matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/g)];
    expect(links.map(([, language, path]) => [language, path])).toEqual([
      ['en', '/courses/pottery'],
      ['ml', '/ml/courses/pottery'],
      ['x-default', '/courses/pottery'],
    ]);
    const { body: sitemap } = await at('/sitemap.xml');
    expect(sitemap).toMatch(
      /<loc>[^<]*\/ml\/courses\/pottery<\/loc>.*hreflang="en" href="[^"]*\/courses\/pottery"/,
    );
    expect(sitemap).toMatch(/<loc>[^<]*[^/]\/ml<\/loc>/);
  });

  it('a page that does not exist has no address in other languages', async () => {
    expect((await at('/nowhere')).body).not.toContain('hreflang="x-default"');
  });

  it('security.txt names the school’s address for less than a year, and is not there without one', async () => {
    const { status, body, type } = await at('/.well-known/security.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: mailto:hello@clay.example\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
    const withoutEmail = { ...content, school: { ...school, email: '' } };
    expect((await at('/.well-known/security.txt', withoutEmail)).status).toBe(404);
  });
});

const demo = demoSite();
const site = 'https://padavu.example';

/** The document at an address of the demo. */
async function demoAt(path: string): Promise<Document> {
  const { status, body } = await at(path, demo);
  expect([path, status]).toEqual([path, 200]);
  return new DOMParser().parseFromString(body, 'text/html');
}

/** An attribute of an element that a document must have exactly once. */
function only(page: Document, selector: string, name = 'content'): string {
  const [found, ...more] = page.querySelectorAll(selector);
  if (!found || more.length > 0) throw new Error(`${selector} is needed once`);
  return found.getAttribute(name) ?? '';
}

/** The addresses of all pages and files. */
const knownPaths = new Set([...[...pagesOf(demo), ...builtPages].map((page) => page.path), '/licences.txt']);

const StructuredData = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

describe.each(publicPages)('the document at $path', ({ path, heading, title, says, data }) => {
  it('has its content', async () => {
    const page = await demoAt(path);
    expect(page.title).toBe(title);
    expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([heading]);
    expect(page.querySelector('main')?.textContent).toContain(says);
  });

  it('has metadata for search engines and for sharing', async () => {
    const page = await demoAt(path);
    const description = only(page, 'meta[name="description"]');
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(200);
    expect(only(page, 'link[rel="canonical"]', 'href')).toBe(site + path);
    expect(only(page, 'meta[property="og:url"]')).toBe(site + path);
    expect(only(page, 'meta[property="og:title"]')).toBe(title);
    expect(only(page, 'meta[property="og:description"]')).toBe(description);
    expect(only(page, 'meta[property="og:image"]')).toBe(`${site}/icon-512.png`);
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
    const scripts = page.querySelectorAll('script[type="application/ld+json"]');
    const types = [...scripts].map((script) => StructuredData.parse(JSON.parse(script.textContent))['@type']);
    expect(types).toEqual(data);
  });

  it('has only links to existing targets', async () => {
    const page = await demoAt(path);
    const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(targets).not.toEqual([]);
    for (const target of targets) expect(target).not.toMatch(/^(#|javascript:.*)?$/);
    const fragments = targets.filter((target) => target.startsWith('#'));
    expect(fragments.filter((part) => page.querySelectorAll(part).length !== 1)).toEqual([]);
    const internal = targets.filter((target) => target.startsWith('/'));
    // Every page has the other language at the same address behind `/ml`.
    const paths = internal.map(
      (target) => new URL(target, site).pathname.replace(/^\/ml(?=\/|$)/, '') || '/',
    );
    expect([...new Set(paths)].filter((one) => !knownPaths.has(one))).toEqual([]);
  });
});

describe('the documents of the demo', () => {
  it('have different descriptions', async () => {
    const descriptions = new Set<string>();
    for (const { path } of publicPages)
      descriptions.add(only(await demoAt(path), 'meta[name="description"]'));
    expect(descriptions.size).toBe(publicPages.length);
  });

  it('are those of the sitemap, each in both languages', async () => {
    const { body } = await at('/sitemap.xml', demo);
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const expected = publicPages.flatMap(({ path }) => [path, path === '/' ? '/ml' : `/ml${path}`]);
    expect(listed).toHaveLength(expected.length);
    expect(new Set(listed)).toEqual(new Set(expected.map((path) => site + path)));
  });
});
