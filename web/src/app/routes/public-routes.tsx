import { redirect } from 'react-router-dom';
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
      {
        path: paths.about,
        lazy: async () => ({ Component: (await import('@/pages/public/AboutPage.tsx')).AboutPage }),
      },
      {
        path: paths.contact,
        lazy: async () => ({ Component: (await import('@/pages/public/ContactPage.tsx')).ContactPage }),
      },
      {
        path: paths.courses,
        lazy: async () => ({ Component: (await import('@/pages/public/CoursesPage.tsx')).CoursesPage }),
      },
      {
        path: paths.ecommerceMastery,
        lazy: async () => ({
          Component: (await import('@/pages/public/EcommerceMasteryPage.tsx')).EcommerceMasteryPage,
        }),
      },
      {
        path: paths.digitalMarketing,
        lazy: async () => ({
          Component: (await import('@/pages/public/DigitalMarketingPage.tsx')).DigitalMarketingPage,
        }),
      },
      {
        path: paths.faq,
        lazy: async () => ({ Component: (await import('@/pages/public/FaqPage.tsx')).FaqPage }),
      },
      {
        path: paths.terms,
        lazy: async () => ({ Component: (await import('@/pages/public/TermsPage.tsx')).TermsPage }),
      },
      {
        path: paths.privacy,
        lazy: async () => ({ Component: (await import('@/pages/public/PrivacyPage.tsx')).PrivacyPage }),
      },
      {
        path: paths.refund,
        lazy: async () => ({ Component: (await import('@/pages/public/RefundPage.tsx')).RefundPage }),
      },
      {
        path: paths.cookies,
        lazy: async () => ({ Component: (await import('@/pages/public/CookiesPage.tsx')).CookiesPage }),
      },
    ],
  },
  { path: paths.ecommerceAlias, loader: () => redirect(paths.ecommerceMastery), element: null },
];
