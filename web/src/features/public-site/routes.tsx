import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';

export const publicRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./layout/PublicLayout.tsx')).PublicLayout }),
    children: [
      {
        path: paths.home,
        lazy: async () => ({ Component: (await import('./HomePage.tsx')).HomePage }),
      },
      {
        path: paths.about,
        lazy: async () => ({ Component: (await import('./AboutPage.tsx')).AboutPage }),
      },
      {
        path: paths.contact,
        lazy: async () => ({ Component: (await import('./ContactPage.tsx')).ContactPage }),
      },
      {
        path: paths.courses,
        lazy: async () => ({ Component: (await import('./CoursesPage.tsx')).CoursesPage }),
      },
      {
        path: paths.coursePage,
        lazy: async () => ({ Component: (await import('./PublicCoursePage.tsx')).PublicCoursePage }),
      },
      {
        path: paths.faq,
        lazy: async () => ({ Component: (await import('./FaqPage.tsx')).FaqPage }),
      },
      {
        path: paths.terms,
        lazy: async () => ({ Component: (await import('./LegalPages.tsx')).TermsPage }),
      },
      {
        path: paths.privacy,
        lazy: async () => ({ Component: (await import('./LegalPages.tsx')).PrivacyPage }),
      },
      {
        path: paths.refund,
        lazy: async () => ({ Component: (await import('./LegalPages.tsx')).RefundPage }),
      },
      {
        path: paths.cookies,
        lazy: async () => ({ Component: (await import('./LegalPages.tsx')).CookiesPage }),
      },
    ],
  },
];

/** The pages that the newsletter's mails link to. */
export const newsletterRoutes: RouteObject[] = [paths.newsletterConfirm, paths.newsletterUnsubscribe].map(
  (path) => ({
    path,
    lazy: async () => ({ Component: (await import('./NewsletterPage.tsx')).NewsletterPage }),
  }),
);
