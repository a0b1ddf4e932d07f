import { describe, expect, it } from 'vitest';
import { formatRupees } from './brand.ts';
import { plainAmount } from './amount.ts';

describe('an amount as people write one', () => {
  it.each([
    ['1999', '1999'],
    [' ₹1,999 ', '1999'],
    ['Rs. 1 999.00', '1999'],
    ['rs1999', '1999'],
    ['INR 10,00,000.0', '1000000'],
    [formatRupees(1_000_000), '1000000'],
  ])('is without the signs around it: %s', (written, amount) => {
    expect(plainAmount(written)).toBe(amount);
  });

  it.each(['', 'much', '19.99', '-5', '1999 USD', '1e3'])('is no number where it was none: %s', (written) => {
    expect(plainAmount(written)).not.toMatch(/^\d+$/);
  });
});
