declare const self: ServiceWorkerGlobalScope;

// A build with REMOVE_SERVICE_WORKER has this in place of the service worker, for one that misbehaves on learners'
// devices (docs/decisions/174). It takes over at once, deletes the stored files and answers no request. What a person
// has not sent yet is in other storage, and stays.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(deleteFiles()));

async function deleteFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
