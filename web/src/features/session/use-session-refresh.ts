import { limits } from '@padavu/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { renewBy } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';
import { refreshSession } from './session-refresh.ts';

/** `none` while the session lasts, `shown` while the notice of its end is shown, then `over`. */
type Expiry = 'none' | 'shown' | 'over';

/**
 * Renews the session when the server refuses a call of the admin area. If that fails, clears the session's data and
 * shows a notice for a moment before the sign-in page.
 */
export function useSessionRefresh(): { expiry: Expiry; leave: () => void } {
  const [expiry, setExpiry] = useState<Expiry>('none');
  const expire = useEffectEvent(() => {
    setExpiry('shown');
    void endSession('session_expired');
  });
  useEffect(() => renewBy({ renew: refreshSession, onOver: () => expire() }), []);

  useEffect(() => {
    if (expiry !== 'shown') return undefined;
    const timer = setTimeout(() => setExpiry('over'), limits.delay.afterSessionExpiry);
    return () => clearTimeout(timer);
  }, [expiry]);
  return { expiry, leave: () => setExpiry('over') };
}
