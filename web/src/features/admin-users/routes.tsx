import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const userRoutes: RouteObject[] = [
  guarded(paths.adminUsers, async () => (await import('./list/UsersPage.tsx')).UsersPage),
  guarded(paths.adminUserImport, async () => (await import('./import/ImportUsersPage.tsx')).ImportUsersPage),
  guarded(paths.adminStatement, async () => (await import('./statement/StatementPage.tsx')).StatementPage),
  guarded(paths.adminUser, async () => (await import('./user/UserPage.tsx')).UserPage),
];
