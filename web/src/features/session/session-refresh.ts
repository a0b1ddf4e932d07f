import { z } from 'zod';
import { ApiError, callApi } from '@/lib/api.ts';
import type { Renewal } from '@/lib/authorised-api.ts';
import { isRemembered, rememberTokens, storedRefreshToken } from '@/lib/session/records.ts';
import { renewIdToken } from '@/lib/session/store.ts';

const Tokens = z.object({ token: z.string().min(1), refreshToken: z.string().min(1) });

let inProgress: Promise<Renewal> | null = null;

/**
 * Exchanges the stored refresh token for a new token. Auth renews its token before it expires, so this is only for a
 * token that the server refuses before that. Calls that are refused at the same time share one exchange.
 * @returns the new token; or that the session is over, because there is no refresh token or it was refused; or that
 * there is no network or no App Check token, which says nothing about the session
 */
export function refreshSession(): Promise<Renewal> {
  inProgress ??= refresh().finally(() => {
    inProgress = null;
  });
  return inProgress;
}

async function refresh(): Promise<Renewal> {
  if (!isRemembered()) return renewByAuth();
  const refreshToken = storedRefreshToken();
  if (refreshToken === null) return { state: 'over' };
  try {
    const tokens = await callApi({
      method: 'POST',
      path: '/auth/refresh',
      body: { refreshToken },
      reply: Tokens,
    });
    rememberTokens({ ...tokens, remembered: true, admin: true });
    // Later calls take their token from Auth, so Auth must renew the refused one.
    await renewIdToken().catch(() => undefined);
    return { state: 'renewed', token: tokens.token };
  } catch (error) {
    return error instanceof ApiError && (error.status === 0 || error.reply?.code === 'app-check')
      ? { state: 'unreachable', error }
      : { state: 'over' };
  }
}

/** A session that ends with the window stores no refresh token; Auth renews it in this tab. */
async function renewByAuth(): Promise<Renewal> {
  try {
    const token = await renewIdToken();
    return token === undefined ? { state: 'over' } : { state: 'renewed', token };
  } catch (error) {
    return error instanceof ApiError ? { state: 'unreachable', error } : { state: 'over' };
  }
}
