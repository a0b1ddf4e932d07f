import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const discountRoutes: RouteObject[] = [
  { path: paths.adminDiscounts, ...guarded(async () => (await import('./DiscountsPage.tsx')).DiscountsPage) },
];
