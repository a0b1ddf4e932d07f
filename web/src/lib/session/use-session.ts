import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from './store.ts';
import type { Session } from './session.ts';

/** Who is here, live. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession);
}
