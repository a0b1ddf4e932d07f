// Google's list prices in US dollars, for a project whose functions and database are in Mumbai. Whoever changes a price changes
// the date. Taxes, discounts and the support of a billing account are left out.

export const region = 'asia-south1';
export const takenOn = '2026-11-22';

/** A price for so many units beyond what is free in a month. */
export type Price = { usd: number; per: number; freeAMonth: number; source: string };

const days = 30;

/**
 * The page's table by location was not at hand: these are the multi-region nam5's, which the billing example uses. That a
 * single region costs no more is an assumption.
 */
const firestore =
  'cloud.google.com/firestore/docs/billing-example (nam5), free quota: firebase.google.com/docs/firestore/pricing';
/** Functions of the second generation are Cloud Run: second price tier, one processor and half a gibibyte each. */
const run =
  'cloud.google.com/run/pricing, as in firebase-tools 15.34.2, lib/deploy/functions/pricing.js (tier 2)';
const hosting = 'firebase.google.com/pricing';

export const prices = {
  reads: { usd: 0.06, per: 100_000, freeAMonth: 50_000 * days, source: firestore },
  writes: { usd: 0.18, per: 100_000, freeAMonth: 20_000 * days, source: firestore },
  deletes: { usd: 0.02, per: 100_000, freeAMonth: 20_000 * days, source: firestore },
  storedGiB: { usd: 0.18, per: 1, freeAMonth: 1, source: firestore },
  storeGiB: { usd: 0.12, per: 1, freeAMonth: 10, source: firestore },
  calls: { usd: 0.4, per: 1_000_000, freeAMonth: 2_000_000, source: run },
  cpuSeconds: { usd: 0.0000336, per: 1, freeAMonth: 180_000, source: run },
  memoryGiBSeconds: { usd: 0.0000035, per: 1, freeAMonth: 360_000, source: run },
  siteGB: { usd: 0.15, per: 1, freeAMonth: 0.36 * days, source: hosting },
  schedules: { usd: 0.1, per: 1, freeAMonth: 3, source: 'cloud.google.com/scheduler/pricing' },
} satisfies Record<string, Price>;

export type Item = keyof typeof prices;

export const itemNames: Record<Item, string> = {
  reads: 'documents read',
  writes: 'documents written',
  deletes: 'documents deleted',
  storedGiB: 'GiB stored',
  storeGiB: 'GiB from Firestore',
  calls: 'function calls',
  cpuSeconds: 'seconds of a processor',
  memoryGiBSeconds: 'GiB-seconds of memory',
  siteGB: 'GB from Hosting',
  schedules: 'schedules',
};

/** Dollars a month for so much of something. */
export function dollars(item: Item, amount: number): number {
  const { usd, per, freeAMonth } = prices[item];
  return (Math.max(amount - freeAMonth, 0) / per) * usd;
}
