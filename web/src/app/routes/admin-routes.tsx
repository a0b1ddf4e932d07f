import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { requireAdmin } from '@/lib/session/guards.ts';

/**
 * A screen whose code is fetched only after the guard has let the visitor in. The router's own `lazy` fetches beside the
 * loader, and so for whoever is turned away as well.
 */
function guarded(
  load: () => Promise<ComponentType>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'> {
  const Screen = lazy(async () => ({ default: await load() }));
  return {
    loader: async (args: LoaderFunctionArgs) => {
      await requireAdmin(args);
      await load();
      return null;
    },
    // A filter in the address is not another screen: it takes effect at once.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: (
      <Suspense>
        <Screen />
      </Suspense>
    ),
  };
}

/** The administrator's desk (specification 2.11 to 2.15). */
export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin,
    ...guarded(async () => (await import('@/app/layouts/AdminLayout.tsx')).AdminLayout),
    children: [
      { index: true, loader: () => redirect(paths.adminDashboard), element: null },
      {
        path: paths.adminDashboard,
        ...guarded(async () => (await import('@/pages/admin/DashboardPage.tsx')).DashboardPage),
      },
      {
        path: paths.adminUsers,
        ...guarded(async () => (await import('@/pages/admin/UsersPage.tsx')).UsersPage),
      },
      {
        path: paths.adminCourses,
        ...guarded(async () => (await import('@/pages/admin/CoursesPage.tsx')).CoursesPage),
      },
      {
        path: paths.adminCategories,
        ...guarded(async () => (await import('@/pages/admin/CategoriesPage.tsx')).CategoriesPage),
      },
      {
        path: paths.adminLessons,
        ...guarded(async () => (await import('@/pages/admin/LessonsPage.tsx')).LessonsPage),
      },
      {
        path: paths.adminAudit,
        ...guarded(async () => (await import('@/pages/admin/AuditPage.tsx')).AuditPage),
      },
      {
        path: paths.adminUserImport,
        ...guarded(async () => (await import('@/pages/admin/ImportUsersPage.tsx')).ImportUsersPage),
      },
      {
        path: paths.adminUser,
        ...guarded(async () => (await import('@/pages/admin/UserPage.tsx')).UserPage),
      },
    ],
  },
];
