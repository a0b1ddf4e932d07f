import { revokeOwnSession } from '@/lib/session/store.ts';

/**
 * Ends the administrator's sessions on all devices.
 * @returns whether the server did so, or may still do so; the session on this device is unchanged
 */
export async function revokeSession(): Promise<boolean> {
  return (await revokeOwnSession()) !== 'refused';
}
