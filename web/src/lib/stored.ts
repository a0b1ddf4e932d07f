import type { z } from 'zod';
import { writeTo } from './blocked-storage.ts';
import type { SessionKey } from './session/session-keys.ts';

/**
 * Reads a stored value with its schema; `null` when it is absent. An unreadable value is logged and counts as absent.
 */
export function readStored<T extends z.ZodType>(key: StorageKey, schema: T): z.output<T> | null {
  return readAs(key, readStoredText(key), schema);
}

function readAs<T extends z.ZodType>(key: string, text: string | null, schema: T): z.output<T> | null {
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    // oxlint-disable-next-line no-console -- an unreadable record is logged
    console.warn(`The stored "${key}" could not be read`, error);
    return null;
  }
}

/** The keys in local storage. */
type StorageKey =
  | SessionKey
  | 'brand'
  | 'language'
  | 'pendingRegistration'
  | 'rememberedEmail'
  | 'selectedCourse';

/** `null` when it is absent, as it always is at build time, when pages are prerendered. */
export function readStoredText(key: StorageKey): string | null {
  return import.meta.env.SSR ? null : localStorage.getItem(key);
}

export function storeText(key: StorageKey, text: string): void {
  writeTo('localStorage', key, text);
}

export const store = (key: StorageKey, value: object): void => storeText(key, JSON.stringify(value));

export function forget(...keys: StorageKey[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** The keys in session storage: values of this tab, kept through reloads until it is closed. */
export type TabKey = `draft/${string}` | `once/${string}` | TabTextKey;

/**
 * The tokens of a session that ends with the window (docs/decisions/085), the course that a teacher works on, and what
 * goes along to a page in another language.
 */
type TabTextKey = 'token' | 'adminToken' | 'taughtCourse' | 'carriedFields';

export function readTextInTab(key: TabTextKey): string | null {
  return import.meta.env.SSR ? null : sessionStorage.getItem(key);
}

export function storeTextInTab(key: TabTextKey, text: string): void {
  writeTo('sessionStorage', key, text);
}

/** Like `readStored`, for a value of this tab. */
export function readInTab<T extends z.ZodType>(key: TabKey, schema: T): z.output<T> | null {
  return readAs(key, sessionStorage.getItem(key), schema);
}

/** Stores a value for this tab; returns whether there was room for it. */
export function storeInTab(key: TabKey, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The keys of this tab's values that begin with a prefix. */
export function keysInTab(prefix: TabKey): TabKey[] {
  return Object.keys(sessionStorage).filter((key): key is TabKey => key.startsWith(prefix));
}

export function forgetInTab(...keys: TabKey[]): void {
  for (const key of keys) sessionStorage.removeItem(key);
}
