const gramLength = 3;

/** The accents of Latin letters; Malayalam's vowel signs are combining marks too, and stay. */
const accents = /[\u0300-\u036f]/g;

/** Text as searches compare it: lower case, one form for each character, white space folded, trimmed. */
export function foldForSearch(text: string): string {
  return text.toWellFormed().toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Text as lists put it in order: as searches compare it, and without accents, so that "É" stands beside "E". */
export function foldForOrder(text: string): string {
  return foldForSearch(text).normalize('NFD').replaceAll(accents, '').normalize('NFC');
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

/** Case-insensitive substring match on any of the texts; an empty search matches everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const wanted = foldForSearch(search);
  return texts.some((text) => foldForSearch(text).includes(wanted));
}
