import type { z } from 'zod';

/** A stored value read by its schema: `null` when it is absent; unreadable ones are logged and count as absent. */
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

/** The names of what is stored in the browser. */
const storageKeys = [
  'adminToken',
  'adminUser',
  'agreedLanguage',
  'brand',
  'language',
  'languageBefore',
  'refreshToken',
  'token',
  'user',
  'rememberedEmail',
  'pendingRegistration',
  'selectedCourse',
] as const;
type StorageKey = (typeof storageKeys)[number];

/** `null` when it is absent, as it always is at build time, when pages are made. */
export function readStoredText(key: StorageKey): string | null {
  return import.meta.env.SSR ? null : localStorage.getItem(key);
}

export function storeText(key: StorageKey, text: string): void {
  localStorage.setItem(key, text);
}

export function store(key: StorageKey, value: object): void {
  localStorage.setItem(key, JSON.stringify(value));
}

export function forget(...keys: StorageKey[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** The names of what is kept for this tab alone, through reloads, until it is closed. */
export type TabKey = `draft/${string}` | `once/${string}` | TabTextKey;

/** The tokens of a session that ends with the window (docs/decisions/085), and the course that a teacher works on. */
type TabTextKey = 'token' | 'adminToken' | 'taughtCourse';

export function readTextInTab(key: TabTextKey): string | null {
  return import.meta.env.SSR ? null : sessionStorage.getItem(key);
}

export function storeTextInTab(key: TabTextKey, text: string): void {
  sessionStorage.setItem(key, text);
}

/** What this tab keeps, read by its schema, like `readStored`. */
export function readInTab<T extends z.ZodType>(key: TabKey, schema: T): z.output<T> | null {
  return readAs(key, sessionStorage.getItem(key), schema);
}

/** Keeps a value for this tab; whether there was room for it. */
export function storeInTab(key: TabKey, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The names that begin so, of what this tab keeps. */
export function keysInTab(beginning: TabKey): TabKey[] {
  return Object.keys(sessionStorage).filter((key): key is TabKey => key.startsWith(beginning));
}

export function forgetInTab(...keys: TabKey[]): void {
  for (const key of keys) sessionStorage.removeItem(key);
}
