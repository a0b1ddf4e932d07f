import type * as english from './admin-routes.ts';

/** The admin area is English (docs/decisions/151). */
export const adminRoutes: typeof english.adminRoutes = [];
