import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { matchPath } from 'react-router-dom';
import { replaceBlockedStorage } from '@/lib/blocked-storage.ts';
import { replayEarlyEvents } from '@/lib/early-events.ts';
import { addressOf, language, pathOf } from '@/lib/language.ts';
import { offerLanguage } from '@/lib/offer-language.ts';
import { paths } from '@/lib/paths.ts';
import { contentOfPage, SiteContext } from '@/lib/site-content.ts';
import type { RenderableSite } from '@/lib/site-content.ts';
import { readStoredText } from '@/lib/stored.ts';
import { createRouter, loadPage, loadRoutes, whenReady } from './router.tsx';

/**
 * Loads the application. The theme is created in a separate task, because on a slow phone it takes as long as
 * everything before it.
 */
async function loadApplication() {
  const { App } = await import('./App.tsx');
  return (router: DataRouter, content: RenderableSite | null, onRendered?: () => void) => (
    <StrictMode>
      <SiteContext value={content}>
        <App router={router} />
      </SiteContext>
      {onRendered && <AfterRender call={onRendered} />}
    </StrictMode>
  );
}

/** Runs `call` once its siblings are rendered and their events are attached. */
function AfterRender({ call }: { call: () => void }) {
  useEffect(call, [call]);
  return null;
}

/** The tags that React renders again with the page. */
const pageTags = 'link[rel="canonical"], meta[name="description"]';

/**
 * Hydrates the page that was prerendered into `root`, or renders one there (docs/decisions/021, 090).
 */
export async function start(root: HTMLElement): Promise<void> {
  replaceBlockedStorage();
  // The language chosen on this device, else that of the signed-in account, else the browser's first supported one.
  const preferredLanguage =
    readStoredText('language') ||
    readStoredText('agreedLanguage') ||
    /\b(?:en|ml)\b/.exec(navigator.languages.join(' '))?.[0];
  if (preferredLanguage && preferredLanguage !== language) void offerLanguage(preferredLanguage);
  const { prerendered, shell } = root.dataset;
  if (prerendered === paths.error) history.replaceState(history.state, '', addressOf(paths.error));
  const [renderApp, routes, content] = await Promise.all([
    loadApplication(),
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
  // A shell has texts in a font of the device until now (`prerender/document.ts`). All its fonts appear together:
  // between one and the other, a text in two scripts would break its lines differently.
  const showFonts = () => delete root.dataset['shell'];
  document.fonts.load("1em 'Anek Malayalam'", language === 'en' ? 'a' : 'aമ').then(showFonts, showFonts);
  const router = createRouter(routes, { hydrates: isPrerendered() });
  await whenReady(router);
  // A guard may have redirected, and a page may have failed.
  if (isPrerendered() && router.state.errors === null) {
    // A transition runs in small steps, so that the browser can respond in between.
    startTransition(() => {
      globalThis.showOriginalTexts?.();
      // From here on React receives events, and hydrates first what the person uses.
      hydrateRoot(root, renderApp(router, content, replayEarlyEvents(root)));
    });
    delete root.dataset['prerendered'];
    return;
  }
  globalThis.earlyEvents = undefined;
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  createRoot(root).render(renderApp(router, content));
}
