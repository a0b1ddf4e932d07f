import type * as english from './amount-in-words.ts';

// Numbers in Malayalam as Kerala writes them on receipts, with a space between the thousands, the hundreds and the
// rest. The words are those of the rules for Malayalam in Unicode's CLDR (common/rbnf/ml.xml). The thousands differ:
// people say മൂവായിരം and ഇരുപതിനായിരം, where CLDR joins മൂന്ന് and ഇരുപത് with ആയിരം.

/** One to nine, alone or before a lakh or crore. `thousands` has the same numbers of thousands. */
const ones = ['', 'ഒന്ന്', 'രണ്ട്', 'മൂന്ന്', 'നാല്', 'അഞ്ച്', 'ആറ്', 'ഏഴ്', 'എട്ട്', 'ഒൻപത്'] as const;
const thousands = [
  '',
  'ഒന്നായിരം',
  'രണ്ടായിരം',
  'മൂവായിരം',
  'നാലായിരം',
  'അയ്യായിരം',
  'ആറായിരം',
  'ഏഴായിരം',
  'എണ്ണായിരം',
  'ഒൻപതിനായിരം',
] as const;

/** Ten to nineteen. `teenThousands` has the same numbers of thousands. */
const teens = [
  'പത്ത്',
  'പതിനൊന്ന്',
  'പന്ത്രണ്ട്',
  'പതിമൂന്ന്',
  'പതിനാല്',
  'പതിനഞ്ച്',
  'പതിനാറ്',
  'പതിനേഴ്',
  'പതിനെട്ട്',
  'പത്തൊൻപത്',
] as const;
const teenThousands = [
  'പതിനായിരം',
  'പതിനൊന്നായിരം',
  'പന്ത്രണ്ടായിരം',
  'പതിമൂവായിരം',
  'പതിനാലായിരം',
  'പതിനയ്യായിരം',
  'പതിനാറായിരം',
  'പതിനേഴായിരം',
  'പതിനെണ്ണായിരം',
  'പത്തൊൻപതിനായിരം',
] as const;

/** Each ten in three forms: alone, before one of `ones` or `thousands`, and as thousands. */
const tens = [
  ['', '', ''],
  ['', '', ''],
  ['ഇരുപത്', 'ഇരുപത്തി', 'ഇരുപതിനായിരം'],
  ['മുപ്പത്', 'മുപ്പത്തി', 'മുപ്പതിനായിരം'],
  ['നാൽപ്പത്', 'നാൽപ്പത്തി', 'നാൽപ്പതിനായിരം'],
  ['അൻപത്', 'അൻപത്തി', 'അൻപതിനായിരം'],
  ['അറുപത്', 'അറുപത്തി', 'അറുപതിനായിരം'],
  ['എഴുപത്', 'എഴുപത്തി', 'എഴുപതിനായിരം'],
  ['എൺപത്', 'എൺപത്തി', 'എൺപതിനായിരം'],
  ['തൊണ്ണൂറ്', 'തൊണ്ണൂറ്റി', 'തൊണ്ണൂറായിരം'],
] as const;

const hundreds = ['', 'നൂറ്', 'ഇരുനൂറ്', 'മുന്നൂറ്', 'നാനൂറ്', 'അഞ്ഞൂറ്', 'അറുനൂറ്', 'എഴുനൂറ്', 'എണ്ണൂറ്', 'തൊള്ളായിരം'] as const;

/** The signs for initial vowels after a consonant. */
const signs: Readonly<Record<string, string>> = { അ: '', ആ: 'ാ', എ: 'െ', ഏ: 'േ', ഒ: 'ൊ' };

/** A word after one that ends in -ി: a `യ` goes between two vowels. */
function withGlide(word: string): string {
  const sign = signs[word.charAt(0)];
  return sign === undefined ? word : `യ${sign}${word.slice(1)}`;
}

function belowHundred(count: number): string {
  if (count < 10) return ones[count] ?? '';
  if (count < 20) return teens[count - 10] ?? '';
  const [alone, before] = tens[Math.floor(count / 10)] ?? tens[0];
  return count % 10 === 0 ? alone : before + withGlide(ones[count % 10] ?? '');
}

/** One to ninety-nine thousands. */
function thousandsOf(count: number): string {
  if (count === 1) return 'ആയിരം';
  if (count < 10) return thousands[count] ?? '';
  if (count < 20) return teenThousands[count - 10] ?? '';
  const [, before, alone] = tens[Math.floor(count / 10)] ?? tens[0];
  return count % 10 === 0 ? alone : before + withGlide(thousands[count % 10] ?? '');
}

/**
 * The form of a word before the rest of the number: ആയിരം becomes ആയിരത്തി, നൂറ് becomes നൂറ്റി, കോടി does not change.
 */
const joiningForm = (word: string) => word.replace(/ം$/, 'ത്തി').replace(/റ്$/, 'റ്റി');

/** A number before a noun: one is ഒരു there. */
const countOf = (count: number) => (count === 1 ? 'ഒരു' : numberOf(count));

function numberOf(whole: number): string {
  const [crores, belowCrore] = [Math.floor(whole / 10_000_000), whole % 10_000_000];
  const [lakhs, belowLakh] = [Math.floor(belowCrore / 100_000), belowCrore % 100_000];
  const parts = [
    crores > 0 ? `${countOf(crores)} കോടി` : '',
    lakhs > 0 ? `${countOf(lakhs)} ലക്ഷം` : '',
    thousandsOf(Math.floor(belowLakh / 1000)),
    hundreds[Math.floor(belowLakh / 100) % 10] ?? '',
    belowHundred(belowLakh % 100),
  ].filter((part) => part !== '');
  return parts.map((part, index) => (index < parts.length - 1 ? joiningForm(part) : part)).join(' ');
}

/** Whole rupees in words: 1,00,199 is "ഒരു ലക്ഷത്തി നൂറ്റി തൊണ്ണൂറ്റിയൊൻപത് രൂപ". */
export const amountInWords: typeof english.amountInWords = (rupees) =>
  `${rupees === 0 ? 'പൂജ്യം' : countOf(rupees)} രൂപ`;
