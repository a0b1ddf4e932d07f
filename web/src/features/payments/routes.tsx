import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const paymentRoutes: RouteObject[] = [
  guarded(paths.adminPayments, () => import('./PaymentsPage.tsx').then((page) => page.PaymentsPage)),
  guarded(paths.adminDuePayments, () => import('./DuePaymentsPage.tsx').then((page) => page.DuePaymentsPage)),
];
