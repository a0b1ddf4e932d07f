import { z } from 'zod';
import { limits } from '@padavu/domain/limits';

/** Letters and digits that nobody confuses when reading one out: no I, L, O, U, 0 or 1. */
export const referenceAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export const PaymentReference = z
  .string()
  .regex(new RegExp(`^[${referenceAlphabet}]{${limits.paymentReference.length}}$`));

/**
 * Makes a payment reference such as `K7M3QX`.
 * @param randomInt returns a whole number from 0 up to, not including, its argument
 */
export function makePaymentReference(randomInt: (below: number) => number): string {
  return Array.from({ length: limits.paymentReference.length }, () =>
    referenceAlphabet.charAt(randomInt(referenceAlphabet.length)),
  ).join('');
}

/**
 * Reads a reference that a person typed or pasted (`k7m-3qx`) into its stored form; `undefined` when it cannot be one.
 */
export function readPaymentReference(typed: string): string | undefined {
  const parsed = PaymentReference.safeParse(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
  return parsed.success ? parsed.data : undefined;
}
