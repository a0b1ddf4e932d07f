import { limits } from '@padavu/domain/limits';
import { StoredUser } from '@padavu/domain/user/session';
import type { User } from '@padavu/domain/user/user';
import { z } from 'zod';
import {
  forget,
  forgetInTab,
  readStored,
  readStoredText,
  readTextInTab,
  store,
  storeText,
  storeTextInTab,
} from '@/lib/stored.ts';
import { restoreDeviceLanguage } from './device-language.ts';
import { sessionKeys } from './session-keys.ts';

/**
 * The record of the signed-in person. Guards read it first, because it is available at once and without a network. It
 * decides which frame of a page shows, never which data: rules and API check the token's claims.
 */
export function storedUser(): StoredUser | null {
  return readStored('user', StoredUser);
}

const TokenPayload = z.object({ sub: z.string().min(1), exp: z.number().optional() });

/**
 * The uid of the stored token, unverified; `null` without a readable token. It grants nothing: it names the copy of the
 * data on this device.
 */
export function storedUid(): string | null {
  return subjectOf(storedToken());
}

/** The ID token of the session, of this tab or of this device. */
export function storedToken(): string | null {
  return readTextInTab('token') ?? readStoredText('token');
}

const storedStaffToken = () => readTextInTab('adminToken') ?? readStoredText('adminToken') ?? '';

/** The uid of an ID token, unverified. */
export const subjectOf = (token: string | null): string | null => payloadOf(token)?.sub ?? null;

/** Milliseconds until an ID token expires, by this device's clock; negative where it cannot be read. */
export const timeLeftOf = (token: string | null): number => (payloadOf(token)?.exp ?? 0) * 1000 - Date.now();

function payloadOf(token: string | null): z.infer<typeof TokenPayload> | undefined {
  const payload = token?.split('.')[1];
  if (!payload) return undefined;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return TokenPayload.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether a token of an administrator or a teacher is stored. */
export function hasStaffToken(): boolean {
  return storedStaffToken() !== '';
}

/**
 * Whether the record is that of an administrator or a teacher. In a session that ends with the window the token may be
 * in another tab.
 */
export function isStaffStored(): boolean {
  return readStored('adminUser', StoredUser) !== null;
}

/** Whether the session is remembered: its token is then on the device, and not in this tab. */
export function isRemembered(): boolean {
  return readTextInTab('token') === null;
}

/** The refresh token, which only a session that is remembered stores. */
export function storedRefreshToken(): string | null {
  return readStoredText('refreshToken') || null;
}

/** Whether the stored token of an administrator or a teacher is long enough to be valid. */
export function hasLikelyStaffToken(): boolean {
  return storedStaffToken().length >= limits.adminToken.minLength;
}

/** Drops the token of an administrator or a teacher that the API refused. */
export function forgetStaffToken(): void {
  forget('adminToken');
  forgetInTab('adminToken');
}

export function rememberUser({ name, course, courseId, pacing, role, status }: User): void {
  const record: StoredUser = { name, course, courseId, pacing, role, status };
  store('user', record);
  if (role !== 'user' && status === 'approved') return store('adminUser', record);
  forget('adminUser');
  forgetStaffToken();
}

/** The tokens of a session. One that is not remembered has no refresh token here, and ends with the window. */
type SessionTokens =
  | { remembered: true; token: string; refreshToken: string; admin: boolean }
  | { remembered: false; token: string; admin: boolean };

export function rememberTokens(tokens: SessionTokens): void {
  const { token, admin, remembered } = tokens;
  if (!remembered) {
    forget('token', 'adminToken', 'refreshToken');
    storeTextInTab('token', token);
    if (admin) storeTextInTab('adminToken', token);
    else forgetInTab('adminToken');
    return;
  }
  forgetInTab('token', 'adminToken');
  storeText('token', token);
  storeText('refreshToken', tokens.refreshToken);
  if (admin) storeText('adminToken', token);
  else forget('adminToken');
}

/** Removes the tokens of a session that ends with the window from this tab. */
export const forgetTabTokens = (): void => forgetInTab('token', 'adminToken');

/** Removes all that a session stores, and after a session also the registration that the device remembers. */
export function forgetSession(): void {
  restoreDeviceLanguage();
  // Pages call this without a session too: a visitor's registration stays until there was one.
  if (readStoredText('user') !== null) forget('pendingRegistration');
  forget(...sessionKeys);
  forgetTabTokens();
  forgetInTab('taughtCourse', 'carriedFields');
}
