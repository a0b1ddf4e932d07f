import { mediaPath } from '@padavu/domain/picture/media-path';
import { describe, it } from 'vitest';
import { anAdmin, uniqueWord } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { firestoreBehindProxy } from './support/firestore-proxy.ts';
import { startOwnSite } from './support/own-api.ts';
import { aPicture, hashOf } from '../support/pictures.ts';

/** Firestore never answers, or refuses connections. */
const faults = ['silent', 'refuses'] as const;

/** Addresses of the site, with a pattern that identifies the content of each. */
const addresses = [
  ['/', /<h1/],
  ['/courses', /<h1/],
  ['/sitemap.xml', /<loc>[^<]+\/courses<\/loc>/],
  ['/brand.json', /^\{.*"name":/],
] as const;

/** How long Hosting's network may cache each of them. */
const cachedFor = (seconds: number) => addresses.map(() => `s-maxage=${seconds}`);

/** Milliseconds. The platform ends a call that has no response after half a minute. */
const longestResponse = 15_000;

// Fault: Firestore does not answer, or takes no connection, while visitors look at the site. Sees: Its pages as they
// were last; pictures that the browser does not have are missing. Stored: Nothing is written. Heals: By itself, once
// Firestore is back.
describe.each(faults)('a site while Firestore has the fault "%s"', { concurrent: true }, (fault) => {
  it('shows its last pages without pictures, and is up to date once Firestore is back', async ({
    expect,
  }) => {
    const bytes = aPicture(uniqueWord());
    const { token } = await anAdmin();
    const content = bytes.toString('base64');
    expect((await api('POST', '/media', { token, body: { content } })).status).toBe(201);
    using proxy = await firestoreBehindProxy();
    const site = await startOwnSite({ db: proxy.db });
    const get = (path: string) =>
      fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(longestResponse) });
    const picture = () => get(mediaPath(hashOf(bytes)));
    const pages = () =>
      Promise.all(
        addresses.map(async ([path, text]) => {
          const reply = await get(path);
          expect([reply.status, await reply.text()]).toEqual([200, expect.stringMatching(text)]);
          return /s-maxage=\d+/.exec(reply.headers.get('cache-control') ?? '')?.[0];
        }),
      );
    expect(await pages()).toEqual(cachedFor(30));
    expect((await picture()).status).toBe(200);

    proxy.set(fault);
    expect(await pages()).toEqual(cachedFor(5));
    const missing = await picture();
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(missing.headers.get('retry-after')).toBe('30');

    proxy.set('forwards');
    // The client of Firestore pauses before it connects again.
    await expect.poll(async () => (await picture()).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(pages, { timeout: 20_000 }).toEqual(cachedFor(30));
    site.close();
  });
});
