import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as english from '@padavu/domain/site/unavailable-texts';
import * as inMalayalam from '@padavu/domain/site/unavailable-texts.ml';
import {
  isPrintable,
  readCertificateNumber,
  type CertificateCheck,
} from '@padavu/domain/learning/certificate';
import { languages, type Language } from '@padavu/domain/language/language';
import { newSchool } from '@padavu/domain/school/school';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import compression from 'compression';
import express, {
  Router,
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
} from 'express';
import { z } from 'zod';
import type { CertificatePdf } from './certificate-pdf.ts';
import { AppError } from './errors.ts';
import { briefCaching, readsHeader, siteCaching } from './http/reply.ts';
import { recordRequests, type Recording } from './http/record-requests.ts';
import { iconAt, iconPaths } from './icon.ts';
import { inTime } from './in-time.ts';
import { loadOnce } from './load-once.ts';
import { unavailableHeaders, serveMedia, type ReadMedia } from './media.ts';
import { addToContext } from './request-context.ts';

/** The response of the pages' program to an address. */
const PageResponse = z.object({
  status: z.literal([200, 301, 404]),
  type: z.string(),
  body: z.string(),
  location: z.string().optional(),
});
type PageResponse = z.infer<typeof PageResponse>;

/** Renders the page at an address from the content. */
export type Renderer = (content: SiteDocument, path: string) => Promise<PageResponse>;

/** Renders the page of a certificate in a language; `null` for an unknown number. */
type CertificateRenderer = (
  content: SiteDocument,
  certificate: CertificateCheck | null,
  language: Language,
) => Promise<PageResponse>;

type Rendering<T> = (parts: unknown, content: SiteDocument, subject: T) => unknown;
const rendering = <T>() => z.custom<Rendering<T>>((value) => typeof value === 'function');
const Program = z.object({
  respond: rendering<string>(),
  certificateResponse: rendering<CertificateCheck | null>(),
});

type Renderers = { renderer: Renderer; certificateRenderer: CertificateRenderer };

/** The path below which the pages of a language are, and the folder of their program; empty for English. */
const rootOf = (language: Language) => (language === 'en' ? '' : (`/${language}` as const));

/** The language of a page by its address, in any case. */
const languageOf = (path: string): Language =>
  languages.find((language) => new RegExp(`^/${language}(?:/|$)`, 'i').test(path)) ?? 'en';

/**
 * The programs that the build of the pages writes to a folder (`web/src/prerender/site.ts`), one for each language.
 * Each is loaded at its first use.
 */
export function renderersIn(folder: URL): Renderers {
  const renderersOf = loadOnce(async (language: Language): Promise<Renderers> => {
    const own = new URL(`.${rootOf(language)}/`, folder);
    const program: unknown = await import(new URL('site.js', own).href);
    const { respond, certificateResponse } = Program.parse(program);
    const parts: unknown = JSON.parse(await readFile(new URL('parts.json', own), 'utf8'));
    return {
      renderer: async (content, path) => PageResponse.parse(await respond(parts, content, path)),
      certificateRenderer: async (content, certificate) =>
        PageResponse.parse(await certificateResponse(parts, content, certificate)),
    };
  });
  return {
    renderer: async (content, path) => (await renderersOf(languageOf(path))).renderer(content, path),
    certificateRenderer: async (content, certificate, language) =>
      (await renderersOf(language)).certificateRenderer(content, certificate, language),
  };
}

type Deps = Recording & {
  readContent: () => Promise<SiteDocument>;
  renderer: Renderer;
  readMedia: ReadMedia;
  certificateRenderer: CertificateRenderer;
  certificatePdf: CertificatePdf;
  /** The certificate with a number; `undefined` for an unknown number. */
  readCertificate: (number: string) => Promise<CertificateCheck | undefined>;
  siteUrl: () => string;
  /** Takes one of a visitor's reads; throws 429 when none are left (docs/decisions/075). */
  takeRead: (request: Request) => void;
};

/** In milliseconds, when the last good copy is shown; or, where there is none, that the site is unavailable. */
const longestRead = { withCopy: 2000, without: 10_000 };

/** More than a school has pages. */
const mostPages = 200;

/** The public pages, rendered at each request (docs/decisions/125), and the pictures on them. */
export function createSite({
  readContent,
  renderer,
  readMedia,
  certificateRenderer,
  certificatePdf,
  readCertificate,
  siteUrl,
  takeRead,
  ...recording
}: Deps): Express {
  const current = lastGood(readContent);
  let rendered = { version: '', pages: new Map<string, PageResponse>() };

  async function respond(path: string): Promise<{ response: PageResponse; isFresh: boolean } | undefined> {
    const found = await current();
    if (!found) return undefined;
    const { content, version, isFresh } = found;
    if (rendered.version !== version) rendered = { version, pages: new Map() };
    const { pages } = rendered;
    const known = pages.get(path);
    if (known) return { response: known, isFresh };
    const response = await renderer(content, path);
    // Missing pages are not kept in memory, because there are any number of addresses.
    if (response.status === 200 && pages.size < mostPages) pages.set(path, response);
    return { response, isFresh };
  }

  const app = express();
  app.disable('x-powered-by').set('query parser', 'simple');
  app.use(recordRequests(recording));
  // Without compression a page is five times as large, and the network in front of the function forwards what it gets.
  app.use(compression());
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  // What is at these addresses is read from Firestore for each of them, and a visitor can invent any number.
  app.use(
    ['/media', ...languages.map((language) => `${rootOf(language)}/certificate`)],
    (request, _, next) => {
      takeRead(request);
      next();
    },
  );
  app.get('/media/:hash', serveMedia(readMedia));
  app.get(iconPaths, async ({ path }, response) => {
    const found = await current();
    // A school that cannot be read has the default icon.
    const icon = iconAt(path, found?.content.school ?? newSchool);
    response.set(readsHeader()).set('Cache-Control', found?.isFresh ? siteCaching : briefCaching);
    if ('location' in icon) response.redirect(302, icon.location);
    else response.type('png').send(icon.png);
  });
  for (const language of languages) {
    const pages = certificatePages(language, current, {
      readCertificate,
      certificateRenderer,
      certificatePdf,
      siteUrl,
    });
    app.use(rootOf(language) || '/', pages);
  }

  async function showPage({ path, url }: Pick<Request, 'path' | 'url'>, response: Response): Promise<void> {
    const found = await respond(path);
    // The parameters of a link, such as a discount code, go along to the new address of its page.
    const query = /\?.*/.exec(url)?.[0] ?? '';
    if (found) sendPage(response, found.response, found.isFresh ? siteCaching : briefCaching, query);
    else
      response
        .status(503)
        .set(unavailableHeaders)
        .type('html')
        .send(unavailablePage(languageOf(path)));
  }
  app.use(async ({ method, path, url }, response) => {
    if (method !== 'GET' && method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end();
    } else if (isFile.test(path)) {
      // A script of an earlier build: a browser would run a page that is sent in its place. Hosting lets browsers keep
      // any response from such an address for a year, but they use none again that varies by everything. So they find
      // the script when the site has returned to that build.
      response.set({ 'Cache-Control': briefCaching, Vary: '*' }).status(404).type('text').send('Not found');
    } else await showPage({ path, url }, response);
  });
  // A parameter that cannot be decoded: nothing is at that address.
  const showUndecodable: ErrorRequestHandler = async (error: unknown, { path, url }, response, next) => {
    if (error instanceof URIError) await showPage({ path, url }, response);
    else next(error);
  };
  app.use(showUndecodable);
  app.use(respondUnavailable);
  return app;
}

type CertificateDeps = Pick<Deps, 'readCertificate' | 'certificateRenderer' | 'certificatePdf' | 'siteUrl'>;

/** The page of a certificate and its file, at their addresses in a language. */
function certificatePages(
  language: Language,
  current: CurrentContent,
  { readCertificate, certificateRenderer, certificatePdf, siteUrl }: CertificateDeps,
): Router {
  const root = rootOf(language);
  const router = Router();
  router.get('/certificate/:number.pdf', async ({ params }, response) => {
    const number = readCertificateNumber(params.number);
    const path = `${root}/certificate/${encodeURIComponent(number ?? params.number)}`;
    const [found, certificate] = await Promise.all([
      current(),
      number === undefined ? undefined : inTime(readCertificate(number), longestRead.without),
    ]);
    // The page says why there is none.
    if (!found || certificate?.status !== 'valid' || !isPrintable(certificate)) {
      response.set('Cache-Control', briefCaching).redirect(302, path);
      return;
    }
    const file = await certificatePdf(found.content.school, certificate, siteUrl() + path, language);
    response.set('Cache-Control', briefCaching).type('pdf').send(file);
  });
  router.get('/certificate/:number', async ({ params }, response) => {
    const number = readCertificateNumber(params.number);
    if (number !== undefined && number !== params.number) {
      response.redirect(301, `${root}/certificate/${number}`);
      return;
    }
    const found = await current();
    if (!found) {
      response.status(503).set(unavailableHeaders).type('html').send(unavailablePage(language));
      return;
    }
    const lookup = number === undefined ? undefined : readCertificate(number);
    const certificate = await inTime(Promise.resolve(lookup), longestRead.without);
    sendPage(response, await certificateRenderer(found.content, certificate ?? null, language), briefCaching);
  });
  return router;
}

/**
 * Responds with 500 for a page that cannot be rendered, and with 429 to a visitor without reads. Other pages are still
 * shown.
 */
const respondUnavailable: ErrorRequestHandler = (error: unknown, { path }, response, next) => {
  if (error instanceof AppError && error.kind === 'too-many-requests') {
    response
      .status(429)
      .set({ ...unavailableHeaders, 'Retry-After': String(error.details.retryAfter) })
      .type('html')
      .send(unavailablePage(languageOf(path)));
    return;
  }
  addToContext({ failure: error });
  if (response.headersSent) return next(error);
  response
    .status(500)
    .set(unavailableHeaders)
    .type('html')
    .send(unavailablePage(languageOf(path)));
};

const isFile = /^\/(?:static|assets)\//;

function sendPage(
  response: Response,
  { status, type, body, location }: PageResponse,
  cache: string,
  query = '',
): void {
  response.set(readsHeader()).set('Cache-Control', cache).status(status).type(type);
  if (location !== undefined) response.set('Location', location + query);
  response.send(body);
}

type Copy = { content: SiteDocument; version: string };
type CurrentContent = () => Promise<(Copy & { isFresh: boolean }) | undefined>;

/** The present content or, when Firestore does not answer, the content that this process read last. */
function lastGood(read: () => Promise<SiteDocument>): CurrentContent {
  let last: Copy | undefined;
  const renew = async (): Promise<true> => {
    const content = await read();
    const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    if (last?.version !== version) last = { content, version };
    return true;
  };
  return async () => {
    const longest = last ? longestRead.withCopy : longestRead.without;
    const isFresh = await inTime(renew(), longest).catch((error: unknown) => {
      addToContext({ failure: error });
      return false;
    });
    return last && { ...last, isFresh };
  };
}

function unavailablePage(language: Language): string {
  const { title, text } = language === 'ml' ? inMalayalam : english;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head><body><h1>${title}</h1>
<p>${text}</p></body></html>
`;
}
