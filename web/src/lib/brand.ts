import { usualRegion } from '@padavu/domain/usual-region';
import type { Region } from '@padavu/domain/usual-region';
import { use, useSyncExternalStore } from 'react';
import { SiteContext } from './site-content.ts';

/** How the school calls itself, empty until it is known, and how it writes numbers, money and days. */
export type Brand = Region & {
  name: string;
  tagline: string;
  email: string;
  logo: { width: number; height: number; sources: { hash: string }[] } | null;
};

const unknown: Brand = { name: '', tagline: '', email: '', logo: null, ...usualRegion };

let known = unknown;
const listeners = new Set<() => void>();

/** What `brand-source.ts` has learnt. */
export function setBrand(brand: Brand): void {
  known = brand;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * How the school calls itself: as the content of a public page has it. Other documents are the same for every school; there it is
 * known once the page is hydrated.
 */
export function useBrand(): Brand {
  const content = use(SiteContext);
  const learnt = useSyncExternalStore(
    subscribe,
    () => known,
    () => unknown,
  );
  return content?.school ?? learnt;
}

/** The same for what is no component, such as the name of a file. */
export const currentBrand = (): Brand => known;
