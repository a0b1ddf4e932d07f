import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as otherTabs from './other-tabs.ts';
import type * as tabSession from './tab-session.ts';

const record = { key: 'firebase:authUser:key:[DEFAULT]', text: '{"uid":"anjali"}' };

/** The locks of one browser, as the tabs of these tests hold them. */
const held = new Map<symbol, string>();
const request = (name: string, _options: object, work: () => Promise<void>) => {
  const lock = Symbol(name);
  held.set(lock, name);
  return work().finally(() => held.delete(lock));
};
const query = () => Promise.resolve({ held: [...held.values()].map((name) => ({ name })) });

/** Opens a tab: loads the modules again. All tabs share one storage, which does not matter to these tests. */
async function openTab() {
  vi.resetModules();
  const session: typeof tabSession = await import('./tab-session.ts');
  const others: typeof otherTabs = await import('./other-tabs.ts');
  return { ...session, ...others };
}

beforeEach(() => {
  held.clear();
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('a session that ends with the window', () => {
  it('is handed to a tab that asks, and not to one that asks for another person', async () => {
    const first = await openTab();
    sessionStorage.setItem(record.key, record.text);
    sessionStorage.setItem('token', 'a-token');
    first.keepSessionOnPublicPage();
    const second = await openTab();
    await expect(second.openSessionElsewhere()).resolves.toMatchObject({
      user: record,
      token: 'a-token',
      admin: false,
    });
    await expect(second.openSessionElsewhere(({ token }) => token === 'another')).resolves.toBeNull();
    await first.releaseSession();
  });

  it('is neither requested nor waited for when no tab has one', async () => {
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const { openSessionElsewhere } = await openTab();
    await expect(openSessionElsewhere()).resolves.toBeNull();
    expect(post).not.toHaveBeenCalled();
  });

  it('begins where the browser refuses channels between tabs, as Firefox does without cookies', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      vi.fn(function refuse() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
    );
    const { announceSignIn, onSignInElsewhere } = await openTab();
    const listener = vi.fn<(uid: string) => void>();
    onSignInElsewhere(listener);
    announceSignIn('anjali');
    vi.unstubAllGlobals();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is held again by a page that Safari took the lock from, and kept for the way back', async () => {
    const first = await openTab();
    first.holdSession();
    dispatchEvent(new Event('pagehide'));
    held.clear();
    dispatchEvent(new Event('pageshow'));
    expect(held.size).toBe(1);
    await first.releaseSession();
    dispatchEvent(new Event('pageshow'));
    expect(held.size).toBe(0);
  });

  it('is waited for while its tab reloads', async () => {
    const first = await openTab();
    first.holdSession();
    dispatchEvent(new Event('pagehide'));
    held.clear();
    const second = await openTab();
    const open = second.isSessionOpen();
    const again = await openTab();
    again.holdSession();
    await expect(open).resolves.toBe(true);
  });

  it('is dropped by a public page when another tab ends it', async () => {
    const first = await openTab();
    sessionStorage.setItem(record.key, record.text);
    sessionStorage.setItem('token', 'a-token');
    sessionStorage.setItem('draft/anjali/category/new', 'typed');
    first.keepSessionOnPublicPage();
    const second = await openTab();
    second.announceEnd({ uid: 'anjali', reason: 'not_authenticated' });
    await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(held.size).toBe(0);
  });

  it('does not count as the session of another tab in its own tab', async () => {
    const tab = await openTab();
    tab.holdSession();
    await expect(tab.isSessionOpen()).resolves.toBe(false);
  });
});
