import { z } from 'zod';
import { Payment, PaymentInput, paymentMessages } from './payment.ts';
import type { ErrorReply } from '@padavu/domain/api/reply';
import { schoolDay } from '@padavu/domain/school/school-day';

export const furtherPaymentsCollection = 'furtherPayments';

/** The most payments of one account after the first one. */
export const mostFurtherPayments = 24;

/** The id of a document: the account's, and a key without an underscore. */
export const furtherPaymentId = (uid: string, key: string) => `${uid}_${key}`;

/** The account and the key in the id of a document; both are empty for an id of another form. */
export function furtherPaymentIdParts(documentId: string): { uid: string; key: string } {
  const [, uid = '', key = ''] = /^(.+)_([^_]+)$/.exec(documentId) ?? [];
  return { uid, key };
}

/** Messages for calls about further payments. */
export const furtherPaymentMessages = {
  full: 'This user has as many payments as there can be.',
  belowRefund: 'Without this payment, less would be paid than was refunded. Correct the refund first.',
} as const;

/** A payment after the first one, which an administrator records. */
export const FurtherPaymentInput = PaymentInput.omit({ price: true });
export type FurtherPaymentInput = z.infer<typeof FurtherPaymentInput>;

/**
 * The document `furtherPayments/{uid}_{key}`: a payment after the first one, in its currency. It has the number of the
 * receipt that the first payment had, so that the books find it by itself.
 */
export const FurtherPayment = Payment.pick({
  amount: true,
  currency: true,
  method: true,
  note: true,
  receivedOn: true,
  receiptNumber: true,
  recordedAt: true,
  recordedBy: true,
});
export type FurtherPayment = z.infer<typeof FurtherPayment>;

/** What a person paid in all, what the school gave back, and what is still due; `null` where no price was agreed. */
const PaymentSums = z.object({
  paid: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
  due: z.int().nonnegative().nullable(),
});
export type PaymentSums = z.infer<typeof PaymentSums>;

/** Everything that a person paid, in the response of `GET /admin/users/{id}/payments`. */
export const UserPayments = PaymentSums.extend({
  payment: Payment.nullable(),
  further: z.array(FurtherPayment.extend({ id: z.string() })),
});
export type UserPayments = z.infer<typeof UserPayments>;

export const sumOf = (payments: readonly Pick<FurtherPayment, 'amount'>[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Further payments in the order in which they were received. */
export const byDay = <T extends Pick<FurtherPayment, 'receivedOn' | 'recordedAt'>>(
  payments: readonly T[],
): T[] =>
  payments.toSorted(
    (one, other) =>
      one.receivedOn.localeCompare(other.receivedOn) || one.recordedAt.getTime() - other.recordedAt.getTime(),
  );

/**
 * The sums of a person's payments. A refund may be a kindness, or the end of the course: it makes nothing due, and one
 * of everything ends what was due, until the person pays again.
 */
export function paymentSums(
  payment: Pick<Payment, 'amount' | 'price' | 'refund'> | null | undefined,
  further: readonly Pick<FurtherPayment, 'amount' | 'receivedOn'>[],
): PaymentSums {
  const { amount = 0, price = null, refund } = payment ?? {};
  const paid = amount + sumOf(further);
  const refunded = refund?.amount ?? 0;
  const paysAgain = refund && further.some(({ receivedOn }) => receivedOn >= refund.refundedOn);
  const kept = paysAgain ? paid - refunded : paid;
  const isAllRefunded = refund !== undefined && refunded >= paid;
  const due = isAllRefunded ? 0 : Math.max(0, (price ?? 0) - kept);
  return { paid, refunded, due: price === null ? null : due };
}

/** Whether less would be paid than was given back. */
export const isBelowRefund = (paid: number, { refund }: Pick<Payment, 'refund'>): boolean =>
  refund !== undefined && paid < refund.amount;

/**
 * The fields that are impossible in a further payment: a day that has not begun in the school's time zone, and an
 * amount with which less is paid than was given back. A recorded day stays valid when that time zone changes.
 * @param stored the payment that this one corrects
 * @param others the first payment, and the sum of all payments but this one
 */
export function furtherPaymentProblems(
  { amount, receivedOn }: Pick<FurtherPaymentInput, 'amount' | 'receivedOn'>,
  stored: Pick<FurtherPayment, 'receivedOn'> | null | undefined,
  others: { first: Pick<Payment, 'refund'>; paid: number },
  zone: { timeZone: string },
  now: Date,
): NonNullable<ErrorReply['errors']> {
  const { dayAhead, belowRefund } = paymentMessages;
  const isAhead = receivedOn !== stored?.receivedOn && receivedOn > schoolDay(zone, now);
  return [
    ...(isBelowRefund(others.paid + amount, others.first) ? [{ path: 'amount', message: belowRefund }] : []),
    ...(isAhead ? [{ path: 'receivedOn', message: dayAhead }] : []),
  ];
}
