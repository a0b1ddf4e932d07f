import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { storedReceiptNumber } from './receipt-number.ts';
import { schoolDay } from './school-day.ts';
import {
  never,
  storedChoice,
  storedCount,
  storedDay,
  storedMoment,
  storedPerson,
  storedText,
} from './stored.ts';
import { optionalText } from './text-input.ts';

export const paymentsCollection = 'payments';

/** Where the payment of an account stands: not in its user document, which the learner reads. */
export const paymentPath = (uid: string) => `${paymentsCollection}/${uid}`;

export const paymentMethods = ['upi', 'bank-transfer', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

const { amountInvalid, methodRequired, dayInvalid, dayAhead } = messages.payment;

const Amount = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  z.int({ error: amountInvalid }).nonnegative(amountInvalid).max(limits.payment.amount, amountInvalid),
);

/** What an administrator writes down of a payment that was made outside: whole rupees, and the day it came. */
export const PaymentInput = z.object({
  amount: Amount,
  method: z.enum(paymentMethods, { error: methodRequired }),
  note: optionalText(limits.payment.note),
  receivedOn: z.iso
    .date({ error: dayInvalid })
    .refine((day) => day >= '2000-01-01', dayInvalid)
    .refine((day) => day <= schoolDay(new Date()), dayAhead),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

/** The document `payments/{uid}`. Administrators read it, the learner gets a receipt of it; only the API writes it. */
export const Payment = z.object({
  amount: storedCount(limits.payment.amount),
  method: storedChoice(z.enum(paymentMethods), 'other'),
  note: storedText(limits.payment.note),
  receivedOn: storedDay(),
  receiptNumber: storedReceiptNumber(),
  recordedAt: storedMoment(),
  recordedBy: storedPerson(),
});
export type Payment = z.infer<typeof Payment>;

/** The version of an account's payment for `If-Match`; an account without one has a version too, its first. */
export function paymentVersion(payment: Pick<Payment, 'recordedAt'> | null | undefined): Date {
  return payment?.recordedAt ?? never;
}
