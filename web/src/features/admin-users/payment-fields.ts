import { plainAmount } from '@padavu/domain/amount';
import { PaymentInput } from '@padavu/domain/payment';
import { schoolDay } from '@padavu/domain/school-day';
import type { Payment } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import { z } from 'zod';

/** The values of the payment form. */
export const PaymentFields = z.object({
  amount: z.string(),
  method: z.string(),
  receivedOn: z.string(),
  note: z.string(),
});
export type PaymentFields = z.infer<typeof PaymentFields>;

const { shape } = PaymentInput;

/** The input that is sent; the payment's schema validates it. */
export const PaymentForm = z.object({
  amount: z
    .string()
    .transform((text): unknown => plainAmount(text))
    .pipe(shape.amount),
  method: z.string().pipe(shape.method),
  receivedOn: z.string().pipe(shape.receivedOn),
  note: shape.note.unwrap(),
});

/** The first values of a new payment, received today. */
export function newPayment(price: number | null): PaymentFields {
  return {
    amount: price === null ? '' : String(price),
    method: 'upi',
    receivedOn: schoolDay(new Date()),
    note: '',
  };
}

export function fieldsOf({ amount, method, receivedOn, note }: Payment): PaymentFields {
  return { amount: String(amount), method, receivedOn, note };
}

/** Who a payment is from, and the reference that the chat should name. */
export function aboutPayment({ name, course, paymentReference }: User): string {
  return [name, course, paymentReference && `reference ${paymentReference}`].filter(Boolean).join(', ');
}
