import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const trashRoutes: RouteObject[] = [
  guarded(paths.adminTrash, () => import('./TrashPage.tsx').then((page) => page.TrashPage)),
];
