import { absoluteUrl } from '@/lib/site.ts';
import { pageDocument, shellDocument } from './document.ts';
import { errorPage, staticPages } from './pages.ts';
import { renderPage } from './render-page.tsx';

type Built = {
  /** The `index.html` that the build has made. */
  template: string;
  /** The scripts that a component needs, by its name. */
  scriptsOf: (component: string) => readonly string[];
};

/** The components that every page begins with. */
const beginning = ['start', 'App'];

/** Every file that the site serves to whoever asks for an address: its content by its name. */
export async function renderSite({ template, scriptsOf }: Built): Promise<Map<string, string>> {
  const files = new Map([
    ['app.html', shellDocument(template, beginning.flatMap(scriptsOf))],
    ['robots.txt', robots],
    ['sitemap.xml', sitemap],
  ]);
  for (const page of staticPages) {
    const rendered = await renderPage(page.path);
    const own = rendered.components.flatMap(scriptsOf);
    if (own.length === 0) throw new Error(`${page.path}: no script belongs to ${rendered.components.join()}`);
    const scripts = new Set([...beginning.flatMap(scriptsOf), ...own]);
    const html = pageDocument(template, page, rendered, [...scripts]);
    files.set(fileOf(page.path), html);
    if (page === errorPage) files.set('404.html', html);
  }
  return files;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${staticPages
  .filter(({ listed }) => listed)
  .map(({ path }) => `  <url><loc>${absoluteUrl(path)}</loc></url>`)
  .join('\n')}
</urlset>
`;

const robots = `User-agent: *
Disallow: /api/
Disallow: /user/
Disallow: /admin/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
