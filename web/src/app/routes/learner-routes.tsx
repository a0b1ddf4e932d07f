import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { courseViewerHandle } from '@/features/learner/header-handle.ts';
import { paths } from '@/lib/paths.ts';
import { requireLearner } from '@/lib/session/guards.ts';

/** The learner's area (specification 2.16 to 2.18). */
export const learnerRoutes: RouteObject[] = [
  {
    path: paths.learner,
    loader: requireLearner,
    lazy: async () => ({ Component: (await import('@/app/layouts/LearnLayout.tsx')).LearnLayout }),
    children: [
      { index: true, loader: () => redirect(paths.learnerDashboard), element: null },
      {
        path: paths.learnerDashboard,
        lazy: async () => ({ Component: (await import('@/pages/learn/DashboardPage.tsx')).DashboardPage }),
      },
      {
        path: paths.learnerCourse,
        handle: courseViewerHandle,
        lazy: async () => ({ Component: (await import('@/pages/learn/CoursePage.tsx')).CoursePage }),
      },
      {
        path: paths.lesson,
        lazy: async () => ({ Component: (await import('@/pages/learn/LessonPage.tsx')).LessonPage }),
      },
    ],
  },
  {
    path: paths.courseForLearners,
    loader: requireLearner,
    lazy: async () => ({ Component: (await import('@/app/layouts/LearnLayout.tsx')).LearnLayout }),
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('@/pages/learn/StaticCoursePage.tsx')).StaticCoursePage,
        }),
      },
    ],
  },
];
