/** Settles as `work` does, or rejects after `longest` milliseconds. */
export async function inTime<T>(work: Promise<T>, longest: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${longest} ms`)), longest);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
