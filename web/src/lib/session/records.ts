import { limits } from '@padavu/domain/limits';
import { StoredUser } from '@padavu/domain/session';
import type { User } from '@padavu/domain/user';
import { z } from 'zod';
import { forget, readStored, readStoredText, store, storeText } from '@/lib/stored.ts';

/**
 * The record of the signed-in person, which guards look at first: at once, and without a network. It shows chrome,
 * never data: rules and API go by the token's claims (design decision 1).
 */
export function storedUser(): StoredUser | null {
  return readStored('user', StoredUser);
}

const TokenPayload = z.object({ sub: z.string().min(1) });

/**
 * Whom the stored token is about: `null` where there is none that can be read. Nothing is granted for it: it says whose
 * copy of the data on this device to look into.
 */
export function storedUid(): string | null {
  const payload = readStoredText('token')?.split('.')[1];
  if (!payload) return null;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return TokenPayload.safeParse(JSON.parse(text)).data?.sub ?? null;
  } catch {
    return null;
  }
}

/** Whether an administrator's token is stored (specification 6, "Admin guard"). */
export function hasAdminToken(): boolean {
  return (readStoredText('adminToken') ?? '') !== '';
}

/** What a session is renewed with (specification 4, "Refresh routine"). */
export function storedRefreshToken(): string | null {
  return readStoredText('refreshToken') || null;
}

/** Whether the stored administrator's token can be one (specification 9). */
export function hasLikelyAdminToken(): boolean {
  return (readStoredText('adminToken') ?? '').length >= limits.adminToken.minLength;
}

/** The category screen no longer believes in the token (specification 4, "Auth failure"). */
export function forgetAdminToken(): void {
  forget('adminToken');
}

export function rememberUser({ name, course, courseId, role, status }: User): void {
  const record: StoredUser = { name, course, courseId, role, status };
  store('user', record);
  if (role === 'admin' && status === 'approved') store('adminUser', record);
  else forget('adminUser', 'adminToken');
}

export function rememberTokens(tokens: { token: string; refreshToken: string; admin: boolean }): void {
  storeText('token', tokens.token);
  storeText('refreshToken', tokens.refreshToken);
  if (tokens.admin) storeText('adminToken', tokens.token);
  else forget('adminToken');
}

/** Removes all that a session stores. */
export function forgetSession(): void {
  forget('token', 'adminToken', 'refreshToken', 'user', 'adminUser');
}
