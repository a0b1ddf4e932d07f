import { plainAmount } from '@padavu/domain/amount';
import { PaymentInput, schoolDay } from '@padavu/domain/payment';
import type { Payment } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import { z } from 'zod';

/** What the fields of a payment's dialog hold. */
export const PaymentFields = z.object({
  amount: z.string(),
  method: z.string(),
  receivedOn: z.string(),
  note: z.string(),
});
export type PaymentFields = z.infer<typeof PaymentFields>;

const { shape } = PaymentInput;

/** What is made of them and sent; what each means is for the payment's own schema to say. */
export const PaymentForm = z.object({
  amount: z
    .string()
    .transform((text): unknown => plainAmount(text))
    .pipe(shape.amount),
  method: z.string().pipe(shape.method),
  receivedOn: z.string().pipe(shape.receivedOn),
  note: shape.note.unwrap(),
});

/** A payment that came today, as most are written down. */
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

/** Whom a payment is about, and the reference that the chat should name. */
export function aboutPayment({ name, course, paymentReference }: User): string {
  return [name, course, paymentReference && `reference ${paymentReference}`].filter(Boolean).join(', ');
}
