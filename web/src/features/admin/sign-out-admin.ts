import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';

/**
 * Ends the administrator's session: everywhere by the server, and on this device whatever the server says
 * (specification 7, `POST /admin/logout`).
 * @returns whether the server ended it
 */
export async function signOutAdmin(): Promise<boolean> {
  const revoked = await callAuthorisedApi({
    method: 'POST',
    path: '/admin/logout',
    body: {},
    reply: z.unknown(),
  }).then(
    () => true,
    () => false,
  );
  await endSession();
  return revoked;
}
