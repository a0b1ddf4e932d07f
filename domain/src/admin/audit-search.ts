import type { AuditEntry } from './audit.ts';
import { foldForSearch } from '@padavu/domain/values/search';

type Target = Pick<AuditEntry['target'], 'id' | 'label'>;

/** The longest stored prefix. `matchesTarget` compares the rest of a longer search text. */
const maxPrefix = 12;
/** The most words of a target that are indexed. */
const maxWords = 20;

const wordsIn = (text: string) =>
  foldForSearch(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const prefixOf = (word: string, length: number) => Array.from(word).slice(0, length).join('');

/**
 * The prefixes of all words of an entry's target, its id included, so that a store that only knows "array contains" can
 * find an entry by the first letters of a name. Sorted and without repeats.
 */
export function auditSearchWords({ id, label }: Target): string[] {
  const prefixes = [...wordsIn(id), ...wordsIn(label)]
    .slice(0, maxWords)
    .flatMap((word) => Array.from({ length: maxPrefix }, (_, index) => prefixOf(word, index + 1)));
  return [...new Set(prefixes)].toSorted();
}

/**
 * The prefix to look up for a search text: that of the longest word, which is the least common. `undefined` for an
 * empty text.
 */
export function lookupWord(search: string): string | undefined {
  const [longest] = wordsIn(search).toSorted((one, other) => other.length - one.length);
  return longest && prefixOf(longest, maxPrefix);
}

/** Whether every word of the search text begins a word of an entry's target; an empty text matches everything. */
export function matchesTarget(search: string, { id, label }: Target): boolean {
  const words = [...wordsIn(id), ...wordsIn(label)];
  return wordsIn(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
