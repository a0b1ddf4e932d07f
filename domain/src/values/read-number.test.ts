import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

describe('a number as people write one', () => {
  it.each([
    ['1000', 1000],
    ['1,000', 1000],
    ['2,500', 2500],
    ['12,500', 12_500],
    ['1,000,000', 1_000_000],
    ['1,00,000', 100_000],
    ['12,34,567', 1_234_567],
    ['1,000.5', 1000.5],
    ['-1,000', -1000],
  ])('has commas before three digits between its thousands: %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    ['2.5', 2.5],
    [' 2,5 ', 2.5],
    ['-0,25', -0.25],
    ['2,0625', 2.0625],
    ['1000,50', 1000.5],
    ['0,125', 0.125],
    [',5', 0.5],
    ['1.000', 1],
    ['1e-7', 1e-7],
  ])('has a point or any other single comma before its decimals: %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    'ten',
    '1,00,00',
    '1,0000,000',
    '1234,567',
    '012,345',
    '1.000,5',
    '1,5,5',
    '1 000',
    '5,',
  ])('is not guessed where it is unclear: "%s"', (text) => {
    expect(readNumber(text)).toBeNaN();
  });
});
