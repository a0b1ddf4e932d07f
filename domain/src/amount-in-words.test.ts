import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Zero rupees'],
  [1, 'One rupee'],
  [19, 'Nineteen rupees'],
  [40, 'Forty rupees'],
  [1999, 'One thousand nine hundred ninety-nine rupees'],
  [100_199, 'One lakh one hundred ninety-nine rupees'],
  [1_000_000, 'Ten lakh rupees'],
  [12_345_678, 'One crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees'],
])('%d is %s', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words);
});
