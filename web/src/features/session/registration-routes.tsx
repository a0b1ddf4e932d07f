import type { RouteObject } from 'react-router-dom';
import type { DrawingName } from '@/components/Drawing.tsx';
import { paths } from '@/lib/paths.ts';

/** Loads the layout of the account pages with one of the school's drawings. */
export const layoutWith = (scene: DrawingName) => async () => {
  const { AccountLayout } = await import('./AccountLayout.tsx');
  return { element: <AccountLayout scene={scene} /> };
};

/** Registration is a public page: its document has the same security policy as the home page. */
export const registrationRoutes: RouteObject[] = [
  {
    lazy: layoutWith('scene-register'),
    children: [
      {
        path: paths.register,
        lazy: () =>
          import('@/features/registration/RegisterPage.tsx').then((page) => ({
            Component: page.RegisterPage,
          })),
      },
    ],
  },
];
