import { usualRegion } from '@padavu/domain/school/usual-region';
import type { Region } from '@padavu/domain/school/usual-region';
import { use, useSyncExternalStore } from 'react';
import { SiteContext } from './site-content.ts';

/** The school's name, tagline, address and logo, empty until known, and its format of numbers, money and dates. */
type Brand = Region & {
  name: string;
  tagline: string;
  email: string;
  logo: { width: number; height: number; sources: { hash: string }[] } | null;
};

const defaultBrand: Brand = { name: '', tagline: '', email: '', logo: null, ...usualRegion };

let currentValue = defaultBrand;
const listeners = new Set<() => void>();

/** Sets the brand that `brand-source.ts` has loaded. */
export function setBrand(brand: Brand): void {
  currentValue = brand;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The school's brand: on a public page that of its content. Other documents are the same for every school; there it is
 * known once the page is hydrated.
 */
export function useBrand(): Brand {
  const content = use(SiteContext);
  const loaded = useSyncExternalStore(
    subscribe,
    () => currentValue,
    () => defaultBrand,
  );
  return content?.school ?? loaded;
}

/** The same outside components, for example for the name of a file. */
export const currentBrand = (): Brand => currentValue;
