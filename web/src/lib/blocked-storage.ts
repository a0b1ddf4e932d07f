/** A storage that lasts as long as the page. Its keys are its own properties, like those of the browser's storages. */
class MemoryStorage implements Storage {
  [name: string]: unknown;

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
    this[key] = value;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

let isBlocked = false;

/** Whether the browser blocks the data of this site: what is stored lasts only as long as the page. */
export const isStorageBlocked = (): boolean => isBlocked;

function isUsable(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return globalThis[name].length >= 0;
  } catch {
    return false;
  }
}

/** Replaces the storages that the browser blocks, as a person or an administrator can configure it. */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isUsable(name)) continue;
    isBlocked = true;
    Object.defineProperty(globalThis, name, { value: new MemoryStorage(), configurable: true });
  }
}
