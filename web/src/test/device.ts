/** A fake of `idb-keyval` that stores its entries in memory: `vi.mock('idb-keyval', () => import('./device.ts'))`. */
export const onDevice = new Map<string, unknown>();

/** Whether the device is full and stores nothing more. */
export const storage = { isFull: false };

export const get = (key: string) => Promise.resolve(onDevice.get(key));

export const set = (key: string, value: unknown) =>
  Promise.resolve(void onDevice.set(key, structuredClone(value)));

export const del = (key: string) => Promise.resolve(void onDevice.delete(key));

export const entries = () => Promise.resolve([...onDevice]);

/** From here on a fake of `@/lib/device-copy.ts`: `vi.mock('@/lib/device-copy.ts', () => import('./device.ts'))`. */
export const readCopy = (prefix: string) =>
  Promise.resolve(
    [...onDevice.keys()]
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .map((key) => onDevice.get(key)),
  );

export function changeCopy(
  written: ReadonlyArray<readonly [key: string, value: unknown]>,
  removed: readonly string[],
): Promise<void> {
  if (storage.isFull && written.length > 0) {
    return Promise.reject(new DOMException('full', 'QuotaExceededError'));
  }
  for (const [key, value] of written) onDevice.set(key, structuredClone(value));
  for (const key of removed) onDevice.delete(key);
  return Promise.resolve();
}

export const outboxPrefix = 'outbox';
export const deviceCopy = null;
export const openCopy = () => undefined;
export const closeCopy = () => undefined;
