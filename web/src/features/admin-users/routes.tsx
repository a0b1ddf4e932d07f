import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const userRoutes: RouteObject[] = [
  guarded(paths.adminUsers, () => import('./list/UsersPage.tsx').then((page) => page.UsersPage)),
  guarded(paths.adminUserImport, () =>
    import('./import/ImportUsersPage.tsx').then((page) => page.ImportUsersPage),
  ),
  guarded(paths.adminStatement, () =>
    import('./statement/StatementPage.tsx').then((page) => page.StatementPage),
  ),
  guarded(paths.adminUser, () => import('./user/UserPage.tsx').then((page) => page.UserPage)),
];
