import type { BookEntry } from '@padavu/domain/payment/book-entry';
import { paymentMethods } from '@padavu/domain/payment/payment';
import type { PaymentMethod } from '@padavu/domain/payment/payment';

export type Sum = { count: number; amount: number };

/** What was received and what was refunded. */
export type Sums = { received: Sum; refunded: Sum };

export type CurrencySums = {
  currency: string;
  total: Sums;
  methods: { method: PaymentMethod; sums: Sums }[];
};

const sumOf = (entries: readonly BookEntry[], kind: BookEntry['kind']): Sum => {
  const amounts = entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
  return { count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
};

const sumsOf = (entries: readonly BookEntry[]): Sums => ({
  received: sumOf(entries, 'payment'),
  refunded: sumOf(entries, 'refund'),
});

/** The sums of each currency, and of its methods, without those that no entry has. */
export function bookSums(entries: readonly BookEntry[]): CurrencySums[] {
  return [...Map.groupBy(entries, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    total: sumsOf(own),
    methods: paymentMethods.flatMap((method) => {
      const paid = own.filter((entry) => entry.method === method);
      return paid.length > 0 ? [{ method, sums: sumsOf(paid) }] : [];
    }),
  }));
}
