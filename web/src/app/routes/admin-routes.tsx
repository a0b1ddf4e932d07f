import type { RouteObject } from 'react-router-dom';

/** The administrator's desk (specification 2.11 and 2.12). */
export const adminRoutes: RouteObject[] = [];
