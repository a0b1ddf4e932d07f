import type { RouteObject } from 'react-router-dom';
import type { DrawingName } from '@/components/Drawing.tsx';
import { paths } from '@/lib/paths.ts';

const layoutWith = (scene: DrawingName) => async () => {
  const { AccountLayout } = await import('./AccountLayout.tsx');
  return { element: <AccountLayout scene={scene} /> };
};

const loginPage = async () => ({
  Component: (await import('./LoginPage.tsx')).LoginPage,
});

const adminLoginPage = async () => ({
  Component: (await import('./AdminLoginPage.tsx')).AdminLoginPage,
});

/** Registration and sign-in, open to everyone. Both addresses of the admin sign-in show one page. */
export const accountRoutes: RouteObject[] = [
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
  {
    lazy: layoutWith('scene-welcome'),
    children: [
      { path: paths.login, lazy: loginPage },
      {
        path: paths.forgotPassword,
        lazy: async () => ({
          Component: (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: paths.reset,
        lazy: async () => ({
          Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
        }),
      },
    ],
  },
  {
    lazy: layoutWith('scene-admin'),
    children: [
      { path: paths.adminLogin, lazy: adminLoginPage },
      { path: paths.adminLoginAlias, lazy: adminLoginPage },
    ],
  },
];
