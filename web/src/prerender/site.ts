import { brand } from '@padavu/domain/brand';
import { policyOf } from '@/lib/document-policy.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { pageDocument, shellDocument } from './document.ts';
import { errorPage, staticPages } from './pages.ts';
import { renderPage } from './render-page.tsx';
import { adminShells, learnerShells } from './shells.ts';

type Built = {
  /** The `index.html` that the build has made. */
  template: string;
  /** The scripts that a module needs, by the name of its file. */
  scriptsOf: (module: string) => readonly string[];
};

/** The modules that every page begins with, and those of pages that are not public. */
const beginning = ['start', 'App'];
const areas = ['area-routes'];

/** The learner's pages that read the store, and what they stand in. */
const learnerPages = ['DashboardPage', 'CoursePage', 'LessonPage'];
const learnerLayout = 'LearnLayout';

/** Every file that the site serves to whoever asks for an address: its content by its name. */
export async function renderSite({ template, scriptsOf }: Built): Promise<Map<string, string>> {
  const first = beginning.flatMap(scriptsOf);
  const ofAreas = [...first, ...areas.flatMap(scriptsOf)];
  const files = new Map([
    ['robots.txt', robots],
    ['sitemap.xml', sitemap],
    ['security.txt', securityText(new Date())],
  ]);
  for (const [shells, next] of [
    [learnerShells, scriptsOfLearners(scriptsOf)],
    [adminShells, []],
  ] as const) {
    for (const shell of shells) {
      const rendered = await renderPage(shell.path);
      files.set(shell.file, shellDocument(template, shell, rendered, { scripts: ofAreas, next }));
    }
  }
  for (const page of staticPages) {
    const rendered = await renderPage(page.path);
    const own = rendered.components.flatMap(scriptsOf);
    if (own.length === 0) throw new Error(`${page.path}: no script belongs to ${rendered.components.join()}`);
    const scripts = new Set([...(policyOf(page.path) === 'public' ? first : ofAreas), ...own]);
    const html = pageDocument(template, page, rendered, [...scripts]);
    files.set(fileOf(page.path), html);
    if (page === errorPage) files.set('404.html', html);
  }
  return files;
}

/**
 * What every page of the learner's area runs, Firestore above all, and what no page begins with. The page's own script is
 * left to the router: the shell does not know which of them it is asked for.
 */
function scriptsOfLearners(scriptsOf: Built['scriptsOf']): string[] {
  const [first = [], ...others] = learnerPages.map(scriptsOf);
  const shared = first.filter((script) => others.every((scripts) => scripts.includes(script)));
  if (shared.length === 0) throw new Error(`${learnerPages.join()}: they share no script`);
  const known = new Set([...beginning, ...areas].flatMap(scriptsOf));
  return [...new Set([...scriptsOf(learnerLayout), ...shared])].filter((script) => !known.has(script));
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

/** A year at most may pass (RFC 9116); every build of the site begins it anew. */
const securityTextDays = 364;

/** Whom to tell of a weakness: what `/.well-known/security.txt` answers. */
function securityText(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + securityTextDays * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${brand.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`;
}
