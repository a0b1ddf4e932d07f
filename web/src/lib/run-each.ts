/**
 * Does something with each of many, a few at a time, in their order.
 * @param width how many at once
 * @param isStopped asked before each: what has begun is finished, what has not is left
 */
export async function runEach<T>(
  items: readonly T[],
  width: number,
  run: (item: T) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const waiting = items.values();
  const takeOver = async () => {
    while (!isStopped()) {
      const { done, value } = waiting.next();
      if (done) return;
      await run(value);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, takeOver));
}
