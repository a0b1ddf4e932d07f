import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const pageRoutes: RouteObject[] = [
  guarded(paths.adminPages, async () => (await import('./PagesPage.tsx')).PagesPage),
  guarded(paths.adminPage, async () => (await import('./PagePage.tsx')).PagePage),
];
