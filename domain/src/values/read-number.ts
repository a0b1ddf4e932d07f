/** Thousands in groups of three digits, or of two before the last three as in India: `1,000`, `1,00,000.5`. */
const grouped = /^[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})*,\d{3})(?:\.\d+)?$/;

/** One comma that cannot separate thousands: `2,5`, `0,125`. */
const decimalComma = /^[+-]?(?:0?,\d+|\d+,(?!\d{3}$)\d+)$/;

/**
 * Reads a number as people write one. A comma before exactly three digits separates thousands; another single comma is
 * a decimal one. @returns `NaN` for an empty text, and where the commas are unclear, as in `1,00,00` and `1234,567`
 */
export function readNumber(text: string): number {
  const plain = text.trim();
  if (plain === '') return Number.NaN;
  if (grouped.test(plain)) return Number(plain.replaceAll(',', ''));
  return Number(decimalComma.test(plain) ? plain.replace(',', '.') : plain);
}
