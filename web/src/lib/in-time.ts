/** Settles as `work` does, or as `late` if it has not after so many milliseconds. */
export function inTime<T, L>(work: Promise<T>, milliseconds: number, late: () => L): Promise<T | L> {
  const expiry = Promise.withResolvers<void>();
  const timer = setTimeout(expiry.resolve, milliseconds);
  return Promise.race([work, expiry.promise.then(late)]).finally(() => clearTimeout(timer));
}
