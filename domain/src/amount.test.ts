import { describe, expect, it } from 'vitest';
import { plainAmount } from './amount.ts';
import { formatMoney } from './school-format.ts';
import { usualRegion } from './usual-region.ts';

const berlin = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };

describe('an amount as people write one', () => {
  it.each([
    ['1999', '1999'],
    [' ₹1,999 ', '1999'],
    ['Rs. 1 999.00', '1999'],
    ['rs1999', '1999'],
    ['INR 10,00,000.0', '1000000'],
    ['1.999,00', '1999'],
    [formatMoney(usualRegion, 1_000_000), '1000000'],
  ])('is without the signs around it: %s', (written, amount) => {
    expect(plainAmount(usualRegion, written)).toBe(amount);
  });

  it.each([
    ['1.999,00 €', '1999'],
    ['EUR 1,999.00', '1999'],
    ["1'999", '1999'],
    [formatMoney(berlin, 1_000_000), '1000000'],
  ])('is without the signs of a school that is paid in euros: %s', (written, amount) => {
    expect(plainAmount(berlin, written)).toBe(amount);
  });

  it.each(['', 'much', '19.99', '19,99', '-5', '1999 USD', '€5', '1e3'])(
    'is no number where it was none: %s',
    (written) => {
      expect(plainAmount(usualRegion, written)).not.toMatch(/^\d+$/);
    },
  );

  it.each(['₹1999', 'Rs. 1999', '19,99 €'])(
    'is none of another currency, and no part of a unit: %s',
    (written) => {
      expect(plainAmount(berlin, written)).not.toMatch(/^\d+$/);
    },
  );
});
