import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { guarded } from '@/lib/session/guarded-route.tsx';

export const auditRoutes: RouteObject[] = [
  guarded(paths.adminAudit, () => import('./AuditPage.tsx').then((page) => page.AuditPage)),
];
