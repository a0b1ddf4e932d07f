import { redirect } from 'react-router-dom';
import { pathOf } from '@/lib/language.ts';
import { adminLoginPath, loginPath } from '@/lib/paths.ts';

/** Loaded with guarded pages only: the first load of a public page contains no part of the session. */
const records = () => import('./records.ts');
const tabSession = () => import('./tab-session.ts');

// At build time every guard passes: each page is rendered as a shell, without anybody's data.

type GuardArgs = { request: Request };

/** Passes an approved learner by the stored record; redirects others to the sign-in page. */
export async function requireLearner({ request }: GuardArgs): Promise<null> {
  if (import.meta.env.SSR) return null;
  const { storedUser } = await records();
  const user = storedUser();
  if (user?.role === 'user' && user.status === 'approved') return null;
  throw redirect(loginPath(user?.status ?? 'not_logged_in', pathWithQuery(request)));
}

/**
 * Passes an administrator or a teacher by the stored token; redirects others to the admin sign-in. A session that ends
 * with the window has its token only in its tabs: if another tab has a session this one passes too, and the layout asks
 * the other tab for the token.
 */
export async function requireStaff({ request }: GuardArgs): Promise<null> {
  if (import.meta.env.SSR) return null;
  const { hasStaffToken, isStaffStored } = await records();
  if (hasStaffToken()) return null;
  if (isStaffStored()) {
    const { isSessionOpen } = await tabSession();
    if (await isSessionOpen()) return null;
  }
  throw redirect(adminLoginPath(pathWithQuery(request)));
}

/** The router's path, without the prefix of a language. */
function pathWithQuery(request: Request): string {
  const url = new URL(request.url);
  return pathOf(url.pathname) + url.search;
}
