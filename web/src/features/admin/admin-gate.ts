import { assertNever } from '@padavu/domain/assert-never';
import type { User } from '@padavu/domain/user';
import { adminLoginPath, loginPath, paths } from '@/lib/paths.ts';
import type { Session } from '@/lib/session/session.ts';

/** The administrator whose desk this is. */
export type Administrator = { uid: string; user: User };

/** Whether the desk is open, not yet, or elsewhere is the place to be. */
export type Gate =
  | { state: 'open'; administrator: Administrator }
  | { state: 'waiting' }
  | { state: 'elsewhere'; to: string };

/**
 * Holds the live session against the administrator's desk (specification 6, "Admin guard"). The route's loader has
 * looked for the stored token; this is what Auth, the account's document and the token's claims say.
 */
export function adminGate(session: Session, address: string): Gate {
  switch (session.status) {
    case 'starting':
      return { state: 'waiting' };
    case 'signed-out':
      return { state: 'elsewhere', to: adminLoginPath(address) };
    case 'signed-in':
      return gateFor(session);
    default:
      return assertNever(session);
  }
}

function gateFor({ uid, user, access }: Session & { status: 'signed-in' }): Gate {
  if (user.status !== 'approved') return { state: 'elsewhere', to: loginPath(user.status) };
  if (user.role !== 'admin') return { state: 'elsewhere', to: paths.learnerDashboard };
  // Made an administrator a moment ago: the token's claims are on their way, and until then the rules refuse every read.
  return access === 'admin' ? { state: 'open', administrator: { uid, user } } : { state: 'waiting' };
}
