import type * as english from './payment-texts.ts';

// The texts of payment-texts.ts in Malayalam (docs/malayalam.md).

export const paymentMethodLabels: typeof english.paymentMethodLabels = {
  upi: 'UPI',
  'bank-transfer': 'ബാങ്ക് വഴി',
  card: 'കാർഡ്',
  cash: 'ക്യാഷ്',
  other: 'മറ്റൊരു വഴി',
};

export const discounted = '{price} എന്ന ഫീസിൽ {code} എന്ന കോഡിന് {off} കിഴിവ്';
