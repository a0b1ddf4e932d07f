import { describe, expect, it } from 'vitest';
import { shellDocument } from './document.ts';

const template = '<html><head><title>Padavu</title></head><body><div id="root"></div></body></html>';

const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"( fetchpriority="low")? crossorigin href="([^"]+)">/g)].map(
    ([, low, href]) => [href, low ? 'low' : 'high'],
  );

const shell = { pattern: '/user/course/:courseId' };
const rendered = {
  head: '<link rel="canonical" href="/user/course/1"/><style>p{}</style>',
  body: '<main>A view</main>',
};

describe('the document of a page whose content only the browser knows', () => {
  it('contains the first view, with its styles and without the address that it was rendered for', () => {
    const html = shellDocument(template, shell, rendered, { scripts: ['/base.js'] });
    expect(html).toContain(
      '<div id="root" data-prerendered="/user/course/:courseId" data-shell><main>A view</main></div>',
    );
    expect(html).toContain('<style>p{}</style>');
    expect(html).not.toContain('canonical');
  });

  it('lists the first scripts before those that are fetched while they run', () => {
    const html = shellDocument(template, shell, rendered, {
      scripts: ['/base.js', '/look.js'],
      next: ['/firestore.js'],
    });
    expect(linksIn(html)).toEqual([
      ['/base.js', 'high'],
      ['/look.js', 'high'],
      ['/firestore.js', 'low'],
    ]);
  });

  it('lists only the first scripts if there are no others, and is not listed by search engines', () => {
    const html = shellDocument(template, shell, rendered, { scripts: ['/base.js'] });
    expect(linksIn(html)).toEqual([['/base.js', 'high']]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('fetches no font before the scripts have arrived', () => {
    const withFont = template.replace('<title>', '<link rel="preload" href="/a.woff2" as="font"><title>');
    const html = shellDocument(withFont, shell, rendered, { scripts: ['/base.js'] });
    expect(html).not.toContain('as="font"');
    document.documentElement.innerHTML = html;
    const view = document.querySelector('main');
    const font = () => view && getComputedStyle(view).fontFamily;
    expect(font()).toMatch(/^["']?Anek Stand-in/);
    delete document.querySelector<HTMLElement>('#root')?.dataset['shell'];
    expect(font()).not.toContain('Anek');
  });

  it('has a hidden notice for the case that its first scripts fail', () => {
    const html = shellDocument(template, shell, rendered, { scripts: ['/base.js'] });
    document.body.innerHTML = html;
    const notice = document.querySelector('#root + [role=alert][hidden]');
    expect(notice).toHaveTextContent(/^This page did not load completely\. .+ newer browser\. Load again$/);
  });
});
