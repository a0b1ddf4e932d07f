import type { DiscountPromise } from './discount-promise.ts';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { discounted, freeMessage } from './payment-texts.ts';
import type { School } from '@padavu/domain/school/school';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';

// The chat message of a registrant to the school. Separate from the school's schema, which the registration page does
// not load.

/** The placeholders of the message. */
export const placeholders = ['school', 'name', 'email', 'course', 'price', 'reference'] as const;
type Placeholder = (typeof placeholders)[number];

/** Fills in the placeholders of a message. A line whose placeholders are all empty is left out. */
export function fillMessage(message: string, values: Record<Placeholder, string>): string {
  const pattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');
  const valueOf = (placeholder: string) =>
    Object.entries(values).find(([name]) => name === placeholder)?.[1] ?? '';
  return message
    .split('\n')
    .filter((line) => {
      const found = [...line.matchAll(pattern)];
      return found.length === 0 || found.some(([, name = '']) => valueOf(name) !== '');
    })
    .map((line) => line.replace(pattern, (_, name: string) => valueOf(name)))
    .join('\n');
}

type PaymentMessage = {
  name: string;
  email: string;
  course: string;
  /** The amount due, in whole units of the currency; `null` where the price is not known. */
  price: number | null;
  discount?: DiscountPromise | undefined;
  paymentReference: string;
};

/** What a code took off: `₹500 off ₹1,999 with the code ONAM25`. */
export const discountWords = (region: Region, { code, price, off }: DiscountPromise): string =>
  fillPlaceholders(discounted, { off: formatMoney(region, off), price: formatMoney(region, price), code });

/**
 * The message of a registrant, with all placeholders filled in. The school's own message asks how to pay, so with
 * nothing to pay another one is sent.
 */
export function paymentMessage(
  school: Pick<School, 'name' | 'chatMessage'> & Region,
  registration: PaymentMessage,
): string {
  const { price, discount, paymentReference, ...person } = registration;
  const reduction = discount ? discountWords(school, discount) : '';
  const values = { ...person, school: school.name, reference: paymentReference };
  if (price === 0) return fillMessage(freeMessage, { ...values, price: reduction });
  const amount = price === null ? '' : formatMoney(school, price);
  return fillMessage(school.chatMessage, {
    ...values,
    price: amount && reduction ? `${amount} (${reduction})` : amount,
  });
}
