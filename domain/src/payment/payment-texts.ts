import type { PaymentMethod } from './payment.ts';

// Texts about payments.

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

/** What a discount code took off. */
export const discounted = '{off} off {price} with the code {code}';

/** The chat message of a registration with nothing to pay; `{price}` is what a discount code took off. */
export const freeMessage = [
  'Hello {school}, I have registered. There is nothing to pay; please unlock my course.',
  'Name: {name}',
  'Email: {email}',
  'Course: {course}',
  'Discount: {price}',
  'Reference: {reference}',
].join('\n');
