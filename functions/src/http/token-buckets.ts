type Bucket = { tokens: number; filledAt: number };

type Options = {
  /** How many tokens a full bucket has, and how many are added per second. */
  capacity: number;
  perSecond: number;
  /** The most buckets in memory. The least recently used one is removed, and is full when it is next used. */
  most: number;
  /** In milliseconds, from any start. */
  clock: () => number;
};

export type TokenBuckets = ReturnType<typeof tokenBuckets>;

/** Limits how often each key is used, in the memory of one process. It writes nothing and waits for nothing. */
export function tokenBuckets({ capacity, perSecond, most, clock }: Options) {
  // A Map keeps its order of insertion: the first key is the least recently used one.
  const buckets = new Map<string, Bucket>();

  function refilled(key: string): Bucket {
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: capacity, filledAt: now };
    const gained = ((now - bucket.filledAt) / 1000) * perSecond;
    return { tokens: Math.min(capacity, bucket.tokens + gained), filledAt: now };
  }

  function keep(key: string, bucket: Bucket): void {
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > most && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    /** Takes a token from a key's bucket; returns 0 if there was one, otherwise the seconds until there is. */
    take(key: string): number {
      const bucket = refilled(key);
      const isEmpty = bucket.tokens < 1;
      keep(key, isEmpty ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
      return isEmpty ? Math.max(Math.ceil((1 - bucket.tokens) / perSecond), 1) : 0;
    },
  };
}
