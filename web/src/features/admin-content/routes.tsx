import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const contentRoutes: RouteObject[] = [
  guarded(paths.adminCourses, async () => (await import('./courses/CoursesPage.tsx')).CoursesPage),
  guarded(
    paths.adminCategories,
    async () => (await import('./categories/CategoriesPage.tsx')).CategoriesPage,
  ),
  guarded(paths.adminLessons, async () => (await import('./lessons/LessonsPage.tsx')).LessonsPage),
];
