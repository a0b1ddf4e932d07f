import { paths, safeReturnUrl } from '@/lib/paths.ts';

/** Where a person who may enter goes: back to the page asked for within the own area, else to the own dashboard. */
export function destination(access: 'learner' | 'admin', returnUrl: string | null): string {
  if (access === 'admin') return safeReturnUrl(returnUrl, paths.admin) ?? paths.adminDashboard;
  return (
    safeReturnUrl(returnUrl, paths.learner) ??
    safeReturnUrl(returnUrl, paths.courses) ??
    paths.learnerDashboard
  );
}
