import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const questionRoutes: RouteObject[] = [
  guarded(paths.adminQuestions, () => import('./QuestionsPage.tsx').then((page) => page.QuestionsPage)),
];
