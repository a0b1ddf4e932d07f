import { createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isPicture, isSignInPage, learnerDocuments, schoolIcon, signInDocument } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build (build/learner-shell.ts): the files of the learner's pages. */
declare const learnerFiles: { url: string; revision: string | null; integrity: string }[];
/** Defined by the build: the address below which the pages in this worker's language are, empty for English. */
declare const languageRoot: string;

// Only the learner's pages are stored on the device (docs/decisions/032). The worker does not handle public pages, the
// admin area, the API or Firebase: requests that it does not name go to the network as if there were no worker.
precacheAndRoute(learnerFiles, { cleanURLs: false });
// Workbox's `cleanupOutdatedCaches` is not used: it deletes each cache whose name contains this worker's scope, and so
// those of the worker below it.

for (const { document, addresses } of learnerDocuments(languageRoot))
  registerRoute(new NavigationRoute(createHandlerBoundToURL(document), { allowlist: [addresses] }));

// The sign-in page comes from the network, as long as there is one.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isSignInPage(languageRoot, url.pathname),
  async ({ request }) =>
    fetch(request).catch(async () => (await matchPrecache(signInDocument(languageRoot))) ?? Response.error()),
);

const pictures = 'pictures';
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: pictures }),
);

// Every page shows the icon, including the first one without a network. A failure to cache it does no harm.
self.addEventListener('install', (event) => event.waitUntil(keepIcon().catch(() => undefined)));

async function keepIcon(): Promise<void> {
  const cache = await caches.open(pictures);
  await cache.add(schoolIcon);
}

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (isSkipWaiting(data)) void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Whether a message is that of `messageSkipWaiting` of workbox-window. */
function isSkipWaiting(message: unknown): boolean {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING'
  );
}
