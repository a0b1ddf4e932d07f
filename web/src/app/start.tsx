import { startTransition, StrictMode, useEffect, useEffectEvent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { matchPath } from 'react-router-dom';
import { keepsNothing, replaceBlockedStorage } from '@/lib/blocked-storage.ts';
import { replayEarlyEvents } from '@/lib/early-events.ts';
import { addressOf, language, pathOf } from '@/lib/language.ts';
import { paths, safeReturnUrl } from '@/lib/paths.ts';
import { contentOfPage, SiteContext } from '@/lib/site-content.ts';
import type { ShownSite } from '@/lib/site-content.ts';
import { readStoredText } from '@/lib/stored.ts';
import { createRouter, loadPage, loadRoutes, whenReady } from './router.tsx';

/**
 * The application. The theme is created in a task of its own, because on a slow phone it takes as long as everything
 * before it.
 */
async function application() {
  const { App } = await import('./App.tsx');
  return (router: DataRouter, content: ShownSite | null, onDrawn?: () => void) => (
    <StrictMode>
      <SiteContext value={content}>
        <App router={router} />
      </SiteContext>
      {onDrawn && <Drawn tell={onDrawn} />}
    </StrictMode>
  );
}

/** Calls `tell` once its siblings are rendered and their events are attached. */
function Drawn({ tell }: { tell: () => void }) {
  const tellOnce = useEffectEvent(tell);
  useEffect(() => tellOnce(), []);
  return null;
}

/** The tags that React renders again when it draws the page. */
const describing = 'link[rel="canonical"], meta[name="description"]';

/**
 * Hydrates the page that was prerendered into `root`, or renders one there (docs/decisions/021, 090).
 */
export async function start(root: HTMLElement): Promise<void> {
  replaceBlockedStorage();
  const servedFor = pathOf(location.pathname);
  // The one that was chosen here, else that of the account while somebody is signed in, else the first of the browser's that there is.
  const spoken =
    readStoredText('language') ||
    readStoredText('agreedLanguage') ||
    /\b(?:en|ml)\b/.exec(navigator.languages.join(' '))?.[0];
  if (spoken && spoken !== language)
    void import('@/lib/suggest-language.ts').then(({ suggestLanguage }) => suggestLanguage(spoken));
  if (keepsNothing() && servedFor === paths.login) {
    // The session lives as long as the document: the person signs in in the one of the learner's area, which shows the form too.
    const wanted = new URLSearchParams(location.search).get('returnUrl');
    location.replace(addressOf(safeReturnUrl(wanted, paths.learner) ?? paths.learnerDashboard));
    return;
  }
  const { prerendered, shell } = root.dataset;
  if (prerendered === paths.error) history.replaceState(history.state, '', addressOf(paths.error));
  const [draw, routes, content] = await Promise.all([
    application(),
    loadRoutes(pathOf(location.pathname)),
    contentOfPage(),
  ]);
  const isPrerendered = () =>
    prerendered !== undefined && matchPath(prerendered, pathOf(location.pathname)) !== null;
  // A router that waits for the page's code renders nothing, which would not match the prerendered HTML. If the code of
  // a public page does not arrive, the page stays readable and its links work.
  await loadPage(routes, pathOf(location.pathname)).catch((error: unknown) => {
    if (isPrerendered() && shell === undefined) throw error;
  });
  const router = createRouter(routes, { takesOver: isPrerendered() });
  await whenReady(router);
  // A guard may have redirected, and a page may have failed.
  if (isPrerendered() && router.state.errors === null) {
    // A transition runs in small steps, so that the browser can respond in between.
    startTransition(() => {
      // From here on React receives events and hydrates first what somebody uses.
      hydrateRoot(root, draw(router, content, replayEarlyEvents(root)));
    });
    delete root.dataset['prerendered'];
    return;
  }
  globalThis.earlyEvents = undefined;
  for (const tag of document.head.querySelectorAll(describing)) tag.remove();
  createRoot(root).render(draw(router, content));
}
