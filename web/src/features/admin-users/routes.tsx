import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const userRoutes: RouteObject[] = [
  { path: paths.adminUsers, ...guarded(async () => (await import('./UsersPage.tsx')).UsersPage) },
  {
    path: paths.adminUserImport,
    ...guarded(async () => (await import('./ImportUsersPage.tsx')).ImportUsersPage),
  },
  { path: paths.adminStatement, ...guarded(async () => (await import('./StatementPage.tsx')).StatementPage) },
  { path: paths.adminUser, ...guarded(async () => (await import('./UserPage.tsx')).UserPage) },
];
