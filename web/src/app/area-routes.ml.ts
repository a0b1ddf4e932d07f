import type * as english from './area-routes.ts';
import { signInRoutes } from '@/features/session/routes.tsx';

export { learnBrand } from '@/lib/brand-source.ts';

/** Signing in; what stands behind it is English (docs/decisions/150). */
export const areaRoutes: typeof english.areaRoutes = signInRoutes;
