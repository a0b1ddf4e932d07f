import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const overviewRoutes: RouteObject[] = [
  guarded(paths.adminDashboard, () => import('./DashboardPage.tsx').then((page) => page.DashboardPage)),
];
