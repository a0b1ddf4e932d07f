import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { amountFrom, dayOf, paymentMethods, type Payment } from './payment.ts';
import type { ErrorReply } from '@padavu/domain/api/reply';
import { schoolDay } from '@padavu/domain/school/school-day';
import { optionalText } from '@padavu/domain/values/text-input';

/** Messages for the form in which an administrator records a refund. */
export const refundMessages = {
  amountInvalid: 'Please enter the amount as a whole number, from 1 to what was paid',
  methodRequired: 'Please choose how it was refunded',
  dayInvalid: 'Please enter the refund date',
  dayAhead: 'The refund date cannot be in the future',
  tooMuch: 'The refund cannot be more than what was paid',
  tooEarly: 'The refund cannot be before the payment',
  noPayment: 'No payment is recorded for this user. Record it first.',
} as const;

const { amountInvalid, methodRequired, dayInvalid, dayAhead, tooMuch, tooEarly } = refundMessages;

/**
 * What the school gave back of what a person paid, in whole units of the payment's currency, with the day on which it
 * did. `refundProblems` compares it with the payment.
 */
export const RefundInput = z.object({
  amount: amountFrom(1, amountInvalid),
  method: z.enum(paymentMethods, { error: methodRequired }),
  note: optionalText(limits.payment.note),
  refundedOn: dayOf(dayInvalid),
});
export type RefundInput = z.infer<typeof RefundInput>;

/**
 * The fields that are impossible in the refund of a payment: more than was paid, a day before the payment, a day that
 * has not begun in the school's time zone. A recorded day stays valid when that time zone changes.
 * @param payment the stored one, with the refund that this one corrects
 * @param others the sum of the person's further payments
 */
export function refundProblems(
  { amount, refundedOn }: Pick<RefundInput, 'amount' | 'refundedOn'>,
  payment: Pick<Payment, 'amount' | 'receivedOn' | 'refund'>,
  zone: { timeZone: string },
  now: Date,
  others = 0,
): NonNullable<ErrorReply['errors']> {
  const isAhead = refundedOn !== payment.refund?.refundedOn && refundedOn > schoolDay(zone, now);
  return [
    ...(amount > payment.amount + others ? [{ path: 'amount', message: tooMuch }] : []),
    ...(isAhead ? [{ path: 'refundedOn', message: dayAhead }] : []),
    ...(refundedOn < payment.receivedOn ? [{ path: 'refundedOn', message: tooEarly }] : []),
  ];
}
