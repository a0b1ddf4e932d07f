import { describe, expect, it } from 'vitest';
import { formatExactMoney, plainAmount } from './amount.ts';
import { formatMoney } from '@padavu/domain/school/school-format';
import { usualRegion } from '@padavu/domain/school/usual-region';

const berlin = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };

it('an amount is written exactly, with decimals only if it has some', () => {
  expect(formatExactMoney(usualRegion, 1999.5)).toBe('₹1,999.50');
  expect(formatExactMoney(usualRegion, 1999)).toBe('₹1,999');
});

describe('an amount as people write one', () => {
  it.each([
    ['1999', '1999'],
    [' ₹1,999 ', '1999'],
    ['Rs. 1 999.00', '1999'],
    ['rs1999', '1999'],
    ['1,999/-', '1999'],
    ['₹ 1999 /-', '1999'],
    ['INR 10,00,000.0', '1000000'],
    ['1.999,00', '1999'],
    ['1999.000', '1999'],
    ['1,999.0000', '1999'],
    ['500.', '500'],
    ['\u202A₹1,999\u202C', '1999'],
    ['₹\u00A01,999\u200B', '1999'],
    [formatMoney(usualRegion, 1_000_000), '1000000'],
  ])('is read without the signs around it: %s', (text, amount) => {
    expect(plainAmount(usualRegion, text)).toBe(amount);
  });

  it.each([
    ['1.999,00 €', '1999'],
    ['EUR 1,999.00', '1999'],
    ["1'999", '1999'],
    [formatMoney(berlin, 1_000_000), '1000000'],
  ])('is read without the signs around it at a school that is paid in euros: %s', (text, amount) => {
    expect(plainAmount(berlin, text)).toBe(amount);
  });

  it.each(['', 'much', '19.99', '19,99', '1999.995', '-5', '1999 USD', '€5', '1e3'])(
    'does not become a number if it was none: %s',
    (text) => {
      expect(plainAmount(usualRegion, text)).not.toMatch(/^\d+$/);
    },
  );

  it.each(['1,00,00', '1234,567', '1,0000', '1,99,9', '1.99.99', '1.999,000'])(
    'does not become a number where its points or commas are unclear: %s',
    (text) => {
      expect(plainAmount(usualRegion, text)).not.toMatch(/^\d+$/);
    },
  );

  it.each(['₹1999', 'Rs. 1999', '19,99 €'])(
    'does not become a number in another currency, or with decimals: %s',
    (text) => {
      expect(plainAmount(berlin, text)).not.toMatch(/^\d+$/);
    },
  );
});
