import type { Role } from '@padavu/domain/user/user';
import { z } from 'zod';
import { ApiError, callApi } from '@/lib/api.ts';
import { inTime } from '@/lib/in-time.ts';
import { storedToken } from './records.ts';
import { locks } from './tab-session.ts';

/** Milliseconds that a sign-out, and the sign-in after it, wait for the server. */
const timeouts = { signOut: 1500, signIn: 5000 };

/** The outcome. `late`: the request was sent, and its response is no longer awaited. */
export type Revocation = 'revoked' | 'refused' | 'late';

/** The lock that is held during a revocation, which every tab of this browser sees. */
const lockName = 'padavu-revocation';

let latest: Promise<unknown> = Promise.resolve();

/**
 * Makes the server end the account's sessions on all devices, before this device removes its token. The request is sent
 * even if the window is closed at that moment, and is not repeated: without a network only this device is signed out.
 * @param idToken returns Auth's own token; the stored one is used while Auth has none
 */
export async function revokeSession(
  idToken: () => Promise<string | undefined>,
  role: Role,
): Promise<Revocation> {
  const path = role === 'user' ? '/users/logout' : '/admin/logout';
  const revoke = async (): Promise<Revocation> => {
    try {
      const token = await bearer(idToken);
      await callApi({ method: 'POST', path, body: {}, token, keepalive: true, reply: z.unknown() });
      return 'revoked';
    } catch {
      return 'refused';
    }
  };
  const revocation: Promise<Revocation> = locks()?.request(lockName, revoke) ?? revoke();
  latest = revocation;
  return inTime(revocation, timeouts.signOut, () => 'late' as const);
}

async function bearer(idToken: () => Promise<string | undefined>): Promise<string> {
  const token = (await idToken()) ?? storedToken();
  if (token === null) throw new ApiError(401, 'nobody is signed in');
  return token;
}

/**
 * Resolves when no tab is revoking an earlier session: a revocation that arrives after the next sign-in would end the
 * new session.
 */
export async function revocationDone(): Promise<void> {
  const others = locks()?.request(lockName, { mode: 'shared' }, () => undefined);
  await inTime(Promise.all([latest, others]), timeouts.signIn, () => undefined);
}
