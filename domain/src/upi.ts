import type { School } from './school.ts';

export type UpiPayment = {
  /** UPI carries rupees and nothing else. */
  currency: string;
  payment: Pick<School['payment'], 'upiId' | 'payee'>;
  /** The payee where none is named. */
  schoolName: string;
  /** Whole; `null` where the price is not known: the person enters it in the app. */
  amount: number | null;
  /** Comes with the payment, so that the school finds whose it is. */
  reference: string;
};

const rupees = 'INR';

/**
 * The address that opens an app for UPI with a payment filled in, on its own phone or as a QR code (NPCI's linking
 * specification). `undefined` where the school takes no payment by UPI, or is paid in another currency than rupees.
 */
export function upiLink({
  currency,
  payment,
  schoolName,
  amount,
  reference,
}: UpiPayment): string | undefined {
  const { upiId, payee } = payment;
  if (upiId === '' || currency !== rupees) return undefined;
  const values = {
    pa: upiId,
    pn: payee === '' ? schoolName : payee,
    am: amount === null ? '' : amount.toFixed(2),
    cu: rupees,
    tn: reference,
    tr: reference,
  };
  // Apps show a plus sign as it stands, so that spaces have to be %20.
  const query = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
