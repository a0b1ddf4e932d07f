import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const discountRoutes: RouteObject[] = [
  guarded(paths.adminDiscounts, () => import('./DiscountsPage.tsx').then((page) => page.DiscountsPage)),
];
