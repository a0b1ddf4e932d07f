/**
 * Which of some things hold the places `from` up to `to` of all that they hold together, one thing after the other.
 * @returns those things, and the place at which the first of them begins
 */
export function heldBy<T>(
  things: readonly T[],
  countOf: (thing: T) => number,
  { from, to }: { from: number; to: number },
): { holders: T[]; start: number } {
  const holders: T[] = [];
  let start = 0;
  let place = 0;
  for (const thing of things) {
    const end = place + countOf(thing);
    if (end > place && end > from && place < to) {
      if (holders.length === 0) start = place;
      holders.push(thing);
    }
    place = end;
  }
  return { holders, start };
}
