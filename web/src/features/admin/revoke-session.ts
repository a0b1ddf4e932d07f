import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

/**
 * Has the server end the administrator's sessions on all devices (specification 7, `POST /admin/logout`).
 * @returns whether it did; the session on this device is not touched
 */
export function revokeSession(): Promise<boolean> {
  return callAuthorisedApi({ method: 'POST', path: '/admin/logout', body: {}, reply: z.unknown() }).then(
    () => true,
    () => false,
  );
}
