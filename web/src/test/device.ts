/** Stands in for `idb-keyval`: a device that keeps what it is given. `vi.mock('idb-keyval', () => import('./device.ts'))`. */
export const onDevice = new Map<string, unknown>();

/** Whether it takes nothing more. */
export const storage = { isFull: false };

export const get = (key: string) => Promise.resolve(onDevice.get(key));

export const set = (key: string, value: unknown) =>
  Promise.resolve(void onDevice.set(key, structuredClone(value)));

export const del = (key: string) => Promise.resolve(void onDevice.delete(key));

export const entries = () => Promise.resolve([...onDevice]);

export const update = (key: string, next: (value: unknown) => unknown) =>
  storage.isFull
    ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
    : Promise.resolve(void onDevice.set(key, structuredClone(next(onDevice.get(key)))));
