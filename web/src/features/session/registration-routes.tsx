import type { RouteObject } from 'react-router-dom';
import type { DrawingName } from '@/components/Drawing.tsx';
import { paths } from '@/lib/paths.ts';

/** The frame of the account pages around one of the school's drawings. */
export const layoutWith = (scene: DrawingName) => async () => {
  const { AccountLayout } = await import('./AccountLayout.tsx');
  return { element: <AccountLayout scene={scene} /> };
};

/** Registration is a public page: its document may do no more than the home page's. */
export const registrationRoutes: RouteObject[] = [
  {
    lazy: layoutWith('scene-register'),
    children: [
      {
        path: paths.register,
        lazy: async () => ({
          Component: (await import('@/features/registration/RegisterPage.tsx')).RegisterPage,
        }),
      },
    ],
  },
];
