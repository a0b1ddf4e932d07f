import type { RouteObject } from 'react-router-dom';

/** Registering and signing in: open to everyone. */
export const accountRoutes: RouteObject[] = [];
