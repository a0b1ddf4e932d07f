import type { DiscountPromise } from './discount-promise.ts';
import { filled } from './filled.ts';
import { discounted } from './payment-texts.ts';
import type { School } from './school.ts';
import { formatMoney } from './school-format.ts';
import type { Region } from './usual-region.ts';

// What a registrant sends to the school. It stands apart from the school's schema, which registering does not load.

/** What stands in the message for a placeholder. */
export const placeholders = ['school', 'name', 'email', 'course', 'price', 'reference'] as const;
export type Placeholder = (typeof placeholders)[number];

/** The message with its placeholders filled in. A line whose placeholders are all empty is left out. */
export function fillPlaceholders(message: string, values: Record<Placeholder, string>): string {
  const named = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');
  const valueOf = (placeholder: string) =>
    Object.entries(values).find(([name]) => name === placeholder)?.[1] ?? '';
  return message
    .split('\n')
    .filter((line) => {
      const found = [...line.matchAll(named)];
      return found.length === 0 || found.some(([, name = '']) => valueOf(name) !== '');
    })
    .map((line) => line.replace(named, (_, name: string) => valueOf(name)))
    .join('\n');
}

export type PaymentMessage = {
  name: string;
  email: string;
  course: string;
  /** What is to be paid, in whole units of the currency; `null` where the price is not known. */
  price: number | null;
  discount?: DiscountPromise | undefined;
  paymentReference: string;
};

/** What a code took off: `₹500 off ₹1,999 with the code ONAM25`. */
export const discountWords = (region: Region, { code, price, off }: DiscountPromise): string =>
  filled(discounted, { off: formatMoney(region, off), price: formatMoney(region, price), code });

/** What a registrant sends to the school, ready to send. */
export function paymentMessage(
  school: Pick<School, 'name' | 'chatMessage'> & Region,
  registration: PaymentMessage,
): string {
  const { price, discount, paymentReference, ...named } = registration;
  return fillPlaceholders(school.chatMessage, {
    ...named,
    school: school.name,
    price:
      price === null
        ? ''
        : [formatMoney(school, price), discount && `(${discountWords(school, discount)})`]
            .filter(Boolean)
            .join(' '),
    reference: paymentReference,
  });
}
