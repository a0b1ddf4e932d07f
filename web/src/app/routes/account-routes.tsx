import type { RouteObject } from 'react-router-dom';
import type { DrawingName } from '@/components/Drawing.tsx';
import { paths } from '@/lib/paths.ts';

const layoutWith = (scene: DrawingName) => async () => {
  const { AccountLayout } = await import('@/app/layouts/AccountLayout.tsx');
  return { element: <AccountLayout scene={scene} /> };
};

const loginPage = async () => ({
  Component: (await import('@/pages/account/LoginPage.tsx')).LoginPage,
});

const adminLoginPage = async () => ({
  Component: (await import('@/pages/account/AdminLoginPage.tsx')).AdminLoginPage,
});

/** Registering and signing in: open to everyone. Both spellings of the admin sign-in are one page (specification 2.1). */
export const accountRoutes: RouteObject[] = [
  {
    lazy: layoutWith('scene-register'),
    children: [
      {
        path: paths.register,
        lazy: async () => ({ Component: (await import('@/pages/account/RegisterPage.tsx')).RegisterPage }),
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
          Component: (await import('@/pages/account/ForgotPasswordPage.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: paths.reset,
        lazy: async () => ({
          Component: (await import('@/pages/account/ResetPasswordPage.tsx')).ResetPasswordPage,
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
