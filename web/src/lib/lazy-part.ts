import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Milliseconds between two tries while there is a network, and how many follow the first. */
const tries = { pause: 3000, more: 3 };

/**
 * React's `lazy` for a part of a page. If its code does not load, the page does not fail at once: without a network the
 * part waits for one, and with one it tries a few times more. After that the page fails (`RouteError`), as after a new
 * version of the site.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadWithRetries(load, tries.more) }));

async function loadWithRetries<T>(load: () => Promise<T>, retries: number): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (retries === 0) throw error;
    await waitToRetry();
    return loadWithRetries(load, retries - 1);
  }
}

function waitToRetry(): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, tries.pause);
    else addEventListener('online', resolve, { once: true });
  });
}
