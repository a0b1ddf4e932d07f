import { loginReasonMessage } from '@padavu/domain/user/sign-in';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/components/use-hydrated.ts';
import type { Session } from '@/lib/session/session.ts';

/** The text that says why somebody was sent to a sign-in page; `null` without a reason. */
export function useLoginReason(session: Session): string | null {
  const [query] = useSearchParams();
  // The prerendered page has no query.
  const reason = useHydrated() ? query.get('reason') : null;
  // The reason of a session that ended on this page is newer than the one in the address.
  const endReason =
    session.status === 'signed-out' && session.reason !== 'not_authenticated' ? session.reason : null;
  return loginReasonMessage(endReason ?? reason);
}
