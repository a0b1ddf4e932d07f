import type { RouteObject } from 'react-router-dom';
import { learnerRoutes } from '@/features/learning/routes.tsx';
import { signInRoutes } from '@/features/session/routes.tsx';
import { isAdminPage } from '@/lib/admin-page.ts';
import { AreaTheme } from './AreaTheme.tsx';
import { prepareAreas } from './prepare-areas.ts';

/**
 * The routes of the sign-in and of the areas behind it, which no public page's document has (docs/decisions/102). Only
 * documents of the admin area have its routes.
 */
export async function loadAreaRoutes(documentPath: string): Promise<RouteObject[]> {
  const adminRoutes = isAdminPage(documentPath) ? await loadAdminRoutes() : [];
  if (!import.meta.env.SSR) await prepareAreas(documentPath);
  return [{ Component: AreaTheme, children: [...signInRoutes, ...learnerRoutes, ...adminRoutes] }];
}

const loadAdminRoutes = () => import('./admin-layout/admin-routes.ts').then((module) => module.adminRoutes);
