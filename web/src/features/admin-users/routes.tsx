import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const userRoutes: RouteObject[] = [
  { path: paths.adminUsers, ...guarded(async () => (await import('./list/UsersPage.tsx')).UsersPage) },
  {
    path: paths.adminUserImport,
    ...guarded(async () => (await import('./import/ImportUsersPage.tsx')).ImportUsersPage),
  },
  {
    path: paths.adminStatement,
    ...guarded(async () => (await import('./statement/StatementPage.tsx')).StatementPage),
  },
  { path: paths.adminUser, ...guarded(async () => (await import('./user/UserPage.tsx')).UserPage) },
];
