import type { PaymentMethod } from './payment.ts';

// How people say by what way something was paid.

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};
