import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const trashRoutes: RouteObject[] = [
  guarded(paths.adminTrash, async () => (await import('./TrashPage.tsx')).TrashPage),
];
