/** A way to pay, with the name of its drawing under `assets/drawings`. */
export type PaymentMethod = { name: string; drawing: string };

/** Cards, a wallet and a phone-payment service. The drawings are generic: no company's mark is shown. */
export const paymentMethods: readonly PaymentMethod[] = [
  { name: 'Credit and debit cards', drawing: 'payment-card' },
  { name: 'Wallet', drawing: 'payment-wallet' },
  { name: 'Phone payment', drawing: 'payment-phone' },
];
