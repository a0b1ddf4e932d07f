/**
 * Only this module knows how the Auth SDK stores a signed-in person: as the JSON text of the user under
 * `firebase:authUser:<api key>:<name of the app>`, in local storage for a session that is remembered and in session
 * storage for one that ends with the window. Auth has no public way to hand such a session to another tab of the same
 * browser (docs/decisions/086). Versions are exact, and `tests/e2e/shared-computer.spec.ts` fails when an upgrade
 * changes the key or the text.
 */
const prefix = 'firebase:authUser:';
const defaultSuffix = ':[DEFAULT]';

export type AuthUserRecord = { key: string; text: string };

export function storedAuthUser(storage: Storage): AuthUserRecord | null {
  const key = Object.keys(storage).find((name) => name.startsWith(prefix) && name.endsWith(defaultSuffix));
  const text = key === undefined ? null : storage.getItem(key);
  return key === undefined || text === null ? null : { key, text };
}

/** Whether a user is stored under a key, by an app of any name. */
export const isAuthUserKey = (key: string): boolean => key.startsWith(prefix);

export function forgetAuthUser(storage: Storage): void {
  for (const key of Object.keys(storage)) if (isAuthUserKey(key)) storage.removeItem(key);
}

/** The key under which an app of another name looks for its user. */
export function keyForApp(key: string, app: string): string {
  return key.slice(0, -defaultSuffix.length + 1) + app;
}
