import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Milliseconds between two tries while there is a network, and how many follow the first. */
const tries = { pause: 3000, more: 3 };

/**
 * React's `lazy` for a part of a page, which does not take the page along where its code does not arrive: without a network it
 * waits for one, and with one asks a few times more. After that the page fails (`RouteError`), as after a new version of the site.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadAgain(load, tries.more) }));

async function loadAgain<T>(load: () => Promise<T>, more: number): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (more === 0) throw error;
    await untilWorthwhile();
    return loadAgain(load, more - 1);
  }
}

function untilWorthwhile(): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, tries.pause);
    else addEventListener('online', resolve, { once: true });
  });
}
