import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { layoutWith } from './registration-routes.tsx';

const loginPage = async () => ({
  Component: (await import('./LoginPage.tsx')).LoginPage,
});

const adminLoginPage = async () => ({
  Component: (await import('./AdminLoginPage.tsx')).AdminLoginPage,
});

/** Signing in, open to everyone. */
export const signInRoutes: RouteObject[] = [
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
];

/** Both addresses of the admin sign-in show one page. */
export const adminSignInRoutes: RouteObject[] = [
  {
    lazy: layoutWith('scene-admin'),
    children: [
      { path: paths.adminLogin, lazy: adminLoginPage },
      { path: paths.adminLoginAlias, lazy: adminLoginPage },
    ],
  },
];
