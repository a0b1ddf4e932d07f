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
 * a substring search of any length (design decision 6). Sorted and without repeats.
 */
export function searchGrams(...texts: string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    // By whole characters: half of one is no text that a store could keep.
    const characters = Array.from(foldForSearch(text));
    for (let start = 0; start < characters.length; start += 1) {
      for (let end = start + 1; end <= Math.min(start + gramLength, characters.length); end += 1) {
        grams.add(characters.slice(start, end).join(''));
      }
    }
  }
  return [...grams].toSorted();
}

/**
 * The run to look up for a search text, the least common part of it: the last three characters of a name, and of an
 * address those up to its `@`, for what follows half the school has in common. None for an empty text.
 */
export function lookupGram(search: string): string | undefined {
  const characters = Array.from(foldForSearch(search));
  const at = characters.indexOf('@');
  const end = at > 0 ? at + 1 : characters.length;
  return characters.slice(Math.max(0, end - gramLength), end).join('') || undefined;
}

/** Case-insensitive substring match on any of the texts; an empty search matches everything (specification 5). */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const wanted = foldForSearch(search);
  return texts.some((text) => foldForSearch(text).includes(wanted));
}
