import { Outlet, redirectDocument, ScrollRestoration, useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { canonicalPath, paths } from '@/lib/paths.ts';
import { covers, policyOf } from '@/lib/document-policy.ts';
import { addressOf, hasPage, pathOf } from '@/lib/language.ts';
import { absoluteUrl } from '@/lib/site.ts';

/** The path of the page that the server sent this document for; `undefined` while a page is prerendered. */
const documentPath = typeof location === 'undefined' ? undefined : pathOf(location.pathname);

/** Whether a page needs more than this document's security policy allows, or is not in its language. */
export const needsOtherDocument = (pathname: string) =>
  documentPath !== undefined && !(covers(documentPath, pathname) && hasPage(pathname));

/** The public pages whose content is loaded: that of the document, those visited since, and one without content. */
const loadedPages = new Set([documentPath, paths.register]);
const isContentMissing = (pathname: string) =>
  documentPath !== undefined && policyOf(pathname) === 'public' && !loadedPages.has(pathname);

/**
 * A page that needs more than this document's security policy allows, such as a lesson's video or the school's map,
 * loads its own document (docs/decisions/076). A public page whose content is not loaded fetches it from that page's
 * document. Until then the old address stays.
 */
export const rootLoader = {
  loader: async ({ request }) => {
    const { href, pathname: address } = new URL(request.url);
    const pathname = pathOf(address);
    if (needsOtherDocument(pathname))
      throw redirectDocument(hasPage(pathname) ? href : href.replace(address, pathname));
    if (isContentMissing(pathname)) {
      await (await import('@/lib/fetch-page.ts')).fetchPage(href);
      loadedPages.add(pathname);
    }
    return null;
  },
  shouldRevalidate: ({ nextUrl }) => {
    const pathname = pathOf(nextUrl.pathname);
    return needsOtherDocument(pathname) || isContentMissing(pathname);
  },
} satisfies Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

/** The root of every page. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <link rel="canonical" href={absoluteUrl(addressOf(canonicalPath(pathname)))} />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
