/**
 * A storage that lasts as long as the page. Its keys are its own properties, like those of the browser's storages.
 * It begins with the entries of one that has no room, and removes there what changes, so that nobody reads it later.
 */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #full: Storage | undefined;

  constructor(full?: Storage) {
    this.#full = full;
    Object.assign(this, full);
  }

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this.removeItem(key);
    this[key] = value;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
    this.#full?.removeItem(key);
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

let isReplaced = false;

/** Whether the browser keeps no data of this site: what is stored lasts only as long as the page. */
export const isStorageBlocked = (): boolean => isReplaced;

type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Stores a value. A storage that the browser blocks, as a person or an administrator can configure it, or that has no
 * room for the value, is replaced first.
 */
export function writeTo(name: StorageName, key: string, text: string): void {
  let full: Storage | undefined;
  try {
    full = globalThis[name];
    full.setItem(key, text);
  } catch {
    isReplaced = true;
    Object.defineProperty(globalThis, name, { value: new MemoryStorage(full), configurable: true });
    globalThis[name].setItem(key, text);
  }
}

/** Replaces the storages to which nothing can be written. */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    writeTo(name, 'probe', '');
    globalThis[name].removeItem('probe');
  }
}
