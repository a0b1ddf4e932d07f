import type { PaymentMethod } from './payment.ts';

// What is said of payments.

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

/** What a code took off. */
export const discounted = '{off} off {price} with the code {code}';
