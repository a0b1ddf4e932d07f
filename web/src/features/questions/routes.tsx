import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const questionRoutes: RouteObject[] = [
  { path: paths.adminQuestions, ...guarded(async () => (await import('./QuestionsPage.tsx')).QuestionsPage) },
];
