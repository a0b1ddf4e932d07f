import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { contentRoutes } from '@/features/admin-content/routes.tsx';
import { overviewRoutes } from '@/features/admin-overview/routes.tsx';
import { userRoutes } from '@/features/admin-users/routes.tsx';
import { auditRoutes } from '@/features/audit-log/routes.tsx';
import { discountRoutes } from '@/features/discounts/routes.tsx';
import { pageRoutes } from '@/features/page-content/routes.tsx';
import { paymentRoutes } from '@/features/payments/routes.tsx';
import { questionRoutes } from '@/features/questions/routes.tsx';
import { settingsRoutes } from '@/features/school-settings/routes.tsx';
import { adminSignInRoutes } from '@/features/session/routes.tsx';
import { securityRoutes } from '@/features/session/security-routes.tsx';
import { taskRoutes } from '@/features/tasks/routes.tsx';
import { trashRoutes } from '@/features/trash/routes.tsx';
import { whenBrandKnown } from '@/lib/brand-source.ts';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

/** The admin area and its sign-in: its layout around the routes of each feature. */
export const adminRoutes: RouteObject[] = [
  ...adminSignInRoutes,
  {
    ...guarded(paths.admin, async () => {
      const [{ AdminLayout }] = await Promise.all([import('./AdminLayout.tsx'), whenBrandKnown()]);
      return AdminLayout;
    }),
    children: [
      { index: true, loader: () => redirect(paths.adminDashboard), element: null },
      ...overviewRoutes,
      ...userRoutes,
      ...paymentRoutes,
      ...contentRoutes,
      ...auditRoutes,
      ...trashRoutes,
      ...securityRoutes,
      ...settingsRoutes,
      ...questionRoutes,
      ...taskRoutes,
      ...discountRoutes,
      ...pageRoutes,
    ],
  },
];
