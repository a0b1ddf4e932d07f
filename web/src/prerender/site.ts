import { absoluteUrl } from '@/lib/site.ts';
import { pageDocument, shellDocument } from './document.ts';
import { errorPage, staticPages } from './pages.ts';
import { renderPage } from './render-page.tsx';

type Built = {
  /** The `index.html` that the build has made. */
  template: string;
  /** The scripts that a component needs, by the component's name; those of the first document left out. */
  scriptsOf: (component: string) => readonly string[];
};

/** Every file that the site serves to whoever asks for an address: its content by its name. */
export async function renderSite({ template, scriptsOf }: Built): Promise<Map<string, string>> {
  const files = new Map([
    ['app.html', shellDocument(template, scriptsOf('start'))],
    ['robots.txt', robots],
    ['sitemap.xml', sitemap],
  ]);
  for (const page of staticPages) {
    const rendered = await renderPage(page.path);
    const scripts = [...new Set(rendered.components.flatMap(scriptsOf))];
    if (scripts.length === 0)
      throw new Error(`${page.path}: no script belongs to ${rendered.components.join()}`);
    const html = pageDocument(template, page, rendered, scripts);
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
