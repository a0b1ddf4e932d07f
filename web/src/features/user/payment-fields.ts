import { schoolDay } from '@padavu/domain/payment';
import type { PaymentInput } from '@padavu/domain/payment';
import type { User } from '@padavu/domain/user';
import type { z } from 'zod';

/** As the fields of the form carry it; a payment from the store is one too. */
export type PaymentFields = z.input<typeof PaymentInput>;

/** A payment that came today, as most are written down. */
export function newPayment(price: number | null): PaymentFields {
  return { amount: price ?? '', method: 'upi', note: '', receivedOn: schoolDay(new Date()) };
}

/** Whom a payment is about, and the reference that the chat should name. */
export function aboutPayment({ name, course, paymentReference }: User): string {
  return [name, course, paymentReference && `reference ${paymentReference}`].filter(Boolean).join(', ');
}
