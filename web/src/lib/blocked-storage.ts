/**
 * A storage that lasts as long as the page, with what this site and Firebase Auth use of one. Its keys are its own
 * properties, like those of the browser's storages.
 * It begins with the entries of one that has no room, and removes there what changes, so that nobody reads it later.
 */
class MemoryStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  [name: string]: unknown;
  readonly #full: Storage | undefined;

  constructor(full?: Storage) {
    this.#full = full;
    Object.assign(this, full);
  }

  getItem(key: string): string | null {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }

  setItem(key: string, value: string): void {
    this.removeItem(key);
    this[key] = value;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
    this.#full?.removeItem(key);
  }
}

let isReplaced = false;

/** Whether the browser keeps no data of this site: what is stored lasts only as long as the page. */
export const isStorageBlocked = (): boolean => isReplaced;

const names = ['localStorage', 'sessionStorage'] as const;
type StorageName = (typeof names)[number];

/**
 * Stores a value. A storage that the browser blocks, as a person or an administrator can configure it, or that has no
 * room for the value, is replaced first.
 */
export function writeTo(name: StorageName, key: string, text: string): void {
  try {
    globalThis[name].setItem(key, text);
  } catch {
    replace(name);
    globalThis[name].setItem(key, text);
  }
}

/**
 * Replaces both storages if nothing can be written to one of them: half of a session would outlive the page in the
 * other.
 */
export function replaceBlockedStorage(): void {
  try {
    for (const name of names) {
      globalThis[name].setItem('probe', '');
      globalThis[name].removeItem('probe');
    }
  } catch {
    for (const name of names) replace(name);
  }
}

function replace(name: StorageName): void {
  isReplaced = true;
  let full: Storage | undefined;
  try {
    full = globalThis[name];
  } catch {
    // The browser blocks it.
  }
  Object.defineProperty(globalThis, name, { value: new MemoryStorage(full), configurable: true });
}
