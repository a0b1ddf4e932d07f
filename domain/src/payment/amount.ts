import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { visible } from '@padavu/domain/values/visible';

/** A number in the school's locale: `1,00,000`. */
export const formatNumber = ({ locale }: Pick<Region, 'locale'>, value: number): string =>
  value.toLocaleString(locale);

/** An amount that may have decimals, in the school's locale: `₹1,999.50`, but `₹1,999`. */
export const formatExactMoney = (region: Region, amount: number): string =>
  Number.isInteger(amount)
    ? formatMoney(region, amount)
    : amount.toLocaleString(region.locale, { style: 'currency', currency: region.currency });

/** The currency signs that may appear beside an amount, the locale's own first: `₹`, `INR`. */
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

/** Whole units, with points or commas between thousands, lakhs and crores or without: `1999`, `1,999`, `10,00,000`. */
const wholeUnits = /^[+-]?(?:\d+|\d{1,3}([.,])(?:\d{2,3}\1)*\d{3})$/;

/**
 * An amount without currency signs and separators: `1999` for `₹1,999`, `1999/-`, `Rs. 1 999.00` and, at a school that
 * is paid in euros, for `1.999,00 €`. What is after the last point or comma are decimals, unless it separates
 * thousands. Pasted amounts come with characters that nobody sees.
 * @returns the text without spaces where its points and commas are unclear, as in `1,00,00` and `1234,567`
 */
export function plainAmount(region: Region, text: string): string {
  const digits = withoutSign(
    region,
    visible(text)
      .trim()
      .replace(/\s*\/[-=]$/, ''),
  ).replaceAll(/[\s'’]/g, '');
  const [, beforeDecimals = '', afterPoint = '', afterComma = ''] =
    /^(.*?)(?:\.(\d*)|,(\d{1,2}))?$/.exec(digits) ?? [];
  const [whole, decimals] = wholeUnits.test(digits)
    ? [digits, '']
    : [beforeDecimals, afterPoint || afterComma];
  if (!wholeUnits.test(whole)) return digits;
  const units = whole.replaceAll(/[.,]/g, '');
  return Number(decimals) === 0 ? units : `${units}.${decimals}`;
}

/** Keeps the sign of another currency, because that makes it another amount. */
function withoutSign(region: Region, text: string): string {
  const lowerCase = text.toLowerCase();
  const signs = [...currencySigns(region), ...(region.currency === 'INR' ? ['Rs.', 'Rs'] : [])];
  for (const sign of signs.map((each) => each.toLowerCase())) {
    if (lowerCase.startsWith(sign)) return text.slice(sign.length);
    if (lowerCase.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
}
