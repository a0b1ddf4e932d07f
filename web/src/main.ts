import { cleanupMark } from '@/lib/session/cleanup-mark.ts';

/**
 * A prerendered page is painted before the application's code is fetched, all at once, and run. On a slow network its
 * text and fonts then load first, and on a slow phone people can read before the code runs.
 */
async function begin(root: HTMLElement): Promise<void> {
  // A browser that lacks anything of what the file adds lacks one of these.
  if (!('canParse' in URL && 'withResolvers' in Promise)) await import('@/lib/older-browsers.ts');
  const cleared = endLastSession().catch(() => undefined);
  if (root.firstElementChild && !document.hidden) await painted();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload';
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  const { start } = await import('@/app/start.tsx');
  await start(root);
}

/** Milliseconds that a page waits at most for the cleanup of a session. */
const longestWait = 500;

/**
 * If this tab has a session, other tabs learn of it. Otherwise, if no tab has one, what the last session left on the
 * device is deleted.
 */
async function endLastSession(): Promise<void> {
  if (sessionStorage.getItem('token')) {
    (await import('@/lib/session/tab-session.ts')).keepSessionOnPublicPage();
  } else if ((await indexedDB.databases()).some(({ name }) => name === cleanupMark)) {
    await (await import('@/lib/session/cleanup.ts')).cleanUp();
  }
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

// A file of an older version is gone from the server. One failure may be the network's; a page whose files fail
// repeatedly works again once it is loaded again.
let failures = 0;
addEventListener('vite:preloadError', ({ payload }) => {
  failures += 1;
  if (failures > 1 && navigator.onLine) globalThis.showLoadFailure?.(payload);
});

/** A browser that translates the page puts `<font>` elements in place of its texts. */
const translations = new MutationObserver((records) => {
  if (records.some(({ addedNodes: [added] }) => added?.nodeName === 'FONT')) void follow(records);
});

async function follow(records: MutationRecord[]): Promise<void> {
  // Before the code has come, a text may change again.
  const texts = records.map(({ removedNodes: [removed] }) => removed?.textContent);
  const module = await import('@/lib/browser-translation.ts').catch(() => undefined);
  module?.followTranslation(records, texts);
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root');
// Dialogs and menus are beside the root.
translations.observe(document.body, { childList: true, subtree: true });
void begin(root).catch(globalThis.showLoadFailure);
