import type { ComponentType } from 'react';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { requireStaff } from '@/lib/session/guards.ts';

/**
 * A screen whose code is fetched only after the guard has granted access. The router's own `lazy` fetches in parallel
 * with the loader, so also for visitors who are turned away.
 */
function guarded(
  load: () => Promise<ComponentType>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> {
  let Loaded: ComponentType | undefined;
  return {
    loader: async (args: LoaderFunctionArgs) => {
      await requireStaff(args);
      Loaded = await load();
      return null;
    },
    // A changed filter in the address is the same screen: the guard need not run again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // Rendered synchronously, which `React.lazy` does not do: without it React would drop a prerendered page.
    Component: () => Loaded && <Loaded />,
  };
}

export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin,
    ...guarded(async () => (await import('./AdminLayout.tsx')).AdminLayout),
    children: [
      { index: true, loader: () => redirect(paths.adminDashboard), element: null },
      {
        path: paths.adminDashboard,
        ...guarded(async () => (await import('@/features/admin-overview/DashboardPage.tsx')).DashboardPage),
      },
      {
        path: paths.adminUsers,
        ...guarded(async () => (await import('@/features/admin-users/UsersPage.tsx')).UsersPage),
      },
      {
        path: paths.adminCourses,
        ...guarded(
          async () => (await import('@/features/admin-content/courses/CoursesPage.tsx')).CoursesPage,
        ),
      },
      {
        path: paths.adminCategories,
        ...guarded(
          async () => (await import('@/features/admin-content/categories/CategoriesPage.tsx')).CategoriesPage,
        ),
      },
      {
        path: paths.adminLessons,
        ...guarded(
          async () => (await import('@/features/admin-content/lessons/LessonsPage.tsx')).LessonsPage,
        ),
      },
      {
        path: paths.adminAudit,
        ...guarded(async () => (await import('@/features/audit-log/AuditPage.tsx')).AuditPage),
      },
      {
        path: paths.adminTrash,
        ...guarded(async () => (await import('@/features/trash/TrashPage.tsx')).TrashPage),
      },
      {
        path: paths.adminSecurity,
        ...guarded(async () => (await import('@/features/session/SecurityPage.tsx')).SecurityPage),
      },
      {
        path: paths.adminSettings,
        ...guarded(async () => (await import('@/features/school-settings/SettingsPage.tsx')).SettingsPage),
      },
      {
        path: paths.adminQuestions,
        ...guarded(async () => (await import('@/features/questions/QuestionsPage.tsx')).QuestionsPage),
      },
      {
        path: paths.adminWork,
        ...guarded(async () => (await import('@/features/tasks/WorkPage.tsx')).WorkPage),
      },
      {
        path: paths.adminDiscounts,
        ...guarded(async () => (await import('@/features/discounts/DiscountsPage.tsx')).DiscountsPage),
      },
      {
        path: paths.adminPages,
        ...guarded(async () => (await import('@/features/page-content/PagesPage.tsx')).PagesPage),
      },
      {
        path: paths.adminPage,
        ...guarded(async () => (await import('@/features/page-content/PagePage.tsx')).PagePage),
      },
      {
        path: paths.adminUserImport,
        ...guarded(async () => (await import('@/features/admin-users/ImportUsersPage.tsx')).ImportUsersPage),
      },
      {
        path: paths.adminStatement,
        ...guarded(async () => (await import('@/features/admin-users/StatementPage.tsx')).StatementPage),
      },
      {
        path: paths.adminUser,
        ...guarded(async () => (await import('@/features/admin-users/UserPage.tsx')).UserPage),
      },
    ],
  },
];
