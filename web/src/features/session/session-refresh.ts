import { z } from 'zod';
import { ApiError, callApi } from '@/lib/api.ts';
import type { Renewal } from '@/lib/authorised-api.ts';
import { isRemembered, rememberTokens, storedRefreshToken } from '@/lib/session/records.ts';
import { renewIdToken } from '@/lib/session/store.ts';

const Tokens = z.object({ token: z.string().min(1), refreshToken: z.string().min(1) });

/** The statuses that refuse a refresh token. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

/** The codes with which Auth refuses its own. */
const authRefusals: ReadonlySet<string> = new Set(
  [
    'user-token-expired',
    'user-disabled',
    'user-not-found',
    'invalid-user-token',
    'invalid-refresh-token',
  ].map((code) => `auth/${code}`),
);

let inProgress: Promise<Renewal> | null = null;

/**
 * Exchanges the stored refresh token for a new token. Auth renews its token before it expires, so this is only for a
 * token that the server refuses before that. Calls that are refused at the same time share one exchange.
 * @returns the new token; or that the session is over, because there is no refresh token or it was refused; or a
 * failure that says nothing about the session, such as a server that is too busy
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
    const isRefused = error instanceof ApiError && refusals.has(error.status);
    return isRefused && error.reply?.code !== 'app-check' ? { state: 'over' } : unreachable(error);
  }
}

const unreachable = (error: unknown): Renewal => ({
  state: 'unreachable',
  error: error instanceof ApiError ? error : new ApiError(500, ''),
});

/** A session that ends with the window stores no refresh token; Auth renews it in this tab. */
async function renewByAuth(): Promise<Renewal> {
  try {
    const token = await renewIdToken();
    return token === undefined ? { state: 'over' } : { state: 'renewed', token };
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && authRefusals.has(String(error.code));
    return isRefused ? { state: 'over' } : unreachable(error);
  }
}
