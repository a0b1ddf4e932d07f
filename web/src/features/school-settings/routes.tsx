import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const settingsRoutes: RouteObject[] = [
  guarded(paths.adminSettings, () => import('./SettingsPage.tsx').then((page) => page.SettingsPage)),
];
