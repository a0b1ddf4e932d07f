import { createBrowserRouter, matchRoutes, redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { accountRoutes } from './routes/account-routes.tsx';
import { adminRoutes } from './routes/admin-routes.tsx';
import { learnerRoutes } from './routes/learner-routes.tsx';
import { publicRoutes } from './routes/public-routes.tsx';

/** Every route of specification 2.1. A page's code loads when its route is first visited. */
export const routes: RouteObject[] = [
  {
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
        lazy: async () => ({ Component: (await import('@/pages/public/ErrorPage.tsx')).ErrorPage }),
      },
      { path: '*', element: null, loader: () => redirect(paths.error) },
    ],
  },
];

/**
 * The browser's router.
 * @param takesOver the page was prerendered and may be scrolled already: it stays where it is
 */
export const createRouter = ({ takesOver }: { takesOver: boolean }) =>
  createBrowserRouter(routes, takesOver ? { hydrationData: {} } : {});

/** Fetches the code of the page at an address beforehand, so that the router shows it at once. */
export async function loadPage(pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
