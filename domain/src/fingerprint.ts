/** A prime, so that a hundred thousand entries with a thousand parts each still add up to a safe integer. */
const modulus = 1_000_003;

/**
 * The fingerprint of one thing that is counted, by its name: a whole number from 1 to a million (FNV-1a). A store adds the
 * fingerprints of entries up without reading them, and the sum is that of the totals exactly when both count the same
 * things: two damages that cancel each other out are left to chance, about one in a million.
 */
export function fingerprintOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash % modulus) + 1;
}

/** The fingerprint of totals: each name as often as it is counted. */
export function fingerprintOfCounts(counts: Iterable<readonly [name: string, count: number]>): number {
  let sum = 0;
  for (const [name, count] of counts) sum += fingerprintOf(name) * count;
  return sum;
}
