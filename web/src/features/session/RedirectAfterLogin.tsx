import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { forgetRegistrationOf } from '@/features/registration/pending-registration.ts';
import { paths, safeReturnUrl } from '@/lib/paths.ts';
import type { Access } from '@/lib/session/session.ts';
import { OpeningView } from './OpeningView.tsx';

/**
 * Replaces the sign-in page for a person with access: redirects them, and deletes the registration stored on this
 * device.
 */
export function RedirectAfterLogin({ access, email }: { access: Exclude<Access, 'waiting'>; email: string }) {
  const [query] = useSearchParams();
  useEffect(() => forgetRegistrationOf(email), [email]);
  return (
    <>
      <OpeningView />
      <Navigate to={destination(access, query.get('returnUrl'))} replace />
    </>
  );
}

/** The requested page within the person's area, otherwise their dashboard. */
function destination(access: Exclude<Access, 'waiting'>, returnUrl: string | null): string {
  if (access === 'second-factor') return paths.adminSecurity;
  if (access === 'admin' || access === 'teacher')
    return safeReturnUrl(returnUrl, paths.admin) ?? paths.adminDashboard;
  return (
    safeReturnUrl(returnUrl, paths.learner) ??
    safeReturnUrl(returnUrl, paths.courses) ??
    paths.learnerDashboard
  );
}
