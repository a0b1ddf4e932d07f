import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const taskRoutes: RouteObject[] = [
  guarded(paths.adminWork, () => import('./WorkPage.tsx').then((page) => page.WorkPage)),
];
