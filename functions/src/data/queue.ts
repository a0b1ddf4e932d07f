/** Runs one piece of work at a time, in the order in which they come. One that fails does not hold up the next. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
