/**
 * Runs a task for each item, in order, a few at a time.
 * @param width how many at once
 * @param isStopped called before each task: once it returns true, only the tasks that have started are finished
 */
export async function runEach<T>(
  items: readonly T[],
  width: number,
  run: (item: T) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const remaining = items.values();
  const work = async () => {
    while (!isStopped()) {
      const { done, value } = remaining.next();
      if (done) return;
      await run(value);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
}
