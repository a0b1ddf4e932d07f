import { cleanupMark } from '@/lib/session/cleanup-mark.ts';

/**
 * A page that was prerendered is shown first; then the application's code is fetched, all of it at once, and run. On a
 * slow line the words and the letters come before it, and on a slow phone nobody waits for it to read.
 */
async function begin(root: HTMLElement): Promise<void> {
  const cleared = clearWhatIsOver().catch(() => undefined);
  if (root.firstElementChild && !document.hidden) await painted();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload';
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  const { start } = await import('@/app/start.tsx');
  await start(root);
}

/** Milliseconds that a page waits at most for the cleanup of a session. */
const longestWait = 500;

/** A tab with a session shows it to the others; where none has one, what the last has left is cleared. */
async function clearWhatIsOver(): Promise<void> {
  if (sessionStorage.getItem('token')) {
    (await import('@/lib/session/tab-session.ts')).keepSessionOnPublicPage();
  } else if ((await indexedDB.databases()).some(({ name }) => name === cleanupMark)) {
    await (await import('@/lib/session/cleanup.ts')).cleanUp();
  }
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root');
void begin(root);
