/**
 * Finds the containers that hold the items `from` up to `to`, counted over all containers in order.
 * @returns those containers, and the index of the first item in the first of them
 */
export function rangeHolders<T>(
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
