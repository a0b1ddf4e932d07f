import { z } from 'zod';
import { limits } from './limits.ts';
import { storedReceiptNumber } from './receipt-number.ts';
import { schoolDay } from './school-day.ts';
import { usualRegion } from './usual-region.ts';
import {
  addedLater,
  never,
  storedChoice,
  storedCount,
  storedDay,
  storedField,
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

/** Payment is offline; an administrator records it. */
export const paymentMessages = {
  amountInvalid: 'Please enter the amount as a whole number, from 0 to 100000000',
  methodRequired: 'Please choose how it was paid',
  dayInvalid: 'Please enter the payment date',
  dayAhead: 'The payment date cannot be in the future',
} as const;

const { amountInvalid, methodRequired, dayInvalid, dayAhead } = paymentMessages;

const Amount = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  z.int({ error: amountInvalid }).nonnegative(amountInvalid).max(limits.payment.amount, amountInvalid),
);

/** No zone is further ahead of UTC: a day that has not begun there has begun nowhere. */
const firstZone = { timeZone: 'Pacific/Kiritimati' };

/**
 * What an administrator writes down of a payment that was made outside: whole units of the currency, and the day it came. Whether
 * that day has begun at the school, `isPaidAhead` says.
 */
export const PaymentInput = z.object({
  amount: Amount,
  method: z.enum(paymentMethods, { error: methodRequired }),
  note: optionalText(limits.payment.note),
  receivedOn: z.iso
    .date({ error: dayInvalid })
    .refine((day) => day >= '2000-01-01', dayInvalid)
    .refine((day) => day <= schoolDay(firstZone, new Date()), dayAhead),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

/** Whether a payment came on a day that has not begun at the school. */
export const isPaidAhead = (
  { receivedOn }: Pick<PaymentInput, 'receivedOn'>,
  zone: { timeZone: string },
  now: Date,
): boolean => receivedOn > schoolDay(zone, now);

/** What an amount was paid in, as it is stored; payments from before schools chose a currency were made in rupees. */
export const storedCurrency = () =>
  addedLater(
    storedField(Currency.catch(usualRegion.currency), { sound: Currency, repaired: usualRegion.currency }),
  );
const Currency = z.string().regex(/^[A-Z]{3}$/);

/** The document `payments/{uid}`. Administrators read it, the learner gets a receipt of it; only the API writes it. */
export const Payment = z.object({
  amount: storedCount(limits.payment.amount),
  currency: storedCurrency(),
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
