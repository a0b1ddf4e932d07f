import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { layoutWith } from './registration-routes.tsx';

const loginPage = () => import('./LoginPage.tsx').then((page) => ({ Component: page.LoginPage }));

const adminLoginPage = () =>
  import('./AdminLoginPage.tsx').then((page) => ({ Component: page.AdminLoginPage }));

/** Signing in, open to everyone. */
export const signInRoutes: RouteObject[] = [
  {
    lazy: layoutWith('scene-welcome'),
    children: [
      { path: paths.login, lazy: loginPage },
      {
        path: paths.forgotPassword,
        lazy: () =>
          import('./ForgotPasswordPage.tsx').then((page) => ({ Component: page.ForgotPasswordPage })),
      },
      {
        path: paths.reset,
        lazy: () => import('./ResetPasswordPage.tsx').then((page) => ({ Component: page.ResetPasswordPage })),
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
