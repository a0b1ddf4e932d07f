import { z } from 'zod';
import { DiscountPromise } from './discount-promise.ts';
import type { FurtherPayment } from './further-payment.ts';
import { limits } from '@padavu/domain/limits';
import { knownDayOf, paymentMethods, storedCurrency, storedRefundFields, type Payment } from './payment.ts';
import { storedReceiptNumber } from './receipt-number.ts';
import { receiptKeptUntil } from '@padavu/domain/user/retention';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { mayLack, storedChoice, storedCount, storedDay, storedRecord } from '@padavu/domain/stored';

export const receiptsCollection = 'receipts';

export const receiptPath = (uid: string) => `${receiptsCollection}/${uid}`;

/**
 * The document `receipts/{uid}`: what the books need of a payment after the person is erased. The uid then identifies
 * nobody; the number is that of the receipt that the person had. That of a further payment has its id.
 */
export const Receipt = z.object({
  /** Only that of a further payment has it. */
  uid: mayLack(z.string()),
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

/** What stays of a payment. A further one has no refund. */
export function receiptOf(payment: FurtherPayment & Pick<Payment, 'refund'>): Receipt {
  const { receiptNumber, amount, currency, method, recordedAt, refund } = payment;
  // Nobody can correct a day afterwards, and a receipt of 1970 would not be kept.
  const receivedOn = knownDayOf(payment.receivedOn, recordedAt, usualRegion);
  const kept = { receiptNumber, amount, currency, method, receivedOn };
  if (!refund) return { ...kept, keptUntil: receiptKeptUntil(receivedOn) };
  const refundedOn = knownDayOf(refund.refundedOn, refund.recordedAt, usualRegion);
  return {
    ...kept,
    refund: { amount: refund.amount, method: refund.method, refundedOn },
    // The books of both years must be kept. An unknown day of the refund is long ago.
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
  /** The amount of the first payment. */
  amount: z.int().nonnegative(),
  /** The currency of every payment. */
  currency: z.string(),
  /** What was paid in all, in words, as on receipts in India; empty for other currencies than rupees. */
  amountInWords: z.string(),
  method: z.enum(paymentMethods),
  receivedOn: z.iso.date(),
  /** The payments after the first one, by their days. */
  further: z.array(
    z.object({ amount: z.int().nonnegative(), method: z.enum(paymentMethods), receivedOn: z.iso.date() }),
  ),
  /** The sum of all payments. */
  paid: z.int().nonnegative(),
  /** What is still to be paid of the agreed price; 0 for nothing, also where no price was agreed. */
  due: z.int().nonnegative(),
  /** What the school gave back, in the currency of the payment; `null` for nothing. */
  refund: z.object({ amount: z.int().positive(), refundedOn: z.iso.date() }).nullable(),
});
export type OwnReceipt = z.infer<typeof OwnReceipt>;
