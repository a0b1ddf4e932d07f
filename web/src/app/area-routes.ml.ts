import type * as english from './area-routes.ts';
import { learnerRoutes } from '@/features/learning/routes.tsx';
import { signInRoutes } from '@/features/session/routes.tsx';
import { AreaTheme } from './AreaTheme.tsx';

export { prepareAreas } from './prepare-areas.ts';

/** Signing in and the learner's area; the admin area is English (docs/decisions/151). */
export const areaRoutes: typeof english.areaRoutes = [
  { Component: AreaTheme, children: [...signInRoutes, ...learnerRoutes] },
];
