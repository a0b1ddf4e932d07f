import { z } from 'zod';
import { limits } from './limits.ts';
import { paymentMethods, type Payment } from './payment.ts';
import { receiptKeptUntil } from './retention.ts';
import { storedChoice, storedCount, storedDay } from './stored.ts';

export const receiptsCollection = 'receipts';

export const receiptPath = (uid: string) => `${receiptsCollection}/${uid}`;

/** The document `receipts/{uid}`: what the books need of a payment when the person is erased. The uid leads to nobody then. */
export const Receipt = z.object({
  amount: storedCount(limits.payment.amount),
  method: storedChoice(z.enum(paymentMethods), 'other'),
  receivedOn: storedDay(),
  /** The last day on which it has to be kept. */
  keptUntil: storedDay(),
});
export type Receipt = z.infer<typeof Receipt>;

export function receiptOf({ amount, method, receivedOn }: Payment): Receipt {
  return { amount, method, receivedOn, keptUntil: receiptKeptUntil(receivedOn) };
}
