import type { Page } from '@playwright/test';

/**
 * Returns the names of what a session left in a browser: in both storages of the page, in databases and in caches.
 * Scroll positions, the mark that something is to be cleared, and the empty database with which Firebase tests whether
 * databases work are not personal.
 */
export function personalTraces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) => {
        const cache = await globalThis.caches.open(name);
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      }),
    );
    const impersonalNames =
      /^(brand|react-router-scroll-positions|padavu-leftovers|firebase-heartbeat-database|validate-browser-context-for-indexeddb-analytics-module)$/;
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name = '' }) => name),
      // The learner's pages themselves are kept, without any content (docs/decisions/032).
      ...caches.flat().filter((path) => path.startsWith('/api') || path.includes('users')),
    ].filter((name) => !impersonalNames.test(name));
  });
}
