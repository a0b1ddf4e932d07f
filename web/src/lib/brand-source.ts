import { z } from 'zod';
import { setBrand } from './brand.ts';
import { brandFile, brandKey, brandStyles } from './brand-style.ts';
import { language, localeIn } from './language.ts';
import { readStored, store } from './stored.ts';

// For documents that are the same for every school. Public ones have the school's content, and do without this module.

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
  /** The style sheet of the school's own colour; empty for the usual one. */
  styles: z.string(),
  translations: z
    .object({ ml: z.object({ tagline: z.string() }) })
    .optional()
    .catch(undefined),
});
type Stored = z.infer<typeof Stored>;

/** Takes what this device knows of the school, and asks the site for what is so now. Without an answer, what is known stays. */
export async function learnBrand(): Promise<void> {
  const kept = readStored(brandKey, Stored);
  if (kept) setBrand(shown(kept));
  if (!navigator.onLine) return;
  const answer: unknown = await fetch(brandFile)
    .then((response) => response.json())
    .catch(() => undefined);
  const { data } = Stored.safeParse(answer);
  if (!data || (kept && isSame(data, kept))) return;
  store(brandKey, data);
  brandStyles(document).textContent = data.styles;
  setBrand(shown(data));
}

const shown = (stored: Stored): Stored => ({
  ...stored,
  tagline: (language === 'ml' && stored.translations?.ml.tagline) || stored.tagline,
  locale: localeIn(stored.locale),
});

const isSame = (one: Stored, other: Stored) => JSON.stringify(one) === JSON.stringify(other);
