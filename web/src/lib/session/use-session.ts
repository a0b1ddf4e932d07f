import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from './store.ts';
import type { Session } from './session.ts';

/** What is known while a page is made at build time. */
const nobodyYet: Session = { status: 'starting' };

/** Who is here, live. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => nobodyYet);
}
