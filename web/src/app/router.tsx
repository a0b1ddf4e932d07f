import { createBrowserRouter, matchRoutes, redirect } from 'react-router-dom';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { newsletterRoutes, publicRoutes } from '@/features/public-site/routes.tsx';
import { layoutWith, registrationRoutes } from '@/features/session/registration-routes.tsx';
import { policyOf } from '@/lib/document-policy.ts';
import { languageRoot, pathOf } from '@/lib/language.ts';
import { paths } from '@/lib/paths.ts';
import { needsOtherDocument, Root, rootLoader } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

const publicPageRoutes: RouteObject[] = [
  ...publicRoutes,
  ...registrationRoutes,
  { lazy: layoutWith('scene-welcome'), children: newsletterRoutes },
  {
    path: paths.error,
    lazy: () =>
      import('@/features/public-site/ErrorPage.tsx').then((page) => ({ Component: page.ErrorPage })),
  },
];

/**
 * The routes of the document at a path: those of public pages, or those of all others. For every other address the root
 * route loads another document. A page's code loads when its route is first visited.
 */
export async function loadRoutes(documentPath: string): Promise<RouteObject[]> {
  const isPublic = policyOf(documentPath) === 'public';
  const routes = isPublic ? publicPageRoutes : await loadAreas(documentPath);
  return [
    {
      id: 'root',
      ...rootLoader,
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        ...routes,
        {
          path: '*',
          element: null,
          loader: ({ request }) =>
            // The root route is loading the document of such an address.
            needsOtherDocument(pathOf(new URL(request.url).pathname)) ? null : redirect(paths.error),
        },
      ],
    },
  ];
}

const loadAreas = async (documentPath: string) =>
  (await import('./area-routes.ts')).loadAreaRoutes(documentPath);

/**
 * The browser's router.
 * @param hydrates whether the page was prerendered: it may already be scrolled, and keeps its position
 */
export const createRouter = (routes: RouteObject[], { hydrates }: { hydrates: boolean }) =>
  createBrowserRouter(routes, {
    basename: languageRoot,
    ...(hydrates && { hydrationData: { loaderData: { root: null } } }),
  });

/** Resolves when the guards have run and the page's code is loaded. */
export function whenReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Fetches the code of the page at an address in advance, so that the router shows it at once. */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
