import { isStorageBlocked } from '@/lib/blocked-storage.ts';
import { forgetAuthUser, storedAuthUser } from '@/lib/firebase/auth-user-record.ts';
import type { SessionKey } from './session-keys.ts';

/**
 * How the tabs of one browser learn of each other's session. This module is small and needs no other part of the
 * session, because public pages load it too when their tab has a session (src/main.ts).
 */
const name = 'padavu-session';

/**
 * The key of the time, in milliseconds, at which a tab with a session was last left. A tab that reloads is left first.
 */
const leftKey = 'sessionLeft' satisfies SessionKey;

/** Milliseconds within which a tab that reloads shows its session again. */
const reloadTimeout = 3000;

export type TabChannel = Pick<
  BroadcastChannel,
  'addEventListener' | 'removeEventListener' | 'postMessage' | 'close'
>;

/** A channel to the other tabs. Where Firefox blocks the data of the site it also blocks that, and nobody listens. */
export function openChannel(channelName: string): TabChannel {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return new MessageChannel().port1;
  }
}

let channel: TabChannel | null = null;

/** The one channel of the page, so that the page does not receive its own messages. */
export function tabChannel(): TabChannel {
  channel ??= openChannel(name);
  return channel;
}

/**
 * `undefined` on a page that is not secure, and where the browser blocks the data of the site: other tabs then do not
 * see this one.
 */
export function locks(): LockManager | undefined {
  return 'locks' in navigator && !isStorageBlocked() ? navigator.locks : undefined;
}

let release: (() => void) | null = null;
let released: Promise<unknown> | undefined;

/** Whether this tab shows a session to the others. */
export const isHolding = (): boolean => release !== null;

/** Safari takes the lock from a page that it keeps for the way back, which then requests it again. */
function leave(): void {
  localStorage.setItem(leftKey, String(Date.now()));
  release?.();
  release = null;
  addEventListener('pageshow', holdSession, { once: true });
}

/** Shows to other tabs that this one has a session, until it is released or the tab is gone. */
export function holdSession(): void {
  if (release) return;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  release = resolve;
  // The tab has reloaded, or its page is back.
  localStorage.removeItem(leftKey);
  addEventListener('pagehide', leave);
  released = locks()
    ?.request(name, { mode: 'shared' }, () => held)
    .catch(() => undefined);
}

/** Resolves when the other tabs no longer see a session here. */
export async function releaseSession(): Promise<void> {
  if (release === null) return;
  release();
  release = null;
  removeEventListener('pagehide', leave);
  localStorage.removeItem(leftKey);
  await released;
}

/** Whether another tab of this browser has a session. */
export async function isSessionHeld(): Promise<boolean> {
  const now = await locks()?.query();
  const held = now?.held?.filter((lock) => lock.name === name) ?? [];
  return held.length > (isHolding() ? 1 : 0);
}

/** Whether another tab of this browser has a session, including one that is reloading at this moment. */
export async function isSessionOpen(): Promise<boolean> {
  while (!(await isSessionHeld())) {
    if (Math.abs(Date.now() - Number(localStorage.getItem(leftKey))) > reloadTimeout) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

let isAnswering = false;

/** Answers tabs that ask for the session, as long as this tab has one that ends with the window. */
export function answerOtherTabs(): void {
  if (isAnswering) return;
  isAnswering = true;
  tabChannel().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeOf(data) !== 'ask') return;
    const user = storedAuthUser(sessionStorage);
    const token = sessionStorage.getItem('token');
    if (user === null || token === null) return;
    const admin = sessionStorage.getItem('adminToken') !== null;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
    tabChannel().postMessage({ type: 'answer', user, token, admin });
  });
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
}

/** An expired session keeps its form drafts for the person's return (`store.ts`). */
const hasExpired = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'reason' in message &&
  message.reason === 'session_expired';

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft/')) sessionStorage.removeItem(key);
}

/** Whether the whole session (`store.ts`) runs on this page, which then does all of this itself. */
let isStoreRunning = false;
export function markStoreRunning(): void {
  isStoreRunning = true;
}

/** A public page keeps this tab's session for the pages behind the sign-in, and drops it when another tab ends it. */
export function keepSessionOnPublicPage(): void {
  holdSession();
  answerOtherTabs();
  tabChannel().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const type = typeOf(data);
    if (isStoreRunning || (type !== 'ended' && type !== 'began')) return;
    forgetAuthUser(sessionStorage);
    for (const key of ['token', 'adminToken']) sessionStorage.removeItem(key);
    if (type === 'ended' && !hasExpired(data)) forgetDrafts();
    void releaseSession();
  });
}
