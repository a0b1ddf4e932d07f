import type { Role } from '@padavu/domain/user';
import { z } from 'zod';
import { ApiError, callApi } from '@/lib/api.ts';
import { storedToken } from './records.ts';
import { locks } from './tab-session.ts';

/** Milliseconds that a sign-out waits for the server, and that a sign-in after it does. */
const patience = { signOut: 1500, signIn: 5000 };

/** What came of it. `late`: the request is sent, and nobody waits for the answer any more. */
export type Revocation = 'revoked' | 'refused' | 'late';

/** Held while a revocation is on its way, so that every tab of this browser knows. */
const lockName = 'padavu-revocation';

let latest: Promise<unknown> = Promise.resolve();

/**
 * Has the server end the account's sessions on all devices, before this one forgets its token. It goes out even if the
 * window is closed at that moment, and is not repeated: without a network only this device is signed out.
 * @param idToken Auth's own token; the stored one stands in while Auth has none
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
  return (await within(patience.signOut, revocation)) ?? 'late';
}

async function bearer(idToken: () => Promise<string | undefined>): Promise<string> {
  const token = (await idToken()) ?? storedToken();
  if (token === null) throw new ApiError(401, 'nobody is signed in');
  return token;
}

/**
 * Ends when no revocation of an earlier session is on its way from any tab: one that came after the next sign-in would
 * end that.
 */
export async function revocationDone(): Promise<void> {
  const others = locks()?.request(lockName, { mode: 'shared' }, () => undefined);
  await within(patience.signIn, Promise.all([latest, others]));
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
