import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const contentRoutes: RouteObject[] = [
  guarded(paths.adminCourses, () => import('./courses/CoursesPage.tsx').then((page) => page.CoursesPage)),
  guarded(paths.adminCategories, () =>
    import('./categories/CategoriesPage.tsx').then((page) => page.CategoriesPage),
  ),
  guarded(paths.adminLessons, () => import('./lessons/LessonsPage.tsx').then((page) => page.LessonsPage)),
];
