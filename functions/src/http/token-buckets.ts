type Bucket = { tokens: number; filledAt: number };

type Options = {
  /** How many a full bucket holds, and how many come back in a second. */
  capacity: number;
  perSecond: number;
  /** The most buckets that are kept. The one that was used longest ago goes, and is full when it is next asked for. */
  most: number;
  /** Milliseconds, from any start. */
  clock: () => number;
};

export type TokenBuckets = ReturnType<typeof tokenBuckets>;

/** Counts in the memory of one process how often each key is used. Nothing is written and nothing waits. */
export function tokenBuckets({ capacity, perSecond, most, clock }: Options) {
  // A Map keeps its order of insertion: the first key is the one that was used longest ago.
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
    /** Takes one from a key's bucket; 0 when there was one, otherwise the seconds until there is. */
    take(key: string): number {
      const bucket = refilled(key);
      const isEmpty = bucket.tokens < 1;
      keep(key, isEmpty ? bucket : { ...bucket, tokens: bucket.tokens - 1 });
      return isEmpty ? Math.max(Math.ceil((1 - bucket.tokens) / perSecond), 1) : 0;
    },

    /** How many keys are remembered. */
    size: () => buckets.size,
  };
}
