import { isStaff, type Claims } from '@padavu/domain/user/claims';
import type { User } from '@padavu/domain/user/user';

/** Why a session ended, as the sign-in page's `reason`. */
export type EndReason = 'inactive' | 'deleted' | 'session_expired' | 'not_authenticated';

/** Who is signed in, as far as it is known. */
export type Session =
  /** Auth has not answered yet, or the account's own document is being fetched. */
  | { status: 'starting' }
  | { status: 'signed-out'; reason: EndReason }
  | { status: 'signed-in'; uid: string; user: User; access: Access };

/** Who is signed in, once that is known. */
export type KnownSession = Exclude<Session, { status: 'starting' }>;

/**
 * What a signed-in person may do: the account document and the token's claims agree on it. `second-factor` is an
 * administrator or a teacher who may only set up a second factor, because it is required and the sign-in had none.
 */
export type Access = 'waiting' | 'learner' | 'teacher' | 'admin' | 'second-factor';

/** The access that the document and the claims grant together; the lesser of the two while they differ. */
export function accessOf(user: User, claims: Claims, hasSecondFactor: boolean): Access {
  if (user.status !== 'approved' || !claims.approved) return 'waiting';
  if (user.role === 'user') return 'learner';
  if (!isStaff(claims) || claims.admin !== (user.role === 'admin')) return 'waiting';
  return user.secondFactorRequired && !hasSecondFactor ? 'second-factor' : user.role;
}
