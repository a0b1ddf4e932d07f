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
