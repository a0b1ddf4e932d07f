// Google's list prices in US dollars, for a project whose functions and database are in Mumbai. Change the date
// together with a price. Taxes, discounts and the support of a billing account are left out.

export const region = 'asia-south1';
/** When the sources were read, in copies of an unknown date. */
export const readOn = '2026-11-22';

type Price = {
  usd: number;
  per: number;
  freeAMonth: number;
  /** The page with the price. */
  source: string;
  /** What the price is instead of Google's list price for our region, until somebody has read that. */
  substitute?: string;
};

const days = 30;

/** The list has a row for each location, Mumbai included; the copy at hand ends after the first three. */
const firestore = {
  source: 'https://firebase.google.com/docs/firestore/pricing?hl=it',
  substitute:
    'the price of the multi-region in the United States; Mumbai’s could not be read. Oregon costs half of it and Los Angeles three fifths',
};
/**
 * Functions of the second generation are Cloud Run, one processor and half a gibibyte each. The free amounts are those
 * of https://cloud.google.com/run/pricing, and https://cloud.google.com/run/docs/locations has Mumbai in the second
 * tier.
 */
const run = {
  source: 'https://github.com/firebase/firebase-tools/blob/main/src/deploy/functions/pricing.ts',
};

export const prices: Readonly<Record<Item, Price>> = {
  reads: { usd: 0.06, per: 100_000, freeAMonth: 50_000 * days, ...firestore },
  writes: { usd: 0.18, per: 100_000, freeAMonth: 20_000 * days, ...firestore },
  deletes: { usd: 0.02, per: 100_000, freeAMonth: 20_000 * days, ...firestore },
  storedGiB: { usd: 0.18, per: 1, freeAMonth: 1, ...firestore },
  storeGiB: {
    usd: 0.12,
    per: 1,
    freeAMonth: 10,
    source: 'https://cloud.google.com/firestore/pricing',
    substitute:
      'the price in Google’s example for the United States, not checked again; the free amount is that of the page',
  },
  calls: { usd: 0.4, per: 1_000_000, freeAMonth: 2_000_000, ...run },
  cpuSeconds: { usd: 0.0000336, per: 1, freeAMonth: 180_000, ...run },
  memoryGiBSeconds: { usd: 0.0000035, per: 1, freeAMonth: 360_000, ...run },
  siteGB: {
    usd: 0.15,
    per: 1,
    freeAMonth: 0.36 * days,
    source: 'https://errorhandle.ai/firebase-hosting-function-rewrite-pricing',
    substitute:
      'what others report of https://firebase.google.com/pricing, which could not be read; it is the same in every region',
  },
  schedules: { usd: 0.1, per: 1, freeAMonth: 3, source: 'https://cloud.google.com/scheduler/pricing' },
};

export const itemNames = {
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
export type Item = keyof typeof itemNames;

/** The price of an amount in a month, in US dollars. */
export function dollars(item: Item, amount: number): number {
  const { usd, per, freeAMonth } = prices[item];
  return (Math.max(amount - freeAMonth, 0) / per) * usd;
}
