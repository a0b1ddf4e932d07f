type Limit = {
  /** Called at the limit. Returns for how many milliseconds longer to wait. */
  extension?: () => number;
  /** The error to reject with. */
  error?: () => Error;
};

/** Settles as `work` does, or rejects after `longest` milliseconds. */
export async function inTime<T>(
  work: Promise<T>,
  longest: number,
  { extension = () => 0, error = () => new Error(`No response within ${longest} ms`) }: Limit = {},
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(error());
  let timer = setTimeout(() => {
    const longer = extension();
    if (longer > 0) timer = setTimeout(giveUp, longer);
    else giveUp();
  }, longest);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
