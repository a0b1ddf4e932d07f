import { act } from '@testing-library/react';
import { User } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { aUserRecord } from '@tests/support/builders.ts';
import { useSyncExternalStore } from 'react';
import type { Access, Session, KnownSession } from '@/lib/session/session.ts';

/**
 * A fake of the live session: `vi.mock('@/lib/session/use-session.ts', () => import('./session.ts'))`. A test sets who
 * is signed in, before and while the page is shown.
 */
let session: Session = { status: 'starting' };
const listeners = new Set<() => void>();

export function sessionBecomes(next: Session): void {
  act(() => {
    session = next;
    for (const listener of listeners) listener();
  });
}

export function someoneSignedIn(access: Access, overrides: Partial<UserRecord> = {}): KnownSession {
  return { status: 'signed-in', uid: 'anjali', user: User.parse(aUserRecord(overrides)), access };
}

export const nobody: Session = { status: 'signed-out', reason: 'not_authenticated' };

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}
