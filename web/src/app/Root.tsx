import { Outlet, redirectDocument, ScrollRestoration, useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { canonicalPath } from '@/lib/paths.ts';
import { covers } from '@/lib/document-policy.ts';
import { absoluteUrl } from '@/lib/site.ts';

/** The address that the server sent this document for; undefined while a page is prerendered. */
export const servedFor = typeof location === 'undefined' ? undefined : location.pathname;

/** Whether the page at an address needs more than this document's security policy allows. */
export const isBeyondDocument = (pathname: string) => servedFor !== undefined && !covers(servedFor, pathname);

/**
 * A page that needs more than this document's security policy allows, such as a lesson's video or the school's map,
 * loads its own document (docs/decisions/076). Until then the old address stays.
 */
export const rootLoader = {
  loader: ({ request }) => {
    if (isBeyondDocument(new URL(request.url).pathname)) throw redirectDocument(request.url);
    return null;
  },
  shouldRevalidate: ({ nextUrl }) => isBeyondDocument(nextUrl.pathname),
} satisfies Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

/** The frame of every page. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <link rel="canonical" href={absoluteUrl(canonicalPath(pathname))} />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
