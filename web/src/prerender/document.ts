import type { Picture } from '@padavu/domain/picture/picture';
import type { School } from '@padavu/domain/school/school';
import type { SiteCourse } from '@padavu/domain/site/site';
import { imageAttributes, pictureAddress } from '@padavu/domain/picture/thumbnail';
import { fallbackFamily, malayalamLetters } from '@/app/theme/font-faces.ts';
import { schoolStyles } from '@/app/theme/school-styles.ts';
import { loadAgain } from '@/components/texts.ts';
import { brandScript, brandStyleElement } from '@/lib/brand-style.ts';
import { earlyEventsScript, loadFailureNotice } from '@/lib/early-events.ts';
import { canonicalPath, coursePath } from '@/lib/paths.ts';
import { addressOf, language, localeIn } from '@/lib/language.ts';
import { addressIn, siteLanguages } from '@/lib/languages.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { contentElement } from '@/lib/site-content.ts';
import type { RenderableSite } from '@/lib/site-content.ts';
import type { PrerenderedPage } from './pages.ts';
import type { RenderedPage } from './render-page.tsx';
import type { Shell } from './shells.ts';
import { structuredData } from './structured-data.ts';
import { needsScript, notLoaded } from './texts.ts';

/** Hidden, unless a first script of the document fails. */
const loadFailure = loadFailureNotice(notLoaded, loadAgain);

const emptyTitle = /<title>[^<]*<\/title>/;
const emptyRoot = '<div id="root"></div>';
const noScript = /\s*<noscript>.*?<\/noscript>/s;
const unlisted = '<meta name="robots" content="noindex"/>';

/**
 * The document for addresses whose content is only known in the browser: it contains what the page shows while it
 * opens. `next` are scripts that are fetched while the first ones, `scripts`, run, and not before.
 */
export function shellDocument(
  template: string,
  { pattern }: Pick<Shell, 'pattern'>,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
  { scripts, next = [] }: { scripts: readonly string[]; next?: readonly string[] },
): string {
  // The address is not known yet, so the document contains no metadata of the page.
  const styles = deviceFont + head.slice(head.indexOf('<style'));
  const withHead = replacePart(
    inLanguage(template).replace(fontPreload, ''),
    emptyTitle,
    (title) => title + unlisted + styles,
  );
  const root = `<div id="root" data-prerendered="${pattern}" data-shell>${body}</div>${loadFailure}`;
  return atEndOfHead(
    earlyEventsScript + links(atOnce, scripts) + links(whileTheyRun, next) + brandScript,
    replacePart(withHead, emptyRoot, () => root),
  );
}

/**
 * The whole document of a page, made of the built `index.html` and the rendered page. `scripts` are those that it will
 * need, `content` is what it was rendered with.
 */
export function pageDocument(
  template: string,
  page: PrerenderedPage,
  { head, body }: RenderedPage,
  scripts: readonly string[],
  content: RenderableSite | null,
): string {
  const parts = [
    head,
    ...fontPreloads,
    ...(page.translated ? [alternates(page)] : []),
    page.listed && content ? sharing(page, head, content) : unlisted,
    ...(content ? [blockUntilContent, ...structuredData(page.path, content).map(jsonLd)] : []),
  ];
  const root = `<div id="root" data-prerendered="${page.path}">${body}</div>${embedded(content)}${loadFailure}`;
  const inOwnLanguage = inLanguage(template);
  const withHead = replacePart(
    page.needsScript ? inOwnLanguage : inOwnLanguage.replace(noScript, ''),
    emptyTitle,
    () => parts.join('\n    '),
  );
  const brandTag = content ? brandStyleElement(schoolStyles(content.school.colour)) : brandScript;
  return atEndOfHead(
    earlyEventsScript + links(later, scripts) + brandTag,
    replacePart(withHead, emptyRoot, () => root),
  );
}

/** The path in `index.html`, which is English. */
export const manifestPath = '/manifest.webmanifest';

/** Adapts the template, which is English, to the language of this build. */
const inLanguage = (template: string) =>
  language === 'en'
    ? template
    : replacePart(template, '<html lang="en">', () => `<html lang="${language}">`)
        .replace(`href="${manifestPath}"`, () => `href="${addressOf(manifestPath)}"`)
        .replace(noScript, () => `<noscript>${needsScript}</noscript>`);

/**
 * Blocks rendering until the page has arrived down to its footer: what is centred, or at the bottom of something, would
 * move with each part that arrives over a slow line.
 */
const blockUntilContent = `<link rel="expect" href="#${contentElement}" blocking="render">`;

/**
 * A shell has texts in a font of the device until the scripts have arrived (`app/start.tsx`), which the fonts would
 * delay by half a second in Malayalam.
 */
const deviceFont = `<style>[data-shell] *{font-family:${fallbackFamily}!important}</style>`;
const fontPreload = /\s*<link\b[^>]*\bas="font"[^>]*>/;

/** Preloads the font of the language, so that no text moves when it arrives. */
const fontPreloads =
  language === 'en'
    ? []
    : [`<link rel="preload" href="${malayalamLetters}" as="font" type="font/woff2" crossorigin>`];

/** The addresses of the same page in each language; English is the default. */
const alternates = ({ path }: PrerenderedPage): string =>
  [
    ...siteLanguages.map((siteLanguage) => alternate(siteLanguage.language, addressIn(siteLanguage, path))),
    alternate('x-default', path),
  ].join('');

const alternate = (hreflang: string, address: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${absoluteUrl(address)}"/>`;

/** The scripts of the application, and the preloads of their imports. */
const ownScripts = /\s*(?:<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * The whole document of a page without scripts, which is read and printed. Search engines do not list it. `preview` is
 * what is shown where its address is shared, and its data for programs.
 */
export function plainDocument(
  template: string,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
  { school, preview }: { school: School; preview: { text: string; path: string; data: object } | null },
): string {
  const parts = [
    head,
    ...fontPreloads,
    unlisted,
    properties({
      'og:type': 'website',
      'og:site_name': escapeHtml(school.name),
      ...(preview && {
        'og:locale': localeIn(school.locale).replaceAll('-', '_'),
        'og:url': absoluteUrl(addressOf(preview.path)),
        'og:title': only(head, /<title>([^<]+)<\/title>/g, 'title'),
        'og:description': escapeHtml(preview.text),
      }),
      ...pictureOf(school),
    }),
    ...(preview ? [jsonLd(preview.data)] : []),
    brandStyleElement(schoolStyles(school.colour)),
  ];
  const withHead = replacePart(
    inLanguage(template).replace(ownScripts, '').replace(noScript, ''),
    emptyTitle,
    () => parts.join('\n    '),
  );
  return replacePart(withHead, emptyRoot, () => `<div id="root">${body}</div>`);
}

/** When scripts that will be needed are fetched. `later` is when src/main.ts requests them. */
const atOnce = 'rel="modulepreload"';
const whileTheyRun = 'rel="modulepreload" fetchpriority="low"';
const later = 'rel="later"';

function links(when: string, scripts: readonly string[]): string {
  return scripts.map((script) => `<link ${when} crossorigin href="${script}">`).join('');
}

const atEndOfHead = (tags: string, html: string) => replacePart(html, '</head>', (end) => tags + end);

/** What is shown of a page that is shared (Open Graph). The texts are taken from the head, where they are escaped. */
function sharing({ path }: PrerenderedPage, head: string, { school, courses }: RenderableSite): string {
  const title = only(head, /<title>([^<]+)<\/title>/g, `${path}: title`);
  const description = only(head, /<meta name="description" content="([^"]+)"\/>/g, `${path}: description`);
  const course = courses.find(({ slug }) => coursePath(slug) === path);
  const picture =
    uploadedImage(course?.picture) ?? linkedImage(course, title) ?? uploadedImage(school.socialPicture);
  const tags = properties({
    'og:type': 'website',
    'og:site_name': escapeHtml(school.name),
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
  const { src, alt, width, height } = imageAttributes(picture);
  return {
    'og:image': absoluteUrl(src),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': escapeHtml(alt),
  };
}

/** A course's picture at an address, unless social networks do not show its type. */
function linkedImage(course: SiteCourse | undefined, alt: string): ImageTags | undefined {
  const address = pictureAddress(course?.thumbnail);
  if (!address || /\.svg($|[?#])/i.test(address)) return undefined;
  const url = address.startsWith('/') ? absoluteUrl(address) : address;
  return { 'og:image': escapeHtml(url), 'og:image:alt': alt };
}

/** The picture of a school without one for sharing: its icon, uploaded or the default. */
const iconOf = ({ icon, name }: School): ImageTags =>
  uploadedImage(icon) ?? {
    'og:image': absoluteUrl('/icon-512.png'),
    'og:image:width': '512',
    'og:image:height': '512',
    'og:image:alt': escapeHtml(name),
  };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const jsonLd = (data: object) => `<script type="application/ld+json">${inScript(data)}</script>`;

/** Follows the page, so that this can be read before the content for its hydration has arrived. */
const embedded = (content: RenderableSite | null) =>
  content === null
    ? ''
    : `<script type="application/json" id="${contentElement}">${inScript(content)}</script>`;

/** `<` in the data could end the element early. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

function only(head: string, pattern: RegExp, what: string): string {
  const [found, ...more] = [...head.matchAll(pattern)];
  if (found?.[1] === undefined || more.length > 0) throw new Error(`${what} is needed once`);
  return found[1];
}

function replacePart(text: string, part: RegExp | string, replacer: (found: string) => string): string {
  const html = text.replace(part, replacer);
  if (html === text) throw new Error(`index.html has no ${String(part)}`);
  return html;
}
