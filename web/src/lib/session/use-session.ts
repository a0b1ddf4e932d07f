import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from './store.ts';
import type { Session } from './session.ts';

/** The session while a page is rendered at build time. */
const initialSession: Session = { status: 'starting' };

/** The current session; renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => initialSession);
}
