import { createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isPicture, isSignInPage, learnerDocuments, schoolIcon, signInDocument } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (build/learner-shell.ts): the files of the learner's pages. */
declare const learnerFiles: { url: string; revision: string | null }[];
/** Put in by the build: below which address this worker's language is, empty for English. */
declare const languageRoot: string;

// The learner's pages, and they alone, are kept on the device (docs/decisions/032). Public pages, the
// admin area, the API and Firebase are none of this worker's business: what it does not name goes to the network as if it
// were not there.
precacheAndRoute(learnerFiles, { cleanURLs: false });
// Not Workbox's `cleanupOutdatedCaches`: it deletes each cache that names this worker's scope, and so those of the worker below.

for (const { document, addresses } of learnerDocuments(languageRoot))
  registerRoute(new NavigationRoute(createHandlerBoundToURL(document), { allowlist: [addresses] }));

// The sign-in page is the network's, as long as there is one.
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

// Every page shows it, the first one without a network too. Without it a device is no worse off.
self.addEventListener('install', (event) => event.waitUntil(keepIcon().catch(() => undefined)));

async function keepIcon(): Promise<void> {
  const cache = await caches.open(pictures);
  await cache.add(schoolIcon);
}

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (isSkipWaiting(data)) void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What `messageSkipWaiting` of workbox-window says. */
function isSkipWaiting(message: unknown): boolean {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING'
  );
}
