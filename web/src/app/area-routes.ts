import type { RouteObject } from 'react-router-dom';
import { learnerRoutes } from '@/features/learning/routes.tsx';
import { adminSignInRoutes, signInRoutes } from '@/features/session/routes.tsx';
import { AreaTheme } from './AreaTheme.tsx';
import { adminRoutes } from './admin-layout/admin-routes.tsx';

export { prepareAreas } from './prepare-areas.ts';

/** The routes of the sign-in and of the areas behind it, which no public page's document has (docs/decisions/102). */
export const areaRoutes: RouteObject[] = [
  {
    Component: AreaTheme,
    children: [...signInRoutes, ...adminSignInRoutes, ...learnerRoutes, ...adminRoutes],
  },
];
