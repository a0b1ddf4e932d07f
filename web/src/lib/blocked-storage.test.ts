import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isStorageBlocked, replaceBlockedStorage } from './blocked-storage.ts';
import { forget, keysInTab, readStored, readStoredText, store, storeInTab, storeText } from './stored.ts';

const names = ['localStorage', 'sessionStorage'] as const;
const descriptors = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

function deny(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

describe('a browser that blocks the data of the site', () => {
  beforeEach(() => {
    for (const name of names) Object.defineProperty(globalThis, name, { get: deny, configurable: true });
  });

  afterEach(() => {
    for (const [name, descriptor] of descriptors) Object.defineProperty(globalThis, name, descriptor ?? {});
  });

  it('has storages that work as long as the page is open', () => {
    expect(() => readStoredText('token')).toThrow('denied');
    replaceBlockedStorage();
    expect(isStorageBlocked()).toBe(true);
    store('user', { name: 'Anjali' });
    storeText('token', 'a token');
    expect(readStored('user', z.object({ name: z.string() }))).toEqual({ name: 'Anjali' });
    expect([readStoredText('token'), readStoredText('adminToken')]).toEqual(['a token', null]);
    expect(Object.keys(localStorage).toSorted()).toEqual(['token', 'user']);
    expect('user' in localStorage).toBe(true);
    forget('token');
    expect(readStoredText('token')).toBeNull();
    expect(storeInTab('draft/anjali/course/1', { title: '' })).toBe(true);
    expect(keysInTab('draft/')).toEqual(['draft/anjali/course/1']);
  });
});

describe('a browser whose storage is full', () => {
  let real: Storage;
  let room: number;

  beforeEach(() => {
    real = localStorage;
    room = -1;
    storeText('language', 'ml');
    storeText('token', 'an old token');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => {
      // A few letters may still fit.
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  });

  afterEach(() => {
    for (const [name, descriptor] of descriptors) Object.defineProperty(globalThis, name, descriptor ?? {});
  });

  it.each([
    ['before the page is opened', replaceBlockedStorage],
    ['while the page is open', () => undefined],
    [
      'before the page is opened, but for a few letters,',
      () => {
        room = 5;
        replaceBlockedStorage();
      },
    ],
  ])('since %s keeps what is new as long as the page is open, beside what it has', (_when, open) => {
    open();
    store('user', { name: 'Anjali' });
    storeText('token', 'a new token');
    expect(isStorageBlocked()).toBe(true);
    expect([readStoredText('language'), readStoredText('token')]).toEqual(['ml', 'a new token']);
    expect(readStored('user', z.object({ name: z.string() }))).toEqual({ name: 'Anjali' });
    expect(Object.entries(real)).toEqual([['language', 'ml']]);
  });

  it('keeps nothing in the other storage either', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(this: Storage, key, value) {
      if (this === real) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      this[key] = value;
    });
    const tab = sessionStorage;
    replaceBlockedStorage();
    sessionStorage.setItem('token', 'a token');
    expect(sessionStorage.getItem('token')).toBe('a token');
    expect(Object.keys(tab)).toEqual([]);
  });

  it('keeps nothing that is forgotten', () => {
    replaceBlockedStorage();
    forget('token', 'language');
    expect(Object.keys(real)).toEqual([]);
  });
});
