import * as english from '@padavu/domain/site/unavailable-texts';
import * as inMalayalam from '@padavu/domain/site/unavailable-texts.ml';
import type { CertificateCheck } from '@padavu/domain/learning/certificate';
import { newSchool } from '@padavu/domain/school/school';
import { throttleLimits } from '@padavu/domain/api/throttle-limits';
import { pageIds } from '@padavu/domain/site/page-content';
import { PublishedPages, type SiteDocument } from '@padavu/domain/site/site-document';
import { describe, expect, it, vi } from 'vitest';
import type { ReadMedia } from './media.ts';
import type { Log } from './http/record-requests.ts';
import { throttle } from './http/throttle.ts';
import { createSite, type Renderer } from './site.ts';
import { serve } from './test/serve.ts';

const content = (name: string): SiteDocument => ({
  school: { ...newSchool, name },
  courses: [],
  redirects: {},
  pages: PublishedPages.parse(Object.fromEntries(pageIds.map((id) => [id, { content: {} }]))),
});

const valid: CertificateCheck = {
  number: 'K7M3-QX9A-2BCD-EF45',
  status: 'valid',
  name: 'Asha Menon',
  course: 'Pottery',
  school: 'School',
  completedOn: '2026-05-04',
  issuedAt: new Date(0),
  days: 30,
  hours: 0,
  replacedBy: '',
};

/** Reads are counted in memory. */
const throttles = { take: () => Promise.resolve(0), forget: () => Promise.resolve() };

const log = { info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>() };

/** Serves a site with the given content and renderer on a port of its own. */
async function siteOf(
  readContent: () => Promise<SiteDocument>,
  renderer: Renderer,
  readMedia: ReadMedia = () => Promise.resolve(undefined),
  throttleFactor = 1,
) {
  const app = createSite({
    readContent,
    readMedia,
    renderer,
    readCertificate: (number) => Promise.resolve(number === valid.number ? valid : undefined),
    certificateRenderer: (_content, certificate, language) =>
      Promise.resolve({
        status: certificate ? 200 : 404,
        type: 'text/html; charset=utf-8',
        body: `${certificate?.name ?? 'Nobody'} in ${language}`,
      }),
    certificatePdf: (school, { name }, address, language) =>
      Promise.resolve(Buffer.from(`%PDF ${language} ${school.name} ${name} ${address}`)),
    siteUrl: () => 'https://school.example',
    takeRead: throttle({ throttles, factor: () => throttleFactor, clock: () => 0 }).takeRead,
    log,
    clock: () => 0,
    newRequestId: () => 'request',
    showsReads: false,
  });
  const origin = await serve(app);
  return (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });
}

const page: Renderer = ({ school }, path) =>
  Promise.resolve({ status: 200, type: 'text/html; charset=utf-8', body: `${school.name} ${path}` });

const missing: Renderer = (_content, path) =>
  Promise.resolve({ status: 404, type: 'text/html; charset=utf-8', body: `Nothing at ${path}` });

describe('the public site', () => {
  it('serves a certificate as a file, and redirects to its page where there is none', async () => {
    const at = await siteOf(() => Promise.resolve(content('School')), page);
    const file = await at(`/certificate/${valid.number}.pdf`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await file.text()).toBe(
      `%PDF en School Asha Menon https://school.example/certificate/${valid.number}`,
    );
    for (const number of ['K7M3-QX9A-2BCD-EF46', 'nothing'])
      expect((await at(`/certificate/${number}.pdf`)).headers.get('location')).toBe(`/certificate/${number}`);
  });

  it('shows a certificate to anyone who has its number, in any spelling, and lets edges cache it briefly', async () => {
    const at = await siteOf(() => Promise.resolve(content('School')), page);
    const found = await at(`/certificate/${valid.number}`);
    expect([found.status, await found.text()]).toEqual([200, 'Asha Menon in en']);
    expect(found.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    const typed = await at('/certificate/k7m3qx9a2bcdef45');
    expect([typed.status, typed.headers.get('location')]).toEqual([301, `/certificate/${valid.number}`]);
    for (const number of ['K7M3-QX9A-2BCD-EF46', 'anything', '..%2f..%2fusers']) {
      expect((await at(`/certificate/${number}`)).status).toBe(404);
    }
  });

  it('shows a certificate in the language of the address, as a page and as a file', async () => {
    const at = await siteOf(() => Promise.resolve(content('School')), page);
    const path = `/ml/certificate/${valid.number}`;
    expect(await (await at(path)).text()).toBe('Asha Menon in ml');
    expect(await (await at(`${path}.pdf`)).text()).toBe(
      `%PDF ml School Asha Menon https://school.example${path}`,
    );
    for (const [requested, location] of [
      ['/ml/certificate/k7m3qx9a2bcdef45', path],
      ['/ml/certificate/nothing.pdf', '/ml/certificate/nothing'],
    ])
      expect((await at(requested ?? '')).headers.get('location')).toBe(location);
    expect((await at('/ml/certificate/nothing')).status).toBe(404);
  });

  it('has no page at an address that cannot be decoded', async () => {
    const at = await siteOf(() => Promise.resolve(content('School')), missing);
    for (const path of ['/certificate/%ff', '/certificate/%ff.pdf', '/ml/certificate/%', '/media/%ff']) {
      const reply = await at(path);
      expect([reply.status, await reply.text()]).toEqual([404, `Nothing at ${path}`]);
    }
  });

  it('is compressed for clients that accept it, and uncompressed for others', async () => {
    const body = 'Learn by doing. '.repeat(1000);
    const long: Renderer = () => Promise.resolve({ status: 200, type: 'text/html; charset=utf-8', body });
    const at = await siteOf(() => Promise.resolve(content('School')), long);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const reply = await at('/about', { headers: { 'Accept-Encoding': encoding } });
      expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(reply.headers.get('vary')).toContain('Accept-Encoding');
      expect(await reply.text()).toBe(body);
    }
  });

  it('shows the content as it is stored now, and renders a page once for each content', async () => {
    let stored = content('First');
    let rendered = 0;
    const at = await siteOf(
      () => Promise.resolve(structuredClone(stored)),
      (...args) => {
        rendered += 1;
        return page(...args);
      },
    );
    expect(await (await at('/about')).text()).toBe('First /about');
    expect(await (await at('/about')).text()).toBe('First /about');
    expect(rendered).toBe(1);
    stored = content('Second');
    expect(await (await at('/about')).text()).toBe('Second /about');
    expect(rendered).toBe(2);
  });

  it('shows its last good copy while the store does not answer, and lets edges cache it for seconds', async () => {
    let isAway = false;
    const at = await siteOf(
      () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(content('School'))),
      page,
    );
    expect((await at('/')).headers.get('cache-control')).toContain('s-maxage=30');
    isAway = true;
    const reply = await at('/courses');
    expect([reply.status, await reply.text()]).toEqual([200, 'School /courses']);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  });

  it.each([
    ['/about', 'en', english.title],
    ['/ml/about', 'ml', inMalayalam.title],
    ['/ML', 'ml', inMalayalam.title],
  ])('says that it is unavailable in the language of %s', async (path, language, title) => {
    const at = await siteOf(() => Promise.reject(new Error('away')), page);
    const body = await (await at(path)).text();
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('answers 503 where it has no copy, and lets nobody cache that', async () => {
    const at = await siteOf(() => Promise.reject(new Error('away')), page);
    const reply = await at('/');
    expect(reply.status).toBe(503);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('retry-after')).toBe('30');
    expect(await reply.text()).toContain('Please try again in a minute.');
  });

  it('shows its last good copy when the store stops answering', async () => {
    let isSilent = false;
    const at = await siteOf(
      () => (isSilent ? new Promise(() => undefined) : Promise.resolve(content('School'))),
      page,
    );
    await at('/');
    isSilent = true;
    expect((await at('/')).status).toBe(200);
  });

  it('shows the other pages when one cannot be rendered', async () => {
    const at = await siteOf(
      () => Promise.resolve(content('School')),
      (current, path) => (path === '/broken' ? Promise.reject(new Error('broken')) : page(current, path)),
    );
    const broken = await at('/broken');
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await broken.text()).not.toContain('broken');
    expect((await at('/about')).status).toBe(200);
  });

  it("serves the school's icon, which is revalidated and follows the settings", async () => {
    const hash = 'a'.repeat(64);
    const icon = { alt: 'Icon', width: 192, height: 192, sources: [{ hash, width: 192 }] };
    let stored = content('School');
    const at = await siteOf(() => Promise.resolve(structuredClone(stored)), page);
    const drawn = await at('/icon-192.png');
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(drawn.headers.get('cache-control')).toContain('max-age=0, s-maxage=30');
    stored = { ...stored, school: { ...stored.school, icon } };
    const uploaded = await at('/icon-192.png');
    expect([uploaded.status, uploaded.headers.get('location')]).toEqual([302, `/media/${hash}`]);
  });

  it('has an icon while the school cannot be read', async () => {
    const at = await siteOf(() => Promise.reject(new Error('away')), page);
    const drawn = await at('/favicon.ico');
    expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, s-maxage=5',
    ]);
  });

  it.each<[string, ReadMedia]>([
    ['fails', () => Promise.reject(new Error('away'))],
    ['does not answer', () => new Promise(() => undefined)],
  ])(
    'answers 503 for a picture in time, and lets nobody cache that, while the store %s',
    async (_, read) => {
      const at = await siteOf(() => Promise.resolve(content('School')), page, read);
      const reply = await at(`/media/${'a'.repeat(64)}`);
      expect(reply.status).toBe(503);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('retry-after')).toBe('30');
      expect(await reply.text()).toBe('The picture cannot be read at the moment. Please try again.');
      expect((await at('/media/none')).status).toBe(404);
    },
    10_000,
  );

  it.each([
    ['certificates', `/certificate/${valid.number}`, 'One moment'],
    ['certificates in Malayalam', `/ml/certificate/${valid.number}`, inMalayalam.title],
    ['files of certificates', `/certificate/${valid.number}.pdf`, 'One moment'],
    ['pictures', `/media/${'a'.repeat(64)}`, 'One moment'],
  ])('limits how many %s a visitor reads, and no other page', async (_name, path, text) => {
    // Three reads.
    const factor = 3 / throttleLimits.reads.atOnce;
    const at = await siteOf(() => Promise.resolve(content('School')), page, undefined, factor);
    const read = (visitor: string, address = path) =>
      at(address, { headers: { 'X-Forwarded-For': '203.0.113.1', 'Fastly-Client-IP': visitor } });
    for (let count = 0; count < 3; count += 1) expect((await read('198.51.100.1')).status).not.toBe(429);
    const refused = await read('198.51.100.1');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain(text);
    expect((await read('198.51.100.2')).status).not.toBe(429);
    expect((await read('198.51.100.1', '/')).status).toBe(200);
  });

  it('logs why it shows an earlier copy', async () => {
    log.error.mockClear();
    const read = vi.fn<() => Promise<SiteDocument>>(() => Promise.reject(new Error('The store is away')));
    read.mockResolvedValueOnce(content('School'));
    const at = await siteOf(read, page);
    expect([(await at('/')).status, (await at('/')).status]).toEqual([200, 200]);
    const [message, line] = await vi.waitUntil(() => log.error.mock.calls.at(0));
    expect(message).toBe('Request failed');
    expect(line).toMatchObject({ status: 200, error: { message: 'The store is away' } });
  });

  it('answers a missing script with 404, not with a page', async () => {
    const at = await siteOf(() => Promise.resolve(content('School')), page);
    const reply = await at('/static/gone-1234567.js');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(reply.headers.get('vary')).toBe('*');
  });

  it('redirects to the new address of a page', async () => {
    const at = await siteOf(
      () => Promise.resolve(content('School')),
      () => Promise.resolve({ status: 301, type: 'text/plain', body: '', location: '/courses/now' }),
    );
    const reply = await at('/courses/before');
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/courses/now']);
    const linked = await at('/courses/before?code=ONAM25&q=%2F%3F');
    expect(linked.headers.get('location')).toBe('/courses/now?code=ONAM25&q=%2F%3F');
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const at = await siteOf(() => Promise.resolve(content('School')), page);
    const reply = await at('/', { method });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 304 for an unchanged page', async () => {
    const at = await siteOf(() => Promise.resolve(content('School')), page);
    const etag = (await at('/')).headers.get('etag') ?? '';
    const again = await at('/', { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
