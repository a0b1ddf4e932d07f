import { redirect } from 'react-router-dom';
import { adminLoginPath, loginPath } from '@/lib/paths.ts';

/** Fetched only when somebody asks for a guarded page: the public pages' first load has no part of the session in it. */
const records = () => import('./records.ts');

type Requested = { request: Request };

/** Lets in whose stored record says approved learner (specification 6, "Learner guard"); others go to sign in. */
export async function requireLearner({ request }: Requested): Promise<null> {
  const { storedUser } = await records();
  const user = storedUser();
  if (user?.role === 'user' && user.status === 'approved') return null;
  throw redirect(loginPath(user?.status ?? 'not_logged_in', addressOf(request)));
}

/** Lets in who has an administrator's token stored (specification 6, "Admin guard"); others go to the admin sign-in. */
export async function requireAdmin({ request }: Requested): Promise<null> {
  const { hasAdminToken } = await records();
  if (hasAdminToken()) return null;
  throw redirect(adminLoginPath(addressOf(request)));
}

function addressOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
