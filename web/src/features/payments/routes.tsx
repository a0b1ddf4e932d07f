import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const paymentRoutes: RouteObject[] = [
  guarded(paths.adminPayments, async () => (await import('./PaymentsPage.tsx')).PaymentsPage),
  guarded(paths.adminDuePayments, async () => (await import('./DuePaymentsPage.tsx')).DuePaymentsPage),
];
