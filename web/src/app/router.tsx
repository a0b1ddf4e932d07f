import { createBrowserRouter, matchRoutes, redirect } from 'react-router-dom';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Root, rootLoader } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { accountRoutes } from '@/features/session/routes.tsx';
import { adminRoutes } from './admin-layout/admin-routes.tsx';
import { learnerRoutes } from '@/features/learning/routes.tsx';
import { publicRoutes } from '@/features/public-site/routes.tsx';

/** Every route. A page's code loads when its route is first visited. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    ...rootLoader,
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      ...publicRoutes,
      ...accountRoutes,
      ...learnerRoutes,
      ...adminRoutes,
      {
        path: paths.error,
        lazy: async () => ({ Component: (await import('@/features/public-site/ErrorPage.tsx')).ErrorPage }),
      },
      { path: '*', element: null, loader: () => redirect(paths.error) },
    ],
  },
];

/**
 * The browser's router.
 * @param takesOver whether the page was prerendered: it may be scrolled already and keeps its position
 */
export const createRouter = ({ takesOver }: { takesOver: boolean }) =>
  createBrowserRouter(routes, takesOver ? { hydrationData: { loaderData: { root: null } } } : {});

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
export async function loadPage(pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
