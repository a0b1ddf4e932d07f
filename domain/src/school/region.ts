import { z } from 'zod';
import { usualRegion } from './usual-region.ts';

// Valid regions are those that Intl supports.

/** False if the check throws, because Intl throws for some invalid values. */
function isKnown(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** A language tag in the spelling of Intl. It is for numbers and dates; it does not select the language of texts. */
export const isLocale = (text: string): boolean =>
  isKnown(() => Intl.NumberFormat.supportedLocalesOf(text)[0] === text);

export const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text);

/**
 * A name of the time zone database, older names included. An offset is not valid, because it has no daylight saving
 * time.
 */
export const isTimeZone = (text: string): boolean =>
  /^[A-Z]/i.test(text) && isKnown(() => Intl.DateTimeFormat('en', { timeZone: text }).format() !== '');

/** The region in the stored school. A missing or unreadable field has the usual value. */
export const storedRegion = {
  locale: z.string().refine(isLocale).catch(usualRegion.locale),
  currency: z.string().refine(isCurrency).catch(usualRegion.currency),
  timeZone: z.string().refine(isTimeZone).catch(usualRegion.timeZone),
};
