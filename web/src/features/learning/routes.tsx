import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { pathOf } from '@/lib/language.ts';
import { paths } from '@/lib/paths.ts';
import { requireLearner } from '@/lib/session/guards.ts';

/** Admits learners, and starts the session and the page's reads while the page's code loads. */
async function enter(args: LoaderFunctionArgs): Promise<null> {
  await requireLearner(args);
  if (import.meta.env.SSR) return null;
  void startSession();
  void prefetchPage(pathOf(new URL(args.request.url).pathname));
  return null;
}

const prefetchPage = (pathname: string) =>
  import('./layout/prefetch-page.ts').then(
    (prefetch) => prefetch.prefetchPage(pathname),
    () => undefined,
  );

const startSession = () =>
  import('@/lib/session/store.ts').then(
    // The first listener starts the session.
    ({ subscribeToSession }) => subscribeToSession(() => {})(),
    // The page imports the same code and reports a failure.
    () => undefined,
  );

/** Where an unknown address leads. The page for it is not on the device. */
const unknownAddress = () => redirect(navigator.onLine ? paths.error : paths.learnerDashboard);

export const learnerRoutes: RouteObject[] = [
  { path: `${paths.learner}/*`, loader: unknownAddress, element: null },
  {
    path: paths.learner,
    loader: enter,
    lazy: () => import('./layout/LearnLayout.tsx').then((page) => ({ Component: page.LearnLayout })),
    children: [
      { index: true, loader: () => redirect(paths.learnerDashboard), element: null },
      {
        path: paths.learnerDashboard,
        lazy: () =>
          import('./dashboard/DashboardPage.tsx').then((page) => ({ Component: page.DashboardPage })),
      },
      {
        path: paths.learnerAccount,
        lazy: () => import('./account/AccountPage.tsx').then((page) => ({ Component: page.AccountPage })),
      },
      {
        path: paths.learnerReceipt,
        lazy: () => import('./account/ReceiptPage.tsx').then((page) => ({ Component: page.ReceiptPage })),
      },
      {
        path: paths.learnerCourse,
        lazy: () => import('./course/CoursePage.tsx').then((page) => ({ Component: page.CoursePage })),
      },
      {
        path: paths.lesson,
        lazy: () => import('./lesson/LessonPage.tsx').then((page) => ({ Component: page.LessonPage })),
      },
    ],
  },
  {
    path: paths.courseDays,
    loader: enter,
    lazy: () => import('./layout/LearnLayout.tsx').then((page) => ({ Component: page.LearnLayout })),
    children: [
      {
        index: true,
        lazy: () =>
          import('./course/CourseDaysPage.tsx').then((page) => ({ Component: page.CourseDaysPage })),
      },
    ],
  },
];
