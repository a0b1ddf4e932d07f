import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { AppTheme, BaseStyles } from '@/app/AppTheme.tsx';
import { loadRoutes } from '@/app/router.tsx';
import { policyOf } from '@/lib/document-policy.ts';
import { addressOf, languageRoot } from '@/lib/language.ts';
import { paths } from '@/lib/paths.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { SiteContext } from '@/lib/site-content.ts';
import type { RenderableSite } from '@/lib/site-content.ts';

export type RenderedPage = {
  /** `<title>`, `<meta>` and `<link>` of the page, and its styles. */
  head: string;
  body: string;
  /** The names of the components that its routes have loaded. */
  components: string[];
};

/**
 * Renders a page of the application to HTML, as a new visitor first sees it. Public pages are rendered with the content
 * of the site; `null` for others.
 */
export async function renderPage(path: string, content: RenderableSite | null): Promise<RenderedPage> {
  const handler = await handlerOf(policyOf(path) === 'public' ? paths.home : paths.admin);
  const context = await handler.query(new Request(absoluteUrl(addressOf(path))));
  if (context instanceof Response) throw new Error(`${path} is no page: it answers ${context.status}`);
  const errors: Record<string, unknown> = context.errors ?? {};
  const [error] = Object.values(errors);
  // Otherwise everybody would be served the error page.
  if (error !== undefined) throw new Error(`${path} cannot be rendered`, { cause: error });
  const page = render(
    <SiteContext value={content}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteContext>,
  );
  return { ...page, components: componentsOf(context) };
}

/** Renders any element in the school's theme. */
export function render(page: ReactNode): Omit<RenderedPage, 'components'> {
  const { html, cache } = renderWithStyles(<AppTheme>{page}</AppTheme>);
  // React writes the elements of the head first, when it does not render the whole document.
  const [meta = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head: meta + baseStyles + stylesOf(cache), body: html.slice(meta.length) };
}

function renderWithStyles(children: ReactNode): { html: string; cache: EmotionCache } {
  const cache = createCache({ key: 'css' });
  // Emotion then keeps the styles, instead of writing each one where it is first used.
  cache.compat = true;
  return { html: renderToString(<CacheProvider value={cache}>{children}</CacheProvider>), cache };
}

/**
 * The same in every document, and hidden from Emotion, which moves its style elements on hydration: the fonts of a
 * moved element load again, and until then all text is in another font.
 */
const baseStyles = `<style>${Object.values(renderWithStyles(<BaseStyles />).cache.inserted).join('')}</style>`;

const handlers = new Map<string, Promise<StaticHandler>>();

/** The handler that finds the page at an address, created once for each kind of document. */
function handlerOf(start: string): Promise<StaticHandler> {
  const handler =
    handlers.get(start) ??
    loadRoutes(start).then((routes) => createStaticHandler(routes, { basename: languageRoot }));
  handlers.set(start, handler);
  return handler;
}

/** The styles in the form that Emotion takes over in the browser: global ones separately, the others together. */
function stylesOf({ key, inserted, registered }: EmotionCache): string {
  let globals = '';
  let rules = '';
  const ids: string[] = [];
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${id}`] === undefined) {
      globals += `<style data-emotion="${key}-global ${id}">${css}</style>`;
    } else {
      ids.push(id);
      rules += css;
    }
  }
  return `${globals}<style data-emotion="${key} ${ids.join(' ')}">${rules}</style>`;
}

function componentsOf({ matches }: StaticHandlerContext): string[] {
  return matches.flatMap(({ route: { element } }) =>
    isValidElement(element) && typeof element.type === 'function' ? [element.type.name] : [],
  );
}
