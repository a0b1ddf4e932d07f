import type { Region } from './usual-region.ts';

/** A number as the school's locale writes it: `1,00,000`. */
export const formatNumber = ({ locale }: Pick<Region, 'locale'>, value: number): string =>
  value.toLocaleString(locale);

/** The signs that may stand beside an amount, the one that the locale writes first: `₹`, `INR`. */
export function currencySigns(region: Region): [string, ...string[]] {
  const [sign = region.currency, narrow = sign] = (['symbol', 'narrowSymbol'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat(region.locale, {
        style: 'currency',
        currency: region.currency,
        currencyDisplay,
      })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value,
  );
  return [sign, narrow, region.currency];
}

/**
 * An amount without what people write around one: of `₹1,999`, `Rs. 1 999.00` and, where a school is paid in euros,
 * `1.999,00 €` it is `1999`. One or two digits after the last point or comma are parts of a unit, anything else parts thousands.
 */
export function plainAmount(region: Region, text: string): string {
  const digits = withoutSign(region, text.trim()).replaceAll(/[\s'’]/g, '');
  const [, whole = '', parts = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const units = whole.replaceAll(/[.,]/g, '');
  return Number(parts) === 0 ? units : `${units}.${parts}`;
}

/** Of another currency's sign nothing is taken away: it is another amount. */
function withoutSign(region: Region, text: string): string {
  const written = text.toLowerCase();
  const signs = [...currencySigns(region), ...(region.currency === 'INR' ? ['Rs.', 'Rs'] : [])];
  for (const sign of signs.map((each) => each.toLowerCase())) {
    if (written.startsWith(sign)) return text.slice(sign.length);
    if (written.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
}
