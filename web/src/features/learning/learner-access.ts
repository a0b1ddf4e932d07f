import { assertNever } from '@padavu/domain/values/assert-never';
import type { User } from '@padavu/domain/user/user';
import { createContext, use } from 'react';
import { loginPath, paths } from '@/lib/paths.ts';
import type { Session } from '@/lib/session/session.ts';

/** The approved learner who is signed in. */
type Learner = { uid: string; user: User };

/** Whether a session may see the learner's area; `redirect` names the page for everybody else. */
type LearnerAccess =
  | { access: 'granted'; learner: Learner }
  | { access: 'pending' }
  | { access: 'redirect'; to: string };

/**
 * Decides by the live session: Auth, the account's document and the token's claims. The route's loader has checked the
 * stored record before. `address` is where a sign-in leads back to.
 */
export function learnerAccess(session: Session, address: string): LearnerAccess {
  switch (session.status) {
    case 'starting':
      return { access: 'pending' };
    case 'signed-out':
      return { access: 'redirect', to: loginPath(session.reason, address) };
    case 'signed-in':
      return accessOfAccount(session, address);
    default:
      return assertNever(session);
  }
}

type SignedIn = Session & { status: 'signed-in' };

function accessOfAccount({ uid, user, access }: SignedIn, address: string): LearnerAccess {
  if (user.status !== 'approved') return { access: 'redirect', to: loginPath(user.status, address) };
  if (user.role !== 'user') return { access: 'redirect', to: paths.adminDashboard };
  // Right after an approval the token still lacks its claims, and until it has them the rules refuse every read.
  return access === 'learner' ? { access: 'granted', learner: { uid, user } } : { access: 'pending' };
}

const LearnerContext = createContext<Learner | null>(null);

export const LearnerProvider = LearnerContext.Provider;

/** The signed-in learner. Only pages inside the learner's layout have one. */
export function useLearner(): Learner {
  const learner = use(LearnerContext);
  if (!learner) throw new Error('This page stands outside the learner layout');
  return learner;
}
