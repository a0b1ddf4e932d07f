import { redirect } from 'react-router-dom';
import { adminLoginPath, loginPath } from '@/lib/paths.ts';

/** Fetched only when somebody asks for a guarded page: the public pages' first load has no part of the session in it. */
const records = () => import('./records.ts');
const tabSession = () => import('./tab-session.ts');

// At build time everybody passes: what is made then is the view of a page that opens, which holds nobody's data.

type Requested = { request: Request };

/** Lets in whose stored record says approved learner; others go to sign in. */
export async function requireLearner({ request }: Requested): Promise<null> {
  if (import.meta.env.SSR) return null;
  const { storedUser } = await records();
  const user = storedUser();
  if (user?.role === 'user' && user.status === 'approved') return null;
  throw redirect(loginPath(user?.status ?? 'not_logged_in', addressOf(request)));
}

/**
 * Lets in who has an administrator's token stored; others go to the admin sign-in. Where a
 * session ends with the window, the token is in the tabs that have it: one that is open is as good as the token, and the
 * layout asks it.
 */
export async function requireAdmin({ request }: Requested): Promise<null> {
  if (import.meta.env.SSR) return null;
  const { hasAdminToken, isAdministratorStored } = await records();
  if (hasAdminToken()) return null;
  if (isAdministratorStored()) {
    const { isSessionOpen } = await tabSession();
    if (await isSessionOpen()) return null;
  }
  throw redirect(adminLoginPath(addressOf(request)));
}

function addressOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
