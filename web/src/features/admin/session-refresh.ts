import { z } from 'zod';
import { ApiError, callApi } from '@/lib/api.ts';
import type { Renewal } from '@/lib/authorised-api.ts';
import { rememberTokens, storedRefreshToken } from '@/lib/session/records.ts';
import { renewIdToken } from '@/lib/session/store.ts';

const Tokens = z.object({ token: z.string().min(1), refreshToken: z.string().min(1) });

let underWay: Promise<Renewal> | null = null;

/**
 * The refresh routine (specification 4): posts the stored refresh token and stores what comes back. Auth renews its
 * token by itself before it runs out, so this is for one that the server refuses all the same; several calls that are
 * refused at once share it.
 * @returns the new token; that the session is over, without a refresh token or when it is refused; or that there is no
 * network, which says nothing about the session
 */
export function refreshSession(): Promise<Renewal> {
  underWay ??= refresh().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function refresh(): Promise<Renewal> {
  const refreshToken = storedRefreshToken();
  if (refreshToken === null) return { state: 'over' };
  try {
    const tokens = await callApi({
      method: 'POST',
      path: '/auth/refresh',
      body: { refreshToken },
      reply: Tokens,
    });
    rememberTokens({ ...tokens, admin: true });
    // Later calls take their token from Auth, which must not go on with the one that was refused.
    await renewIdToken();
    return { state: 'renewed', token: tokens.token };
  } catch (error) {
    return error instanceof ApiError && error.status === 0
      ? { state: 'unreachable', error }
      : { state: 'over' };
  }
}
