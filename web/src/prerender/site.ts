import { inLanguage } from '@padavu/domain/record-language';
import type { School } from '@padavu/domain/school';
import type { SiteCourse } from '@padavu/domain/site';
import type { SiteDocument } from '@padavu/domain/site-document';
import { schoolStyles } from '@/app/theme/school-styles.ts';
import { light } from '@/app/theme/tokens.ts';
import { brandFile } from '@/lib/brand-style.ts';
import { coursePath, paths } from '@/lib/paths.ts';
import { shownPage } from '@/lib/shown-pages.ts';
import { addressOf, hasPage, language, localeIn, pathOf } from '@/lib/language.ts';
import { addressIn, spokenLanguages } from '@/lib/languages.ts';
import { absoluteUrl } from '@/lib/site.ts';
import type { ShownSite } from '@/lib/site-content.ts';
import { manifestPath, pageDocument, shellDocument } from './document.ts';
import { builtPages, errorPage, publicPages, writtenPage } from './pages.ts';
import type { PrerenderedPage } from './pages.ts';
import { renderPage } from './render-page.tsx';
import { adminShells, learnerShells } from './shells.ts';
import * as texts from './texts.ts';

export { certificateAnswer } from './certificate.tsx';

/** What a build leaves of the pages' own build: with it a page becomes a document. */
export type SiteParts = {
  /** The `index.html` that the build has made. */
  template: string;
  /** The scripts that a module needs, by the name of its file. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

/** The modules that every page begins with, and those of pages that are not public. */
const beginning = ['start', 'App'];
const areas = ['area-routes'];

/** The learner's pages that read the store, and what they stand in. */
const learnerPages = ['DashboardPage', 'CoursePage', 'LessonPage'];
const learnerLayout = 'LearnLayout';

type ScriptsOf = (module: string) => readonly string[];

const scriptsIn =
  ({ scripts }: SiteParts): ScriptsOf =>
  (module) =>
    scripts[module] ?? [];

/** Every file that is the same whatever the school says: its content by its name. */
export async function renderFiles(parts: SiteParts): Promise<Map<string, string>> {
  const files = await renderShells(parts);
  // The platform's own server answers this address before any function does.
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
  const ofAreas = [...beginning, ...areas].flatMap(scriptsOf);
  const files = new Map<string, string>();
  for (const [shells, next] of [
    [learnerShells, scriptsOfLearners(scriptsOf)],
    [adminShells, []],
  ] as const) {
    for (const shell of shells) {
      if (!hasPage(shell.path)) continue;
      const rendered = await renderPage(shell.path, null);
      const file = addressOf(`/${shell.file}`).slice(1);
      files.set(file, shellDocument(parts.template, shell, rendered, { scripts: ofAreas, next }));
    }
  }
  return files;
}

async function documentOf(
  parts: SiteParts,
  page: PrerenderedPage,
  whole: SiteDocument | null,
): Promise<string> {
  const scriptsOf = scriptsIn(parts);
  const content = whole && contentOf(page, whole);
  const rendered = await renderPage(page.path, content);
  const own = rendered.components.flatMap(scriptsOf);
  if (own.length === 0) throw new Error(`${page.path}: no script belongs to ${rendered.components.join()}`);
  const first = [...beginning, ...(content === null ? areas : [])].flatMap(scriptsOf);
  return pageDocument(parts.template, page, rendered, [...new Set([...first, ...own])], content);
}

/**
 * What a page shows: what a page says, and the days and the questions of a course, most of what a school has to say, are of use
 * on their own page alone, and how to pay is said to those who have registered.
 */
const contentOf = ({ path }: PrerenderedPage, { pages, ...content }: SiteDocument): ShownSite => ({
  ...content,
  pages: {
    ...shownPage('footer', pages.footer, content),
    ...shownOn(path, { pages, ...content }),
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

/** What the school has written for the page at an address. */
function shownOn(path: string, { pages, ...facts }: SiteDocument): ShownSite['pages'] {
  const id = writtenPage(path);
  return id === undefined ? {} : shownPage(id, pages[id], facts);
}

/** What the site answers to an address. */
export type Answer = { status: 200 | 301 | 404; type: string; body: string; location?: string };

const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** A course in the language of the pages. Those in English carry of its Malayalam what a search looks for first, its title. */
function courseInLanguage(course: SiteCourse): SiteCourse {
  const shown = inLanguage(language, course);
  const title = course.translations?.ml?.title;
  return language === 'en' && title ? { ...shown, translations: { ml: { title } } } : shown;
}

/** The school in the language of the pages alone: nobody looks for what it says in another one. */
function schoolInLanguage(school: School): School {
  const { translations: _, registration, ...shown } = inLanguage(language, school);
  const { open, closedText } = registration;
  return { ...shown, registration: { open, closedText } };
}

/** Answers any address that is no file: public pages with the school's content, and what tells machines of them. */
export async function answer(parts: SiteParts, stored: SiteDocument, address: string): Promise<Answer> {
  const content = {
    ...stored,
    school: schoolInLanguage(stored.school),
    courses: stored.courses.map(courseInLanguage),
  };
  const path = pathOf(address);
  const moved = movedTo(content, path);
  if (moved !== undefined) return { status: 301, type: text, body: '', location: addressOf(moved) };
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
  const page = publicPages(content).find((one) => one.path === path);
  const body = await documentOf(parts, page ?? errorPage, content);
  return { status: page ? 200 : 404, type: html, body };
}

/** Where an address leads that a page has had before, or that somebody writes in place of its own. */
function movedTo(content: SiteDocument, path: string): string | undefined {
  const straight = path.replace(/\/+$/, '');
  const slug = straight.replace(`${paths.courses}/`, '/').slice(1);
  const now = Object.hasOwn(content.redirects, slug) ? content.redirects[slug] : slug;
  const wanted = content.courses.some((course) => course.slug === now) ? coursePath(now ?? '') : straight;
  return wanted !== path && publicPages(content).some((page) => page.path === wanted) ? wanted : undefined;
}

/**
 * What every page of the learner's area runs, Firestore above all, and what no page begins with. The page's own script is
 * left to the router: the shell does not know which of them it is asked for.
 */
function scriptsOfLearners(scriptsOf: ScriptsOf): string[] {
  const [first = [], ...others] = learnerPages.map(scriptsOf);
  const shared = first.filter((script) => others.every((scripts) => scripts.includes(script)));
  if (shared.length === 0) throw new Error(`${learnerPages.join()}: they share no script`);
  const known = new Set([...beginning, ...areas].flatMap(scriptsOf));
  return [...new Set([...scriptsOf(learnerLayout), ...shared])].filter((script) => !known.has(script));
}

/** What the documents that are the same for every school ask for (`lib/brand.ts`). */
function brandOf({ school }: SiteDocument): string {
  const { name, tagline, email, logo, locale, currency, timeZone, colour } = school;
  const styles = schoolStyles(colour);
  const inMalayalam = school.translations?.ml?.tagline;
  // A device keeps one copy, which the pages of each language read.
  const translations = inMalayalam && { ml: { tagline: inMalayalam } };
  return JSON.stringify({ name, tagline, email, logo, locale, currency, timeZone, styles, translations });
}

/** The function answers these addresses (functions/src/icon.ts). */
const icon = (name: string, size: number) => ({ src: `/${name}-${size}.png`, sizes: `${size}x${size}` });

/** What a device needs to put the learner's area beside its own apps, in the language that it is installed from. */
function manifest({ school: { name, colour, icon: uploaded } }: SiteDocument): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: texts.appDescription,
    // The same in each language, by which a device knows that it is one app.
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
      // Of an uploaded one nobody knows what can be cut off.
      ...(uploaded ? [] : [{ ...icon('icon-whole', 512), purpose: 'maskable' }]),
    ],
  });
}

const sitemap = (content: SiteDocument) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${publicPages(content)
  .filter(({ listed }) => listed)
  .flatMap(({ path }) =>
    spokenLanguages.map(
      (spoken) =>
        `  <url><loc>${absoluteUrl(addressIn(spoken, path))}</loc>${lastChange(content, path)}${alternatives(path)}</url>`,
    ),
  )
  .join('\n')}
</urlset>
`;

/** The same page in each language. */
const alternatives = (path: string) =>
  spokenLanguages
    .map(
      (spoken) =>
        `<xhtml:link rel="alternate" hreflang="${spoken.language}" href="${absoluteUrl(addressIn(spoken, path))}"/>`,
    )
    .join('');

/** When a course was changed or what a page says was published. */
function lastChange({ courses, pages }: SiteDocument, path: string): string {
  const id = writtenPage(path);
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

/** A year at most may pass (RFC 9116); every answer begins it anew. */
const securityTextDays = 364;

/** Whom to tell of a weakness. */
function securityText({ school }: SiteDocument, now: Date): string {
  const expires = new Date(now.getTime() + securityTextDays * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${school.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`;
}
