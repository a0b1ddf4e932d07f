import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

/**
 * Separate from the other session routes, because the Malayalam build has those, but no admin area
 * (docs/decisions/151).
 */
export const securityRoutes: RouteObject[] = [
  guarded(paths.adminSecurity, () => import('./SecurityPage.tsx').then((page) => page.SecurityPage)),
];
