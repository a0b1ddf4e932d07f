import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import type { ErrorReply } from '@padavu/domain/api/reply';
import { storedReceiptNumber } from './receipt-number.ts';
import { schoolDay } from '@padavu/domain/school/school-day';
import { usualRegion } from '@padavu/domain/school/usual-region';
import {
  addedLater,
  lostDay,
  never,
  storedChoice,
  storedCount,
  storedDay,
  storedField,
  storedMoment,
  storedPerson,
  storedRecord,
  storedText,
} from '@padavu/domain/stored';
import { optionalText } from '@padavu/domain/values/text-input';

export const paymentsCollection = 'payments';

/** The path of an account's payment. It is not in the user document, because the learner reads that. */
export const paymentPath = (uid: string) => `${paymentsCollection}/${uid}`;

export const paymentMethods = ['upi', 'bank-transfer', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Messages for the form in which an administrator records an offline payment. */
export const paymentMessages = {
  amountInvalid: 'Please enter the amount as a whole number, from 0 to 10,00,00,000',
  priceInvalid: 'Please enter the agreed price as a whole number, from 0 to 10,00,00,000',
  methodRequired: 'Please choose how it was paid',
  dayInvalid: 'Please enter the payment date',
  dayAhead: 'The payment date cannot be in the future',
  belowRefund: 'What was paid cannot be less than the refund. Correct the refund first',
  afterRefund: 'The payment cannot be after its refund. Correct the refund first',
} as const;

const { amountInvalid, priceInvalid, methodRequired, dayInvalid } = paymentMessages;

/** An amount of at least `least`, also as a form carries it; `message` is the error. */
export const amountFrom = (least: number, message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.int({ error: message }).min(least, message).max(limits.payment.amount, message),
  );

/** The day of a payment or refund; `message` is the error. */
export const dayOf = (message: string) =>
  z.iso.date({ error: message }).refine((day) => day >= '2000-01-01', message);

/**
 * An offline payment that an administrator records, in whole units of the currency, with the day on which it was
 * received. `paymentProblems` compares it with the present.
 */
export const PaymentInput = z.object({
  amount: amountFrom(0, amountInvalid),
  /** What the person is to pay in all; `null` for a payment that leaves nothing due. */
  price: amountFrom(0, priceInvalid).nullable().default(null),
  method: z.enum(paymentMethods, { error: methodRequired }),
  note: optionalText(limits.payment.note),
  receivedOn: dayOf(dayInvalid),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

/**
 * The fields that are impossible in a payment: a day that has not begun in the school's time zone, and less than was
 * refunded or a later day. A recorded day stays valid when that time zone changes.
 * @param stored the payment that this one corrects
 * @param others the sum of the person's further payments
 */
export function paymentProblems(
  { amount, receivedOn }: Pick<PaymentInput, 'amount' | 'receivedOn'>,
  stored: Pick<Payment, 'receivedOn' | 'refund'> | null | undefined,
  zone: { timeZone: string },
  now: Date,
  others = 0,
): NonNullable<ErrorReply['errors']> {
  const { dayAhead, belowRefund, afterRefund } = paymentMessages;
  const refund = stored?.refund;
  const isAhead = receivedOn !== stored?.receivedOn && receivedOn > schoolDay(zone, now);
  return [
    ...(refund && amount + others < refund.amount ? [{ path: 'amount', message: belowRefund }] : []),
    ...(isAhead ? [{ path: 'receivedOn', message: dayAhead }] : []),
    ...(refund && receivedOn > refund.refundedOn ? [{ path: 'receivedOn', message: afterRefund }] : []),
  ];
}

/** The stored currency of an amount. Payments that are older than this field were made in rupees. */
export const storedCurrency = () =>
  addedLater(
    storedField(CurrencyCode.catch(usualRegion.currency), {
      valid: CurrencyCode,
      repaired: usualRegion.currency,
    }),
  );
/** An ISO 4217 code, such as `INR`. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);

const agreedPrice = z.int().nonnegative().max(limits.payment.amount).nullable();

const refundAmount = z.int().positive().max(limits.payment.amount);

const knownDay = z.iso.date().refine((day) => day !== lostDay);

/** The day of a payment or of a refund; where it cannot be read, that of its recording, if that is known. */
export const knownDayOf = (day: string, recordedAt: Date, zone: { timeZone: string }): string =>
  day === lostDay && recordedAt > never ? schoolDay(zone, recordedAt) : day;

/** What the books need of a refund. One whose amount cannot be read is read as none. */
export const storedRefundFields = () => ({
  amount: storedField(storedCount(limits.payment.amount).pipe(refundAmount), {
    valid: refundAmount,
    repaired: undefined,
  }),
  method: storedChoice(z.enum(paymentMethods), 'other'),
  refundedOn: storedDay(),
});

/**
 * The document `payments/{uid}`. Administrators read it, and the learner gets a receipt for it. Only the API writes it.
 */
export const Payment = z.object({
  amount: storedCount(limits.payment.amount),
  currency: storedCurrency(),
  /** The price that was agreed, in the currency of the payment; `null` where none is recorded. */
  price: addedLater(storedField(agreedPrice.catch(null), { valid: agreedPrice, repaired: null })),
  method: storedChoice(z.enum(paymentMethods), 'other'),
  note: storedText(limits.payment.note),
  /** A day that a repair could not find still needs attention: no month of the books has the payment. */
  receivedOn: storedField(storedDay(), { valid: knownDay, repaired: lostDay }),
  receiptNumber: storedReceiptNumber(),
  recordedAt: storedMoment(),
  recordedBy: storedPerson(),
  /** What was given back, in the currency of the payment; missing where nothing was. */
  refund: storedRecord({
    ...storedRefundFields(),
    note: storedText(limits.payment.note),
    recordedAt: storedMoment(),
    recordedBy: storedPerson(),
  }),
});
export type Payment = z.infer<typeof Payment>;
export type Refund = NonNullable<Payment['refund']>;

/**
 * The version of an account's payment, with its refund, for `If-Match`. An account without a payment has the version
 * `never`.
 */
export function paymentVersion(payment: Pick<Payment, 'recordedAt' | 'refund'> | null | undefined): Date {
  const { recordedAt = never, refund } = payment ?? {};
  return refund && refund.recordedAt > recordedAt ? refund.recordedAt : recordedAt;
}
