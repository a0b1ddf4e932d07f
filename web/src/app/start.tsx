import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { createRouter, loadPage } from './router.tsx';

/** The application. Its look is made in a task of its own: on a slow phone it takes as long as all that was run before it. */
async function application(takesOver: boolean) {
  const { App } = await import('./App.tsx');
  return () => (
    <StrictMode>
      <App router={createRouter({ takesOver })} />
    </StrictMode>
  );
}

/** What a document says of itself, which a page that is drawn anew says again. */
const describing = 'link[rel="canonical"], meta[name="description"]';

/** Takes over the page that was prerendered into `root`, or draws one there (docs/decisions/021). */
export async function start(root: HTMLElement): Promise<void> {
  const { prerendered } = root.dataset;
  if (prerendered === paths.error) history.replaceState(history.state, '', paths.error);
  if (prerendered !== undefined && matchPath(prerendered, location.pathname)) {
    // A router that waits for the page's code shows nothing, which is not what was prerendered. Where the code does not
    // arrive the page stays as it is: it can be read, and its links lead on.
    const draw = await application(true);
    await loadPage(location.pathname);
    // In small steps, between which the browser answers whoever is using the page already.
    startTransition(() => {
      hydrateRoot(root, draw());
    });
    // From here on whatever is pressed counts: React takes over at once what somebody turns to.
    delete root.dataset['prerendered'];
    return;
  }
  const draw = await application(false);
  if (root.firstElementChild) await loadPage(location.pathname).catch(() => {});
  for (const tag of document.head.querySelectorAll(describing)) tag.remove();
  createRoot(root).render(draw());
  root.inert = false;
}
