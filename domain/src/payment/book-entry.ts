import { z } from 'zod';
import { Payment, paymentMethods } from './payment.ts';

/** Where the account of a person is: gone for good, for example after an erasure, or in the trash. */
const accountStates = ['open', 'trash', 'gone'] as const;

/** The most entries in one response of `GET /admin/payments`, and the most months that it covers. */
export const bookLimits = { entries: 500, months: 12 } as const;

export const bookEntryKinds = ['payment', 'refund'] as const;

/**
 * A payment or a refund in the books of the school, in the response of `GET /admin/payments`. A refund has
 * the receipt number and the currency of its payment.
 */
export const BookEntry = z.object({
  kind: z.enum(bookEntryKinds),
  /** The payment's, wherever it is stored. With `kind`, it tells the entry from all others. */
  id: z.string(),
  /** Empty for a payment that is older than receipt numbers. */
  receiptNumber: z.string(),
  /** On which the payment was received, or the refund was paid. */
  day: z.iso.date(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  method: z.enum(paymentMethods),
  /** Empty for none, and for an erased person. */
  note: z.string(),
  /** `null` for an erased person. */
  recordedBy: Payment.shape.recordedBy.nullable(),
  /** Who paid. Name and course are empty if the account is gone. */
  person: z.object({
    id: z.string(),
    name: z.string(),
    course: z.string(),
    account: z.enum(accountStates),
  }),
});
export type BookEntry = z.infer<typeof BookEntry>;
