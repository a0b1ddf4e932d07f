/**
 * A page that was prerendered is shown first; then the application's code is fetched, all of it at once, and run. On a
 * slow line the words and the letters come before it, and on a slow phone nobody waits for it to read.
 */
async function begin(root: HTMLElement): Promise<void> {
  if (root.firstElementChild && !document.hidden) await painted();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload';
  const { start } = await import('./app/start.tsx');
  await start(root);
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root');
void begin(root);
