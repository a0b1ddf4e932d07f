import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { canonicalPath } from '@/lib/paths.ts';
import { absoluteUrl } from '@/lib/site.ts';

/** What every page stands in. */
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
