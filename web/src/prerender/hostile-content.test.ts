import { SiteDocument } from '@padavu/domain/site/site-document';
import { describe, expect, it, vi } from 'vitest';
import { pagePaths } from '@/lib/page-paths.ts';
import { coursePath } from '@/lib/paths.ts';
import { demoSite } from '@seed/site.ts';
import { respond } from './site.ts';
import type { SiteParts } from './site.ts';

vi.mock(import('@/app/Root.tsx'), async (original) => {
  const root = await original();
  // On the server there is no document whose policy could exclude a page.
  return { ...root, rootLoader: { ...root.rootLoader, loader: () => Promise.resolve(null) } };
});

const parts: SiteParts = {
  template:
    '<!doctype html><html><head><title>School</title></head><body><div id="root"></div></body></html>',
  scripts: new Proxy({}, { get: (_, name) => [`/static/${String(name)}.js`] }),
};

/** Texts that would run as code if one of the languages in which they are embedded interpreted them. */
const hostileTexts = {
  'the end of every element':
    '</title></style></textarea></noscript></script><script>window.hurt=1</script><img src=x onerror=window.hurt=1>',
  'the end of an attribute': `x" onmouseover="window.hurt=1" style="}*{color:red}" ' onfocus='window.hurt=1`,
  'an address that runs': 'javascript:window.hurt=1',
  'a page as an address': 'data:text/html,<script>window.hurt=1</script>',
  'an address with an attribute in it': 'https://evil.example/"onerror="window.hurt=1',
  'Markdown that is HTML':
    '[x](javascript:window.hurt=1) ![x](x"onerror="window.hurt=1) <svg onload=window.hurt=1>',
  'a replacement pattern': "$& $' $` $1 ${window.hurt=1} {school} {{name}}",
  'a comment': '--><!--><script>window.hurt=1</script>]]>',
};

/** Replaces every text of a value. What the schema does not accept gets its default afterwards, as in the store. */
function replaceTexts(value: unknown, replacement: string): unknown {
  if (typeof value === 'string') return replacement;
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, replacement));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceTexts(one, replacement)]));
}

const picture = (hash: string) => ({
  alt: 'Hands',
  width: 1200,
  height: 630,
  sources: [{ hash: hash.repeat(64), width: 1200, height: 630 }],
});

const demo = demoSite();
const [demoCourse] = demo.courses;
/** The demo school, with the fields that it leaves empty. */
const full = {
  ...demo,
  school: {
    ...demo.school,
    logo: picture('a'),
    socialPicture: picture('b'),
    payment: { upiId: 'a@b', payee: 'Somebody', bankDetails: 'A bank', instructions: 'Pay' },
    social: {
      facebook: 'https://a.example',
      instagram: 'https://b.example',
      linkedin: 'https://c.example',
      youtube: 'https://d.example',
    },
  },
};
const slug = demoCourse?.slug ?? '';

/** The content with hostile texts in every field; a course keeps its slug, because the tests request its page. */
function hostileContent(text: string): SiteDocument {
  const hostile = SiteDocument.parse(replaceTexts(full, text));
  const [course] = SiteDocument.parse({
    ...full,
    courses: [Object.assign({}, replaceTexts(demoCourse, text), { slug })],
  }).courses;
  if (!course) throw new Error('No course could be read');
  return { ...hostile, courses: [course] };
}

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');
/** What a browser would run, apart from attributes and addresses. */
const programs = ({ scripts }: Document) =>
  [...scripts].filter(({ type }) => !type.endsWith('json')).map(({ outerHTML }) => outerHTML);
/** The addresses in a page. React gives a form that it submits itself an address that throws. */
const addresses = (page: Document) =>
  [...page.querySelectorAll('*')]
    .flatMap(({ attributes }) => Array.from(attributes))
    .filter(({ name }) => /^(href|src|action|formaction|poster|data)$/.test(name))
    .map(({ value }) => value);
const hasSafeProtocol = (address: string) =>
  /^(https?|mailto|tel):$/.test(new URL(address, 'https://school.example').protocol);
const frames = (page: Document) =>
  [...page.querySelectorAll('iframe, object, embed, base, meta[http-equiv]')].map(
    ({ localName }) => localName,
  );

const pages = [...Object.values(pagePaths), coursePath(slug), '/register', '/nowhere'];

describe.each(Object.entries(hostileTexts))('with %s in every field', (_, text) => {
  const content = hostileContent(text);

  it.each(pages)('%s runs none of it, and has no address that runs', async (path) => {
    const { body } = await respond(parts, content, path);
    const page = parseHtml(body);
    const harmless = parseHtml((await respond(parts, full, path)).body);
    const elements = [...page.querySelectorAll('*')];
    expect(page.querySelector('#root [class]')).not.toBeNull();
    expect(programs(page)).toEqual(programs(harmless));
    expect(frames(page)).toEqual(frames(harmless));
    const attributes = elements.flatMap((element) => Array.from(element.attributes));
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    const usualAddresses = addresses(harmless);
    expect(
      addresses(page).filter((address) => !usualAddresses.includes(address) && !hasSafeProtocol(address)),
    ).toEqual([]);
    for (const style of page.querySelectorAll('style')) expect(style.textContent).not.toContain('hurt');
    for (const data of page.querySelectorAll('script[type]')) {
      expect(JSON.parse(data.textContent ?? '')).toBeTypeOf('object');
    }
  });

  it('files for machines stay valid', async () => {
    for (const path of ['/brand.json', '/manifest.webmanifest']) {
      expect(JSON.parse((await respond(parts, content, path)).body)).toBeTypeOf('object');
    }
    const { body } = await respond(parts, content, '/sitemap.xml');
    const sitemap = new DOMParser().parseFromString(body, 'application/xml');
    expect(sitemap.querySelector('parsererror')).toBeNull();
    expect(sitemap.querySelectorAll('loc').length).toBeGreaterThan(5);
  });
});
