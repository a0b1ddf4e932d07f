import { z } from 'zod';
import { usualRegion } from './usual-region.ts';

// Which regions there are: what Intl knows.

/** Intl refuses some values with an error. */
function isKnown(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** A language tag as Intl writes it. That it is known says nothing of the texts, which are English. */
export const isLocale = (text: string): boolean =>
  isKnown(() => Intl.NumberFormat.supportedLocalesOf(text)[0] === text);

export const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text);

/** A name of the time zone database; older names of a zone are names too. An offset is none: it knows no summer. */
export const isTimeZone = (text: string): boolean =>
  /^[A-Z]/i.test(text) && isKnown(() => Intl.DateTimeFormat('en', { timeZone: text }).format() !== '');

/** The region in what is stored of the school; a field that is missing or cannot be read is the usual one. */
export const storedRegion = {
  locale: z.string().refine(isLocale).catch(usualRegion.locale),
  currency: z.string().refine(isCurrency).catch(usualRegion.currency),
  timeZone: z.string().refine(isTimeZone).catch(usualRegion.timeZone),
};
