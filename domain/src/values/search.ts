const gramLength = 3;

/** The accents of Latin letters, without Malayalam's vowel signs, which are combining marks too. */
const accents = /[\u0300-\u036f]/g;

/**
 * Invisible characters: joiners, which select one of two forms of a spelling, and others that come with pasted text.
 */
const invisible = /[\u00AD\u200B-\u200D\u2060]/g;

/** Malayalam letters and signs, each with another spelling that people type for it (docs/decisions/152). */
const otherSpellings: Readonly<Record<string, string>> = {
  // Chillus become the letter and a virama.
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  '\u0D54': 'മ്',
  '\u0D55': 'യ്',
  '\u0D56': 'ഴ്',
  // In older print, the dot above a letter is ര് too.
  '\u0D4E': 'ര്',
  // Viramas of older print.
  '\u0D3B': '്',
  '\u0D3C': '്',
  // The sign of au, in today's print and in older print.
  '\u0D57': '\u0D4C',
};
const respelledLetters = /[\u0D3B\u0D3C\u0D4E\u0D54-\u0D57\u0D7A-\u0D7F]/g;

/** Vowels that older fonts compose of another vowel and the sign of au. */
const vowels: Readonly<Record<string, string>> = { ഇ: 'ഈ', ഉ: 'ഊ', ഒ: 'ഔ' };
const vowelsInParts = /([ഇഉഒ])[\u0D4C\u0D57]/g;

/**
 * Folds text for comparison in searches: lower case, one of several equivalent Malayalam spellings, one form of each
 * character, single spaces, trimmed. Folding is idempotent.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(invisible, '')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(vowelsInParts, (_, vowel: string) => vowels[vowel] ?? vowel)
      .replaceAll(respelledLetters, (letter) => otherSpellings[letter] ?? letter)
      .normalize('NFKC')
      // A chillu before a virama: ൻ്റ is ന്റ.
      .replaceAll(/\u0D4D+/g, '\u0D4D')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/**
 * Letters whose position in the alphabet differs from Unicode: ള, ഴ and റ come after ഹ, and ം is pronounced and sorted
 * as മ്.
 */
const sortLetters: Readonly<Record<string, string>> = { ള: '\u0D3A', ഴ: '\u0D3B', റ: '\u0D3C', 'ം': 'മ്' };

/**
 * A sort key of a text, compared by bytes: folded as for searches, without accents, so that "É" is beside "E", and with
 * Malayalam in the order of its alphabet, as in `Intl.Collator('ml')`. It is not readable.
 */
export function foldForOrder(text: string): string {
  return foldForSearch(text)
    .normalize('NFD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll(/[ളഴറം]/g, (letter) => sortLetters[letter] ?? letter);
}

/** Compares two names for `toSorted`, in the order of the store. */
export function compareNames(one: string, other: string): number {
  const [before, after] = [foldForOrder(one), foldForOrder(other)];
  if (before === after) return 0;
  return before < after ? -1 : 1;
}

/**
 * Every run of up to three characters in the texts, so that a store that only knows "array contains" can narrow down a
 * substring search of any length. Each run is one number; ascending and without repeats.
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
 * The characters of a run as the digits of a number of at most 48 bits. A store reads and compares numbers in half the
 * time of texts, and half of a surrogate pair is a number too.
 */
function gramOf(run: string): number {
  return Array.from({ length: run.length }, (_, index) => run.charCodeAt(index)).reduce(
    (number, digit) => number * 0x10000 + digit,
    0,
  );
}

/**
 * The run to look up for a search text: its last three characters or, in an email address, the three that end with the
 * `@`, because many addresses share a domain. `undefined` for an empty text.
 */
export function lookupGram(search: string): number | undefined {
  const text = foldForSearch(search);
  const at = text.indexOf('@');
  const end = at > 0 ? at + 1 : text.length;
  const run = text.slice(Math.max(0, end - gramLength), end);
  return run === '' ? undefined : gramOf(run);
}

/**
 * Whether any of the texts contains the search text, in any case and any equivalent spelling; an empty search matches
 * everything.
 */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const wanted = foldForSearch(search);
  return texts.some((text) => foldForSearch(text).includes(wanted));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts of some fields of a record in every language that it has, for searches. */
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
