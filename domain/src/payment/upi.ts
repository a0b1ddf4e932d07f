import type { School } from '@padavu/domain/school/school';

type UpiPayment = {
  /** UPI supports rupees only. */
  currency: string;
  payment: Pick<School['payment'], 'upiId' | 'payee'>;
  /** The payee where `payment` has none. */
  schoolName: string;
  /** Whole rupees; `null` where the price is not known, so that the person enters it in the app. */
  amount: number | null;
  /** Sent with the payment, so that the school can identify the payer. */
  reference: string;
};

const rupees = 'INR';

/**
 * The address that opens a UPI app with a payment filled in, by a tap on a phone or as a QR code (NPCI's linking
 * standard). `undefined` where the school accepts no payment by UPI, or is paid in another currency than rupees.
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
  // Apps show a plus sign as it is, so spaces must be %20.
  const query = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
