import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const contentRoutes: RouteObject[] = [
  {
    path: paths.adminCourses,
    ...guarded(async () => (await import('./courses/CoursesPage.tsx')).CoursesPage),
  },
  {
    path: paths.adminCategories,
    ...guarded(async () => (await import('./categories/CategoriesPage.tsx')).CategoriesPage),
  },
  {
    path: paths.adminLessons,
    ...guarded(async () => (await import('./lessons/LessonsPage.tsx')).LessonsPage),
  },
];
