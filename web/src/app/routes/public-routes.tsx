import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';

/** The public site (specification 2.1 to 2.7). */
export const publicRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('@/app/layouts/PublicLayout.tsx')).PublicLayout }),
    children: [
      {
        path: paths.home,
        lazy: async () => ({ Component: (await import('@/pages/public/HomePage.tsx')).HomePage }),
      },
    ],
  },
];
