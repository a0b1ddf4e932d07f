const small = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(count: number): string {
  const word = small[count];
  if (word !== undefined) return word;
  const [ten = '', one = ''] = [tens[Math.floor(count / 10)], small[count % 10]];
  return one === '' ? ten : `${ten}-${one}`;
}

/** From the largest to the smallest. */
const units = [
  { name: 'crore', of: 10_000_000 },
  { name: 'lakh', of: 100_000 },
  { name: 'thousand', of: 1000 },
  { name: 'hundred', of: 100 },
];

/**
 * Whole rupees below a thousand crore in words, as India counts them: 1,00,199 is "One lakh one hundred ninety-nine
 * rupees".
 */
export function amountInWords(rupees: number): string {
  let rest = rupees;
  const parts: string[] = [];
  for (const { name, of } of units) {
    const count = Math.floor(rest / of);
    rest %= of;
    if (count > 0) parts.push(`${belowHundred(count)} ${name}`);
  }
  if (rest > 0) parts.push(belowHundred(rest));
  const words = parts.length === 0 ? 'zero' : parts.join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${rupees === 1 ? 'rupee' : 'rupees'}`;
}
