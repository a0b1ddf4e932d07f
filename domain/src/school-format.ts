import type { Region } from './usual-region.ts';

// How the school writes money and days. The home page loads it: what that page does without stands in `amount.ts` and
// `school-dates.ts`.

/** Formats are made once, and only where they are needed: on a slow phone making one takes longer than drawing a card. */
function keptBy<Options, Format>(Kind: new (locale: string, options: Options) => Format) {
  const made: Record<string, Format> = {};
  const make = (locale: string, options: Options) => {
    try {
      return new Kind(locale, options);
    } catch {
      // A browser may be older than the zone or the currency.
      return new Kind('en', { ...options, currency: 'XXX', timeZone: 'UTC' });
    }
  };
  return (locale: string, options: Options): Format =>
    (made[locale + JSON.stringify(options)] ??= make(locale, options));
}

const numbers = keptBy<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
const dates = keptBy<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/** An amount of whole units of the currency, as the school's locale writes it: `₹1,999`. */
export const formatMoney = ({ locale, currency }: Region, amount: number): string =>
  numbers(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** The day that it was at the school at a moment: `1 May 2025`; or what else the options say. */
export const formatDate = (
  { locale, timeZone }: Omit<Region, 'currency'>,
  moment: Date,
  options: Intl.DateTimeFormatOptions,
): string => dates(locale, { ...options, timeZone }).format(moment);
