import { z } from 'zod';
import { setBrand } from './brand.ts';
import { brandFile, brandKey, brandStyles } from './brand-style.ts';
import { language, localeIn } from './language.ts';
import { readStored, store } from './stored.ts';

// For documents that are the same for every school. Public documents contain the school's content and do not need this
// module.

const Stored = z.object({
  name: z.string(),
  tagline: z.string(),
  email: z.string(),
  locale: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  logo: z
    .object({
      width: z.number(),
      height: z.number(),
      sources: z.array(z.object({ hash: z.string() })).min(1),
    })
    .nullable()
    .catch(null),
  /** The style sheet of the school's own colour; empty for the default colour. */
  styles: z.string(),
  translations: z
    .object({ ml: z.object({ tagline: z.string() }) })
    .optional()
    .catch(undefined),
});
type Stored = z.infer<typeof Stored>;

let known = Promise.resolve();

/**
 * Resolves once the brand is one that the device had stored or the site has sent, or once neither is to be had. What is
 * computed by it and then kept has to wait: the time zone of a form's dates, the name of a file.
 */
export const whenBrandKnown = (): Promise<void> => known;

/**
 * Sets the brand that is stored on this device, then fetches the current one. Without a response the stored one stays.
 */
export function loadBrand(): Promise<void> {
  const stored = readStored(brandKey, Stored);
  if (stored) setBrand(inPageLanguage(stored));
  const fetched = navigator.onLine ? fetchBrand(stored) : Promise.resolve();
  known = stored ? Promise.resolve() : fetched;
  return fetched;
}

async function fetchBrand(stored: Stored | null): Promise<void> {
  // The browser may show its copy for half a minute: an administrator who reloads would see the name before a change.
  const body: unknown = await fetch(brandFile, { cache: 'no-cache' })
    .then((response) => response.json())
    .catch(() => undefined);
  const { data } = Stored.safeParse(body);
  if (!data || (stored && isSame(data, stored))) return;
  store(brandKey, data);
  brandStyles(document).textContent = data.styles;
  setBrand(inPageLanguage(data));
}

const inPageLanguage = (brand: Stored): Stored => ({
  ...brand,
  tagline: (language === 'ml' && brand.translations?.ml.tagline) || brand.tagline,
  locale: localeIn(brand.locale),
});

const isSame = (one: Stored, other: Stored) => JSON.stringify(one) === JSON.stringify(other);
