const gramLength = 3;

/** The accents of Latin letters; Malayalam's vowel signs are combining marks too, and stay. */
const accents = /[\u0300-\u036f]/g;

/** Joiners choose between two looks of one spelling; the others come along with pasted text. Nobody sees any of them. */
const unseen = /[\u00AD\u200B-\u200D\u2060]/g;

/** Malayalam letters and signs, each as another spelling that people type for it (docs/decisions/152). */
const otherSpellings: Readonly<Record<string, string>> = {
  // Chillus: the letter and a virama.
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  '\u0D54': 'മ്',
  '\u0D55': 'യ്',
  '\u0D56': 'ഴ്',
  // The dot above a letter, of older print, is the same ര്.
  '\u0D4E': 'ര്',
  // Viramas of older print.
  '\u0D3B': '്',
  '\u0D3C': '്',
  // The sign of au, of today and of older print.
  '\u0D57': '\u0D4C',
};
const otherwiseSpelt = /[\u0D3B\u0D3C\u0D4E\u0D54-\u0D57\u0D7A-\u0D7F]/g;

/** Vowels that older fonts put together from another one and the sign of au. */
const vowels: Readonly<Record<string, string>> = { ഇ: 'ഈ', ഉ: 'ഊ', ഒ: 'ഔ' };
const vowelsInParts = /([ഇഉഒ])[\u0D4C\u0D57]/g;

/**
 * Text as searches compare it: lower case, one spelling for each that means the same in Malayalam, one form for each character,
 * white space folded, trimmed. Folded text stays as it is when it is folded again.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(unseen, '')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(vowelsInParts, (_, vowel: string) => vowels[vowel] ?? vowel)
      .replaceAll(otherwiseSpelt, (letter) => otherSpellings[letter] ?? letter)
      .normalize('NFKC')
      // A chillu before a virama: ൻ്റ is ന്റ.
      .replaceAll(/\u0D4D+/g, '\u0D4D')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Letters that the alphabet has elsewhere than Unicode: ള, ഴ and റ come after ഹ, and ം is said, and stands, as മ്. */
const places: Readonly<Record<string, string>> = { ള: '\u0D3A', ഴ: '\u0D3B', റ: '\u0D3C', 'ം': 'മ്' };

/**
 * Text as lists put it in order, by its bytes: as searches compare it, without accents, so that "É" stands beside "E", and with
 * Malayalam in the order of its alphabet, as `Intl.Collator('ml')` has it. It orders and is not for reading.
 */
export function foldForOrder(text: string): string {
  return foldForSearch(text)
    .normalize('NFD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll(/[ളഴറം]/g, (letter) => places[letter] ?? letter);
}

/** Compares two names for `toSorted`, as the store orders them. */
export function compareNames(one: string, other: string): number {
  const [before, after] = [foldForOrder(one), foldForOrder(other)];
  if (before === after) return 0;
  return before < after ? -1 : 1;
}

/**
 * Every run of up to three characters in the texts, so that a store that only knows "array contains" can narrow down
 * a substring search of any length. Each is one number; ascending and without repeats.
 */
export function searchGrams(...texts: string[]): number[] {
  const grams = new Set<number>();
  for (const text of texts.map(foldForSearch)) {
    for (let start = 0; start < text.length; start += 1) {
      for (let length = 1; length <= gramLength; length += 1) {
        grams.add(gramOf(text.slice(start, start + length)));
      }
    }
  }
  return [...grams].toSorted((one, other) => one - other);
}

/**
 * The characters of a run as the digits of a number (48 bits at most): a store reads and compares numbers in half the time
 * that it takes for texts, and half a surrogate pair is a number too.
 */
function gramOf(run: string): number {
  return Array.from({ length: run.length }, (_, index) => run.charCodeAt(index)).reduce(
    (number, digit) => number * 0x10000 + digit,
    0,
  );
}

/**
 * The run to look up for a search text, the least common part of it: the last three characters of a name, and of an
 * address those up to its `@`, for what follows half the school has in common. None for an empty text.
 */
export function lookupGram(search: string): number | undefined {
  const text = foldForSearch(search);
  const at = text.indexOf('@');
  const end = at > 0 ? at + 1 : text.length;
  const run = text.slice(Math.max(0, end - gramLength), end);
  return run === '' ? undefined : gramOf(run);
}

/** Substring match, in any case and any spelling that means the same, on any of the texts; an empty search matches everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const wanted = foldForSearch(search);
  return texts.some((text) => foldForSearch(text).includes(wanted));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts of some fields of a record in every language that it holds: what a search looks through. */
export function inEveryLanguage<Field extends string>(
  record: Readonly<Record<Field, string | readonly string[]>> & {
    translations?: Readonly<Record<string, unknown>> | undefined;
  },
  ...fields: readonly Field[]
): string[] {
  const versions: unknown[] = [record, ...Object.values(record.translations ?? {})];
  return versions
    .filter(isRecord)
    .flatMap((version) => fields.flatMap((field): unknown => version[field]))
    .filter((text) => typeof text === 'string');
}
