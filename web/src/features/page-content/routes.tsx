import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const pageRoutes: RouteObject[] = [
  { path: paths.adminPages, ...guarded(async () => (await import('./PagesPage.tsx')).PagesPage) },
  { path: paths.adminPage, ...guarded(async () => (await import('./PagePage.tsx')).PagePage) },
];
