import type { RouteObject } from 'react-router-dom';

/** The learner's area (specification 2.16 to 2.18). */
export const learnerRoutes: RouteObject[] = [];
