import { assertNever } from '@padavu/domain/assert-never';
import type { User } from '@padavu/domain/user';
import { loginPath, paths } from '@/lib/paths.ts';
import type { Session } from '@/lib/session/session.ts';

/** The approved learner whose area this is. */
export type Learner = { uid: string; user: User };

/** Whether the learner's area is open, not yet, or elsewhere is the place to be. */
export type Gate =
  | { state: 'open'; learner: Learner }
  | { state: 'waiting' }
  | { state: 'elsewhere'; to: string };

/**
 * Holds the live session against the learner's area. The route's loader has looked
 * at the stored record; this is what Auth, the account's document and the token's claims say.
 */
export function learnerGate(session: Session, address: string): Gate {
  switch (session.status) {
    case 'starting':
      return { state: 'waiting' };
    case 'signed-out':
      return { state: 'elsewhere', to: loginPath(session.reason, address) };
    case 'signed-in':
      return accessOf(session, address);
    default:
      return assertNever(session);
  }
}

function accessOf({ uid, user, access }: Session & { status: 'signed-in' }, address: string): Gate {
  if (user.status !== 'approved') return { state: 'elsewhere', to: loginPath(user.status, address) };
  if (user.role === 'admin') return { state: 'elsewhere', to: paths.adminDashboard };
  // Approved a moment ago: the token's claims are on their way, and until then the rules refuse every read.
  return access === 'learner' ? { state: 'open', learner: { uid, user } } : { state: 'waiting' };
}
