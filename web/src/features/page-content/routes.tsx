import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const pageRoutes: RouteObject[] = [
  guarded(paths.adminPages, () => import('./PagesPage.tsx').then((page) => page.PagesPage)),
  guarded(paths.adminPage, () => import('./PagePage.tsx').then((page) => page.PagePage)),
];
