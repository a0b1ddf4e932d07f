import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isUnauthorised } from '@/lib/api.ts';
import { forgetStaffToken, hasLikelyStaffToken } from '@/lib/session/records.ts';
import { endSession } from '@/lib/session/store.ts';

/** Ends the session; the admin layout then redirects to the sign-in, which leads back here. */
export const loginAgain = () => void endSession('session_expired');

type AuthState =
  | { state: 'checking' }
  | { state: 'granted' }
  /** At the start, without a usable token: the page shows only the message. */
  | { state: 'invalid'; message: string }
  /** While the page is in use: it stays as it is until it redirects to the sign-in. */
  | { state: 'expired'; message: string };

export type CategoryAuth = {
  auth: AuthState;
  /** Runs a write. A 401 or 403 ends the session. */
  attempt: <T>(write: () => Promise<T>) => Promise<T>;
  expire: (message: string) => void;
};

/** Whether the API refused the account. On this page a 403 ends the session too. */
export const isRefusedAccount = (error: unknown): error is ApiError =>
  error instanceof ApiError && (isUnauthorised(error) || error.status === 403);

/** The access to the category page, from the check at its start to an expired session. */
export function useCategoryAuth(): CategoryAuth {
  const [auth, setAuth] = useState<AuthState>({ state: 'checking' });
  useEffect(() => {
    const timer = setTimeout(() => {
      const invalid = { state: 'invalid', message: adminMessages.categories.tokenInvalid } as const;
      setAuth(hasLikelyStaffToken() ? { state: 'granted' } : invalid);
    }, limits.delay.authenticationCheck);
    return () => clearTimeout(timer);
  }, []);

  const isExpired = auth.state === 'expired';
  useEffect(() => {
    if (!isExpired) return undefined;
    const timer = setTimeout(loginAgain, limits.delay.afterSessionExpiry);
    return () => clearTimeout(timer);
  }, [isExpired]);

  const expire = useCallback((message: string) => {
    forgetStaffToken();
    setAuth({ state: 'expired', message });
  }, []);

  const attempt = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      if (isRefusedAccount(error)) expire(error.message);
      throw error;
    }
  };
  return { auth, attempt, expire };
}
