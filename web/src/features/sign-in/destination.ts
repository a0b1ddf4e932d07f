import { paths, safeReturnUrl } from '@/lib/paths.ts';

/** Where a person who may enter goes: back to the page asked for within the own area, else to the own dashboard. */
export function destination(access: 'learner' | 'admin', returnUrl: string | null): string {
  return access === 'admin'
    ? (safeReturnUrl(returnUrl, paths.admin) ?? paths.adminDashboard)
    : (safeReturnUrl(returnUrl, paths.learner) ?? paths.learnerDashboard);
}
