import { cleanupMark } from '@/lib/session/cleanup-mark.ts';

/**
 * A page that was prerendered is shown first; then the application's code is fetched, all of it at once, and run. On a
 * slow line the words and the letters come before it, and on a slow phone nobody waits for it to read.
 */
async function begin(root: HTMLElement): Promise<void> {
  const cleared = clearWhatIsOver().catch(() => undefined);
  const catchUp = rememberWhatIsDone(root);
  if (root.firstElementChild && !document.hidden) await painted();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload';
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  const { start } = await import('@/app/start.tsx');
  await start(root, catchUp);
}

/**
 * Remembers what is done before the application runs: buttons that are pressed and fields that are left. Links and
 * what is entered work without it.
 * @returns to be called when React begins to hydrate; what that returns, when it is done: it makes up for what happened
 */
function rememberWhatIsDone(root: HTMLElement): () => () => void {
  const pressed = new Set<HTMLElement>();
  const left = new Set<Element>();
  const remember = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === 'focusout') left.add(target);
    const button = type === 'click' && target.closest<HTMLElement>('button[type="button"]');
    if (button) pressed.add(button);
  };
  root.addEventListener('click', remember);
  root.addEventListener('focusout', remember);
  return () => {
    // From here on React hydrates at once what is pressed; it learns of a field that is left only when all is hydrated.
    root.removeEventListener('click', remember);
    return () => {
      root.removeEventListener('focusout', remember);
      for (const field of left)
        if (field !== document.activeElement)
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      for (const button of pressed) button.click();
    };
  };
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
