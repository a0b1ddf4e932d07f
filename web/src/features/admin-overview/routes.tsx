import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const overviewRoutes: RouteObject[] = [
  { path: paths.adminDashboard, ...guarded(async () => (await import('./DashboardPage.tsx')).DashboardPage) },
];
