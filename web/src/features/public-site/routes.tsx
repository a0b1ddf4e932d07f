import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';

export const publicRoutes: RouteObject[] = [
  {
    lazy: () => import('./layout/PublicLayout.tsx').then((page) => ({ Component: page.PublicLayout })),
    children: [
      {
        path: paths.home,
        lazy: () => import('./HomePage.tsx').then((page) => ({ Component: page.HomePage })),
      },
      {
        path: paths.about,
        lazy: () => import('./AboutPage.tsx').then((page) => ({ Component: page.AboutPage })),
      },
      {
        path: paths.contact,
        lazy: () => import('./ContactPage.tsx').then((page) => ({ Component: page.ContactPage })),
      },
      {
        path: paths.courses,
        lazy: () => import('./CoursesPage.tsx').then((page) => ({ Component: page.CoursesPage })),
      },
      {
        path: paths.coursePage,
        lazy: () => import('./PublicCoursePage.tsx').then((page) => ({ Component: page.PublicCoursePage })),
      },
      {
        path: paths.faq,
        lazy: () => import('./FaqPage.tsx').then((page) => ({ Component: page.FaqPage })),
      },
      {
        path: paths.terms,
        lazy: () => import('./LegalPages.tsx').then((page) => ({ Component: page.TermsPage })),
      },
      {
        path: paths.privacy,
        lazy: () => import('./LegalPages.tsx').then((page) => ({ Component: page.PrivacyPage })),
      },
      {
        path: paths.refund,
        lazy: () => import('./LegalPages.tsx').then((page) => ({ Component: page.RefundPage })),
      },
      {
        path: paths.cookies,
        lazy: () => import('./LegalPages.tsx').then((page) => ({ Component: page.CookiesPage })),
      },
    ],
  },
];

/** The pages that the newsletter's mails link to. */
export const newsletterRoutes: RouteObject[] = [paths.newsletterConfirm, paths.newsletterUnsubscribe].map(
  (path) => ({
    path,
    lazy: () => import('./NewsletterPage.tsx').then((page) => ({ Component: page.NewsletterPage })),
  }),
);
