import type { Region } from './usual-region.ts';

// Formats for money and days. The home page loads this module; formats that it does not need are in `amount.ts` and
// `school-dates.ts`.

/**
 * Caches formats and creates them when they are needed: on a slow phone, creating one takes longer than drawing a card.
 */
function cachedFormats<Options, Format>(Kind: new (locale: string, options: Options) => Format) {
  const cache: Record<string, Format> = {};
  const create = (locale: string, options: Options) => {
    try {
      return new Kind(locale, options);
    } catch {
      // An old browser may not know the time zone or the currency.
      return new Kind(locale, { ...options, currency: 'XXX', timeZone: 'UTC' });
    }
  };
  return (locale: string, options: Options): Format =>
    (cache[locale + JSON.stringify(options)] ??= create(locale, options));
}

const numbers = cachedFormats<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
const dates = cachedFormats<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/** An amount in whole units of the currency, in the school's locale: `₹1,999`. */
export const formatMoney = ({ locale, currency }: Region, amount: number): string =>
  numbers(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** The format of days. Without a time zone it is that of the device. */
export type DayFormat = { locale: string; timeZone?: string | undefined };

/** A moment in the format of the options: `1 May 2025`. */
export const formatDate = (
  { locale, timeZone }: DayFormat,
  moment: Date,
  options: Intl.DateTimeFormatOptions,
): string => dates(locale, { ...options, timeZone }).format(moment);
