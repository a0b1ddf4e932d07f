import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { amountInWords as inMalayalam } from './amount-in-words.ml.ts';

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

it.each([
  [0, 'പൂജ്യം രൂപ'],
  [1, 'ഒരു രൂപ'],
  [8, 'എട്ട് രൂപ'],
  [19, 'പത്തൊൻപത് രൂപ'],
  [21, 'ഇരുപത്തിയൊന്ന് രൂപ'],
  [36, 'മുപ്പത്തിയാറ് രൂപ'],
  [40, 'നാൽപ്പത് രൂപ'],
  [95, 'തൊണ്ണൂറ്റിയഞ്ച് രൂപ'],
  [100, 'നൂറ് രൂപ'],
  [250, 'ഇരുനൂറ്റി അൻപത് രൂപ'],
  [499, 'നാനൂറ്റി തൊണ്ണൂറ്റിയൊൻപത് രൂപ'],
  [900, 'തൊള്ളായിരം രൂപ'],
  [1001, 'ആയിരത്തി ഒന്ന് രൂപ'],
  [1999, 'ആയിരത്തി തൊള്ളായിരത്തി തൊണ്ണൂറ്റിയൊൻപത് രൂപ'],
  [3500, 'മൂവായിരത്തി അഞ്ഞൂറ് രൂപ'],
  [10_000, 'പതിനായിരം രൂപ'],
  [15_000, 'പതിനയ്യായിരം രൂപ'],
  [20_000, 'ഇരുപതിനായിരം രൂപ'],
  [25_000, 'ഇരുപത്തിയയ്യായിരം രൂപ'],
  [90_000, 'തൊണ്ണൂറായിരം രൂപ'],
  [99_999, 'തൊണ്ണൂറ്റിയൊൻപതിനായിരത്തി തൊള്ളായിരത്തി തൊണ്ണൂറ്റിയൊൻപത് രൂപ'],
  [100_000, 'ഒരു ലക്ഷം രൂപ'],
  [100_199, 'ഒരു ലക്ഷത്തി നൂറ്റി തൊണ്ണൂറ്റിയൊൻപത് രൂപ'],
  [1_000_000, 'പത്ത് ലക്ഷം രൂപ'],
  [10_000_000, 'ഒരു കോടി രൂപ'],
  [12_345_678, 'ഒരു കോടി ഇരുപത്തിമൂന്ന് ലക്ഷത്തി നാൽപ്പത്തിയയ്യായിരത്തി അറുനൂറ്റി എഴുപത്തിയെട്ട് രൂപ'],
  [1_500_000_000, 'നൂറ്റി അൻപത് കോടി രൂപ'],
])('%d is %s in Malayalam', (rupees, words) => {
  expect(inMalayalam(rupees)).toBe(words);
});

it('no two amounts in Malayalam are the same words', () => {
  const amounts = Array.from({ length: 100_000 }, (_, rupees) => inMalayalam(rupees));
  expect(new Set(amounts).size).toBe(amounts.length);
});
