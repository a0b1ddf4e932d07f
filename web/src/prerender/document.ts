import type { Picture } from '@padavu/domain/picture';
import type { School } from '@padavu/domain/school';
import type { SiteCourse } from '@padavu/domain/site';
import { pictureAddress, shownPicture } from '@padavu/domain/thumbnail';
import { malayalamLetters } from '@/app/theme/font-faces.ts';
import { schoolStyles } from '@/app/theme/school-styles.ts';
import { brandScript, brandStyleElement } from '@/lib/brand-style.ts';
import { earlyEventsScript } from '@/lib/early-events.ts';
import { canonicalPath, coursePath } from '@/lib/paths.ts';
import { addressOf, language, localeIn } from '@/lib/language.ts';
import { addressIn, spokenLanguages } from '@/lib/languages.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { contentElement } from '@/lib/site-content.ts';
import type { ShownSite } from '@/lib/site-content.ts';
import type { PrerenderedPage } from './pages.ts';
import type { RenderedPage } from './render-page.tsx';
import type { Shell } from './shells.ts';
import { structuredData } from './structured-data.ts';
import { needsScript } from './texts.ts';

const emptyTitle = /<title>[^<]*<\/title>/;
const emptyRoot = '<div id="root"></div>';
const noScript = /\s*<noscript>.*?<\/noscript>/s;
const unlisted = '<meta name="robots" content="noindex"/>';

/**
 * The document for addresses whose content is only known in the browser: what the page shows while it opens. `next` are
 * scripts that are fetched while the first ones, `scripts`, are run, and not before them.
 */
export function shellDocument(
  template: string,
  { pattern }: Pick<Shell, 'pattern'>,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
  { scripts, next = [] }: { scripts: readonly string[]; next?: readonly string[] },
): string {
  // The address is not known yet, and so neither is what the page says of itself.
  const styles = head.slice(head.indexOf('<style'));
  const first = language === 'en' ? '' : letters;
  const headed = replaced(inLanguage(template), emptyTitle, (title) => title + unlisted + first + styles);
  const root = `<div id="root" data-prerendered="${pattern}" data-shell>${body}</div>`;
  return atTheEndOfHead(
    earlyEventsScript + links(atOnce, scripts) + links(whileTheyRun, next) + brandScript,
    replaced(headed, emptyRoot, () => root),
  );
}

/**
 * The whole document of a page, out of the built `index.html` and what was rendered. `scripts` are what it will need, `content`
 * is what it was rendered with.
 */
export function pageDocument(
  template: string,
  page: PrerenderedPage,
  { head, body }: RenderedPage,
  scripts: readonly string[],
  content: ShownSite | null,
): string {
  const parts = [
    head,
    ...(language === 'en' ? [] : [letters]),
    ...(page.translated ? [alternates(page)] : []),
    page.listed && content ? sharing(page, head, content) : unlisted,
    ...(content ? [whenWhole, ...structuredData(page.path, content).map(jsonLd)] : []),
  ];
  const root = `<div id="root" data-prerendered="${page.path}">${body}</div>${inlined(content)}`;
  const headed = replaced(inLanguage(template), emptyTitle, () => parts.join('\n    '));
  const ofSchool = content ? brandStyleElement(schoolStyles(content.school.colour)) : brandScript;
  const whole = atTheEndOfHead(
    earlyEventsScript + links(later, scripts) + ofSchool,
    replaced(headed, emptyRoot, () => root),
  );
  return page.needsScript ? whole : whole.replace(noScript, '');
}

/** As `index.html` has it, which is English. */
export const manifestPath = '/manifest.webmanifest';

/** The template is English. */
const inLanguage = (template: string) =>
  language === 'en'
    ? template
    : replaced(template, '<html lang="en">', () => `<html lang="${language}">`)
        .replace(`href="${manifestPath}"`, () => `href="${addressOf(manifestPath)}"`)
        .replace(noScript, () => `<noscript>${needsScript}</noscript>`);

/**
 * Nothing is drawn before the page is there as far as its footer: what is centred, or lies at the bottom of something, would move
 * with each part that comes over a slow line.
 */
const whenWhole = `<link rel="expect" href="#${contentElement}" blocking="render">`;

/** The letters of the language are there before its words are shown: nothing moves. */
const letters = `<link rel="preload" href="${malayalamLetters}" as="font" type="font/woff2" crossorigin>`;

/** The addresses of the same page in each language; whoever reads none of them gets English. */
const alternates = ({ path }: PrerenderedPage): string =>
  [
    ...spokenLanguages.map((spoken) => alternate(spoken.language, addressIn(spoken, path))),
    alternate('x-default', path),
  ].join('');

const alternate = (hreflang: string, address: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${absoluteUrl(address)}"/>`;

/** The scripts of the application, and what is fetched for them. */
const ownScripts = /\s*(?:<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * The whole document of something that needs no script: it is read and printed. No search engine lists it. `shown` is what it
 * shows of itself where its address is passed on, and to programs.
 */
export function plainDocument(
  template: string,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
  { school, shown }: { school: School; shown: { text: string; path: string; data: object } | null },
): string {
  const parts = [
    head,
    ...(language === 'en' ? [] : [letters]),
    unlisted,
    properties({
      'og:type': 'website',
      'og:site_name': escaped(school.name),
      ...(shown && {
        'og:locale': localeIn(school.locale).replaceAll('-', '_'),
        'og:url': absoluteUrl(addressOf(shown.path)),
        'og:title': only(head, /<title>([^<]+)<\/title>/g, 'title'),
        'og:description': escaped(shown.text),
      }),
      ...pictureOf(school),
    }),
    ...(shown ? [jsonLd(shown.data)] : []),
    brandStyleElement(schoolStyles(school.colour)),
  ];
  const headed = replaced(
    inLanguage(template).replace(ownScripts, '').replace(noScript, ''),
    emptyTitle,
    () => parts.join('\n    '),
  );
  return replaced(headed, emptyRoot, () => `<div id="root">${body}</div>`);
}

/** When scripts that will be needed are fetched. `later` is when src/main.ts says so. */
const atOnce = 'rel="modulepreload"';
const whileTheyRun = 'rel="modulepreload" fetchpriority="low"';
const later = 'rel="later"';

function links(when: string, scripts: readonly string[]): string {
  return scripts.map((script) => `<link ${when} crossorigin href="${script}">`).join('');
}

const atTheEndOfHead = (tags: string, html: string) => replaced(html, '</head>', (end) => tags + end);

/** What a page that is passed on shows of itself (Open Graph). The texts are taken over as they stand, escaped. */
function sharing({ path }: PrerenderedPage, head: string, { school, courses }: ShownSite): string {
  const title = only(head, /<title>([^<]+)<\/title>/g, `${path}: title`);
  const description = only(head, /<meta name="description" content="([^"]+)"\/>/g, `${path}: description`);
  const course = courses.find(({ slug }) => coursePath(slug) === path);
  const picture =
    uploadedImage(course?.picture) ?? linkedImage(course, title) ?? uploadedImage(school.socialPicture);
  const tags = properties({
    'og:type': 'website',
    'og:site_name': escaped(school.name),
    'og:locale': school.locale.replaceAll('-', '_'),
    'og:url': absoluteUrl(addressOf(canonicalPath(path))),
    'og:title': title,
    'og:description': description,
    ...(picture ?? iconOf(school)),
  });
  const card = picture ? 'summary_large_image' : 'summary';
  return `${tags}<meta name="twitter:card" content="${card}"/>`;
}

const properties = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([name, text]) => `<meta property="${name}" content="${text}"/>`)
    .join('');

const pictureOf = (school: School): ImageTags => uploadedImage(school.socialPicture) ?? iconOf(school);

type ImageTags = { 'og:image': string; 'og:image:alt': string; [size: `og:image:${string}`]: string };

function uploadedImage(picture: Picture | null | undefined): ImageTags | undefined {
  if (!picture) return undefined;
  const { src, alt, width, height } = shownPicture(picture);
  return {
    'og:image': absoluteUrl(src),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': escaped(alt),
  };
}

/** A course's picture at an address, where it is none of those that social networks do not show. */
function linkedImage(course: SiteCourse | undefined, alt: string): ImageTags | undefined {
  const address = pictureAddress(course?.thumbnail);
  if (!address || /\.svg($|[?#])/i.test(address)) return undefined;
  const url = address.startsWith('/') ? absoluteUrl(address) : address;
  return { 'og:image': escaped(url), 'og:image:alt': alt };
}

/** What a school shares that has no picture for it: its icon, uploaded or drawn. */
const iconOf = ({ icon, name }: School): ImageTags =>
  uploadedImage(icon) ?? {
    'og:image': absoluteUrl('/icon-512.png'),
    'og:image:width': '512',
    'og:image:height': '512',
    'og:image:alt': escaped(name),
  };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const jsonLd = (data: object) => `<script type="application/ld+json">${inScript(data)}</script>`;

/** After the page, so that it is read before the content that it is hydrated with has come. */
const inlined = (content: ShownSite | null) =>
  content === null
    ? ''
    : `<script type="application/json" id="${contentElement}">${inScript(content)}</script>`;

/** `<` could end the element early, whatever the data say. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

function only(head: string, pattern: RegExp, what: string): string {
  const [found, ...more] = [...head.matchAll(pattern)];
  if (found?.[1] === undefined || more.length > 0) throw new Error(`${what} is needed once`);
  return found[1];
}

function replaced(text: string, part: RegExp | string, by: (found: string) => string): string {
  const whole = text.replace(part, by);
  if (whole === text) throw new Error(`index.html has no ${String(part)}`);
  return whole;
}
