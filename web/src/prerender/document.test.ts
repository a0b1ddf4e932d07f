import { describe, expect, it } from 'vitest';
import { shellDocument } from './document.ts';

const template = '<html><head><title>Padavu</title></head><body><div id="root"></div></body></html>';

const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"( fetchpriority="low")? crossorigin href="([^"]+)">/g)].map(
    ([, low, href]) => [href, low ? 'low' : 'high'],
  );

describe('the shell of pages that the browser draws', () => {
  it('names the first scripts before those that are fetched while they run', () => {
    const html = shellDocument(template, ['/base.js', '/look.js'], ['/firestore.js']);
    expect(linksIn(html)).toEqual([
      ['/base.js', 'high'],
      ['/look.js', 'high'],
      ['/firestore.js', 'low'],
    ]);
  });

  it('names the first scripts alone where no more are known, and is not listed by search engines', () => {
    const html = shellDocument(template, ['/base.js']);
    expect(linksIn(html)).toEqual([['/base.js', 'high']]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
