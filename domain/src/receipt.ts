import { z } from 'zod';
import { DiscountPromise } from './discount-promise.ts';
import { limits } from './limits.ts';
import { paymentMethods, storedCurrency, storedRefundFields, type Payment } from './payment.ts';
import { storedReceiptNumber } from './receipt-number.ts';
import { receiptKeptUntil } from './retention.ts';
import { storedChoice, storedCount, storedDay, storedRecord } from './stored.ts';

export const receiptsCollection = 'receipts';

export const receiptPath = (uid: string) => `${receiptsCollection}/${uid}`;

/**
 * The document `receipts/{uid}`: what the books need of a payment after the person is erased. The uid then identifies
 * nobody; the number is that of the receipt that the person had.
 */
export const Receipt = z.object({
  receiptNumber: storedReceiptNumber(),
  amount: storedCount(limits.payment.amount),
  currency: storedCurrency(),
  method: storedChoice(z.enum(paymentMethods), 'other'),
  receivedOn: storedDay(),
  refund: storedRecord(storedRefundFields()),
  /** The last day on which it must be kept. */
  keptUntil: storedDay(),
});
export type Receipt = z.infer<typeof Receipt>;

export function receiptOf(payment: Payment): Receipt {
  const { receiptNumber, amount, currency, method, receivedOn, refund } = payment;
  const kept = { receiptNumber, amount, currency, method, receivedOn };
  if (!refund) return { ...kept, keptUntil: receiptKeptUntil(receivedOn) };
  const { refundedOn } = refund;
  return {
    ...kept,
    refund: { amount: refund.amount, method: refund.method, refundedOn },
    // The books of both years must be kept. A damaged day of the refund is long ago.
    keptUntil: receiptKeptUntil(refundedOn > receivedOn ? refundedOn : receivedOn),
  };
}

/** A learner's receipt, in the response of `GET /users/me/receipt`. */
export const OwnReceipt = z.object({
  number: z.string(),
  school: z.object({ name: z.string(), address: z.string() }),
  name: z.string(),
  course: z.string(),
  /** The price of the course and what a discount code took off; `null` where there was no code. */
  discount: DiscountPromise.nullable(),
  amount: z.int().nonnegative(),
  /** The currency of the payment. */
  currency: z.string(),
  /** The amount in words, as on receipts in India; empty for other currencies than rupees. */
  amountInWords: z.string(),
  method: z.enum(paymentMethods),
  receivedOn: z.iso.date(),
  /** What the school gave back, in the currency of the payment; `null` for nothing. */
  refund: z.object({ amount: z.int().positive(), refundedOn: z.iso.date() }).nullable(),
});
export type OwnReceipt = z.infer<typeof OwnReceipt>;
