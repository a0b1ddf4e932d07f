/**
 * A prime. It is small enough for the sum of a hundred thousand entries with a thousand parts each to be a safe
 * integer.
 */
const modulus = 1_000_003;

/**
 * The fingerprint of one counted thing, by its name: a whole number from 1 to about a million (FNV-1a). A store can sum
 * the fingerprints of entries without reading them, and the sum equals that of the totals if both count the same
 * things. Errors that cancel each other out stay undetected, with a probability of about one in a million.
 */
export function fingerprintOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash % modulus) + 1;
}

/** The fingerprint of totals: the sum of each name's fingerprint times its count. */
export function fingerprintOfCounts(counts: Iterable<readonly [name: string, count: number]>): number {
  let sum = 0;
  for (const [name, count] of counts) sum += fingerprintOf(name) * count;
  return sum;
}
