import type { AuditEntry } from './audit.ts';
import { foldForSearch } from './search.ts';

type Target = Pick<AuditEntry['target'], 'id' | 'label'>;

/** A stored beginning is at most so long; what is typed beyond that is held against the entry itself. */
const longestBeginning = 12;
/** The words of a label that are looked at. */
const mostWords = 20;

const wordsIn = (text: string) =>
  foldForSearch(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const beginning = (word: string, length: number) => Array.from(word).slice(0, length).join('');

/**
 * Every beginning of a word of what an entry is about, its id included, so that a store that only knows "array contains"
 * can find an entry by the first letters of a name. Sorted and without repeats.
 */
export function auditSearchWords({ id, label }: Target): string[] {
  const beginnings = [...wordsIn(id), ...wordsIn(label)]
    .slice(0, mostWords)
    .flatMap((word) => Array.from({ length: longestBeginning }, (_, index) => beginning(word, index + 1)));
  return [...new Set(beginnings)].toSorted();
}

/** What to look up for a typed text: the longest word's beginning, the least common one; none for an empty text. */
export function lookupWord(about: string): string | undefined {
  const [longest] = wordsIn(about).toSorted((one, other) => other.length - one.length);
  return longest && beginning(longest, longestBeginning);
}

/** Whether every word of the text begins a word of what an entry is about; an empty text matches everything. */
export function matchesTarget(about: string, { id, label }: Target): boolean {
  const words = [...wordsIn(id), ...wordsIn(label)];
  return wordsIn(about).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
