import { limits } from '@padavu/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { renewBy } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';
import { refreshSession } from './session-refresh.ts';

/** Whether the session goes on, has just run out, or has been said to have. */
type Expiry = 'none' | 'shown' | 'over';

/**
 * Renews the session for commands that the server refuses, while the desk is open. Where it cannot be renewed, its data
 * is cleared, which is said for a moment before the sign-in follows (specification 4, "Refresh routine", and 9).
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
