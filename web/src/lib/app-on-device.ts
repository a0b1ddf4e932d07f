import type { Workbox } from 'workbox-window';
import { addressOf } from './language.ts';

/**
 * Registers the service worker, which stores the learner's pages in this language on the device, so that they open
 * without a network. When there is a newer version of the site, `onNewVersion` receives a function that switches to it:
 * every tab reloads, because the older files are gone.
 */
export async function storeAppOnDevice(onNewVersion: (reload: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox: Registration } = await import('workbox-window');
  const app = new Registration(addressOf('/service-worker.js'));
  app.addEventListener('waiting', () => {
    app.addEventListener('controlling', () => location.reload());
    onNewVersion(() => app.messageSkipWaiting());
  });
  await app.register();
  lookForNewVersions(app);
}

/** A page that stays open for days checks again whenever the person returns to it. */
function lookForNewVersions(app: Workbox): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') app.update().catch(() => undefined);
  });
}
