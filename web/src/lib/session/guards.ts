import { redirect } from 'react-router-dom';
import { pathOf } from '@/lib/language.ts';
import { adminLoginPath, loginPath } from '@/lib/paths.ts';

/** Loaded with a guarded page only: the public pages' first load has no part of the session. */
const records = () => import('./records.ts');
const tabSession = () => import('./tab-session.ts');

// At build time everybody passes: a shell is made of each page, which has nobody's data.

type Requested = { request: Request };

/** Passes an approved learner by the stored record; redirects others to the sign-in page. */
export async function requireLearner({ request }: Requested): Promise<null> {
  if (import.meta.env.SSR) return null;
  const { storedUser } = await records();
  const user = storedUser();
  if (user?.role === 'user' && user.status === 'approved') return null;
  throw redirect(loginPath(user?.status ?? 'not_logged_in', pathWithQuery(request)));
}

/**
 * Passes an administrator or a teacher by the stored token; redirects others to the admin sign-in. A session that ends with the
 * window has its token in its tabs: another tab with a session passes too, and the layout asks it for the token.
 */
export async function requireStaff({ request }: Requested): Promise<null> {
  if (import.meta.env.SSR) return null;
  const { hasStaffToken: hasAdminToken, isStaffStored: isAdministratorStored } = await records();
  if (hasAdminToken()) return null;
  if (isAdministratorStored()) {
    const { isSessionOpen } = await tabSession();
    if (await isSessionOpen()) return null;
  }
  throw redirect(adminLoginPath(pathWithQuery(request)));
}

/** As the router knows it, which is in no language. */
function pathWithQuery(request: Request): string {
  const url = new URL(request.url);
  return pathOf(url.pathname) + url.search;
}
