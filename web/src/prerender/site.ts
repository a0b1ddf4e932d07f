import { inLanguage } from '@padavu/domain/language/record-language';
import type { School } from '@padavu/domain/school/school';
import type { SiteCourse } from '@padavu/domain/site/site';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import { schoolStyles } from '@/app/theme/school-styles.ts';
import { light } from '@/app/theme/tokens.ts';
import { isAdminPage } from '@/lib/admin-page.ts';
import { brandFile } from '@/lib/brand-style.ts';
import { coursePath, paths } from '@/lib/paths.ts';
import { renderablePage } from '@/lib/renderable-pages.ts';
import { addressOf, hasPage, language, localeIn, pathOf } from '@/lib/language.ts';
import { addressIn, siteLanguages } from '@/lib/languages.ts';
import { absoluteUrl } from '@/lib/site.ts';
import type { RenderableSite } from '@/lib/site-content.ts';
import { manifestPath, pageDocument, shellDocument } from './document.ts';
import { builtPages, errorPage, publicPages, pageIdAt } from './pages.ts';
import type { PrerenderedPage } from './pages.ts';
import { renderPage } from './render-page.tsx';
import { adminShells, learnerShells } from './shells.ts';
import * as texts from './texts.ts';

export { certificateResponse } from './certificate.tsx';

/** The results of the client build that are needed to make a document of a page. */
export type SiteParts = {
  /** The `index.html` of the build. */
  template: string;
  /** The scripts that a module needs, by the name of its file. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

/** The modules that every page loads first, and those that pages load first that are not public. */
const initialModules = ['start', 'App'];
const areaModule = 'area-routes';
const areaModulesOf = (path: string) => [areaModule, ...(isAdminPage(path) ? ['admin-routes'] : [])];

/** The learner's pages that read the store, and their layout. */
const learnerPages = ['DashboardPage', 'CoursePage', 'LessonPage'];
const learnerLayout = 'LearnLayout';

type ScriptsOf = (module: string) => readonly string[];

const scriptsIn =
  ({ scripts }: SiteParts): ScriptsOf =>
  (module) =>
    scripts[module] ?? [];

/** All files that are the same for every school: the content by the name. */
export async function renderFiles(parts: SiteParts): Promise<Map<string, string>> {
  const files = await renderShells(parts);
  // Hosting serves this file itself, before any function.
  if (language === 'en') files.set('robots.txt', robots);
  for (const page of builtPages) {
    if (!hasPage(page.path)) continue;
    files.set(`${addressOf(page.path).slice(1)}.html`, await documentOf(parts, page, null));
  }
  return files;
}

/** The documents of the areas behind the sign-in. */
async function renderShells(parts: SiteParts): Promise<Map<string, string>> {
  const scriptsOf = scriptsIn(parts);
  const files = new Map<string, string>();
  for (const [shells, next] of [
    [learnerShells, scriptsOfLearners(scriptsOf)],
    [adminShells, []],
  ] as const) {
    for (const shell of shells) {
      if (!hasPage(shell.path)) continue;
      const rendered = await renderPage(shell.path, null);
      const file = addressOf(`/${shell.file}`).slice(1);
      const first = [...initialModules, ...areaModulesOf(shell.path)].flatMap(scriptsOf);
      files.set(file, shellDocument(parts.template, shell, rendered, { scripts: [...new Set(first)], next }));
    }
  }
  return files;
}

async function documentOf(
  parts: SiteParts,
  page: PrerenderedPage,
  site: SiteDocument | null,
): Promise<string> {
  const scriptsOf = scriptsIn(parts);
  const content = site && contentOf(page, site);
  const rendered = await renderPage(page.path, content);
  const ownScripts = rendered.components.flatMap(scriptsOf);
  if (ownScripts.length === 0)
    throw new Error(`${page.path}: no script belongs to ${rendered.components.join()}`);
  const first = [...initialModules, ...(content === null ? areaModulesOf(page.path) : [])].flatMap(scriptsOf);
  return pageDocument(parts.template, page, rendered, [...new Set([...first, ...ownScripts])], content);
}

/**
 * The content that a page shows. The content of pages, and the days and questions of courses, which are most of a
 * school's content, are included on their own page only. How to pay is shown only to those who have registered.
 */
const contentOf = ({ path }: PrerenderedPage, { pages, ...content }: SiteDocument): RenderableSite => ({
  ...content,
  pages: {
    ...renderablePage('footer', pages.footer, content),
    ...ownPage(path, { pages, ...content }),
  },
  school: {
    ...content.school,
    locale: localeIn(content.school.locale),
    payment: { upiId: '', payee: '', bankDetails: '', instructions: '' },
  },
  courses: content.courses.map((course) =>
    coursePath(course.slug) === path ? course : { ...course, days: [], questions: [] },
  ),
});

/** The content that the school has written for the page at an address. */
function ownPage(path: string, { pages, ...facts }: SiteDocument): RenderableSite['pages'] {
  const id = pageIdAt(path);
  return id === undefined ? {} : renderablePage(id, pages[id], facts);
}

/** The response of the site for an address. */
export type PageResponse = { status: 200 | 301 | 404; type: string; body: string; location?: string };

const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const json = 'application/json; charset=utf-8';

/**
 * A course in the language of the pages. English pages also contain its Malayalam title, for the search. No course is
 * open while the school takes no registrations.
 */
function courseOnPages(course: SiteCourse, { registration }: School): SiteCourse {
  const translated = {
    ...inLanguage(language, course),
    openForRegistration: course.openForRegistration && registration.open,
  };
  const title = course.translations?.ml?.title;
  return language === 'en' && title ? { ...translated, translations: { ml: { title } } } : translated;
}

/** The school in the language of the pages only: its texts in another language are not searched. */
function schoolInLanguage(school: School): School {
  const { translations: _, registration, ...translated } = inLanguage(language, school);
  const { open, closedText } = registration;
  return { ...translated, registration: { open, closedText } };
}

/**
 * Responds to any address that is no file: public pages with the school's content, and files about them for machines.
 */
export async function respond(
  parts: SiteParts,
  stored: SiteDocument,
  address: string,
): Promise<PageResponse> {
  const content = {
    ...stored,
    school: schoolInLanguage(stored.school),
    courses: stored.courses.map((course) => courseOnPages(course, stored.school)),
  };
  const location = redirectOf(content, address);
  if (location !== undefined) return { status: 301, type: text, body: '', location };
  switch (address) {
    case brandFile:
      return { status: 200, type: json, body: brandOf(stored) };
    case addressOf(manifestPath):
      return { status: 200, type: 'application/manifest+json', body: manifest(content) };
    case '/sitemap.xml':
      return { status: 200, type: 'application/xml; charset=utf-8', body: sitemap(content) };
    case '/.well-known/security.txt':
      if (content.school.email === '') break;
      return { status: 200, type: text, body: securityText(content, new Date()) };
    default:
  }
  const path = pathOf(address);
  const page = publicPages(content).find((one) => one.path === path);
  const body = await documentOf(parts, page ?? errorPage, content);
  return { status: page ? 200 : 404, type: html, body };
}

/**
 * The address of the page that has had an address before, or whose own address it is in another spelling: in capitals,
 * percent-encoded, or with slashes or a space at its end.
 */
function redirectOf(content: SiteDocument, address: string): string | undefined {
  // No page has a capital in its address.
  const trimmed = pathOf(decoded(address).trim().toLowerCase()).replace(/(.)\/+$/, '$1');
  const slug = trimmed.replace(`${paths.courses}/`, '/').slice(1);
  const current = Object.hasOwn(content.redirects, slug) ? content.redirects[slug] : slug;
  const target = content.courses.some((course) => course.slug === current)
    ? coursePath(current ?? '')
    : trimmed;
  const isPage = [...publicPages(content), ...builtPages].some((page) => page.path === target);
  return isPage && addressOf(target) !== address ? addressOf(target) : undefined;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The scripts that every page of the learner's area runs, except those that every page loads first. The page's own
 * script is left to the router: the shell does not know which page is requested.
 */
function scriptsOfLearners(scriptsOf: ScriptsOf): string[] {
  const [first = [], ...others] = learnerPages.map(scriptsOf);
  const shared = first.filter((script) => others.every((scripts) => scripts.includes(script)));
  if (shared.length === 0) throw new Error(`${learnerPages.join()}: they share no script`);
  const initialScripts = new Set([...initialModules, areaModule].flatMap(scriptsOf));
  return [...new Set([...scriptsOf(learnerLayout), ...shared])].filter(
    (script) => !initialScripts.has(script),
  );
}

/** The file that documents fetch which are the same for every school (`lib/brand-source.ts`). */
function brandOf({ school }: SiteDocument): string {
  const { name, tagline, email, logo, locale, currency, timeZone, colour } = school;
  const styles = schoolStyles(colour);
  const inMalayalam = school.translations?.ml?.tagline;
  // A device stores one copy, which the pages of each language read.
  const translations = inMalayalam && { ml: { tagline: inMalayalam } };
  return JSON.stringify({ name, tagline, email, logo, locale, currency, timeZone, styles, translations });
}

/** A function serves these addresses (functions/src/icon.ts). */
const icon = (name: string, size: number) => ({ src: `/${name}-${size}.png`, sizes: `${size}x${size}` });

/** The web app manifest of the learner's area, in the language from which it is installed. */
function manifest({ school: { name, colour, icon: uploaded } }: SiteDocument): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: texts.appDescription,
    // The same in each language, so that a device knows that it is one app.
    id: paths.learnerDashboard,
    start_url: addressOf(paths.learnerDashboard),
    scope: '/',
    display: 'standalone',
    lang: language,
    background_color: light.paper,
    theme_color: colour || light.leaf,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      // It is unknown what can be cut off of an uploaded icon.
      ...(uploaded ? [] : [{ ...icon('icon-whole', 512), purpose: 'maskable' }]),
    ],
  });
}

const sitemap = (content: SiteDocument) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${publicPages(content)
  .filter(({ listed }) => listed)
  .flatMap(({ path }) =>
    siteLanguages.map(
      (siteLanguage) =>
        `  <url><loc>${absoluteUrl(addressIn(siteLanguage, path))}</loc>${lastChange(content, path)}${alternatives(path)}</url>`,
    ),
  )
  .join('\n')}
</urlset>
`;

/** The same page in each language. */
const alternatives = (path: string) =>
  siteLanguages
    .map(
      (siteLanguage) =>
        `<xhtml:link rel="alternate" hreflang="${siteLanguage.language}" href="${absoluteUrl(addressIn(siteLanguage, path))}"/>`,
    )
    .join('');

/** When a course was changed or the content of a page was published. */
function lastChange({ courses, pages }: SiteDocument, path: string): string {
  const id = pageIdAt(path);
  const course = courses.find(({ slug }) => coursePath(slug) === path);
  const changed = (id ? pages[id].publishedAt : course?.updatedAt) ?? '';
  return changed === '' ? '' : `<lastmod>${changed}</lastmod>`;
}

const robots = `User-agent: *
Disallow: /api/
Disallow: /user/
Disallow: /ml/user/
Disallow: /admin/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

/** At most a year is allowed (RFC 9116); every response starts it again. */
const securityTextDays = 364;

/** The contact to report a vulnerability to. */
function securityText({ school }: SiteDocument, now: Date): string {
  const expires = new Date(now.getTime() + securityTextDays * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${school.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`;
}
