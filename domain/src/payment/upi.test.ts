import { describe, expect, it } from 'vitest';
import { upiLink } from './upi.ts';

const registration = {
  currency: 'INR',
  payment: { upiId: 'school@bank', payee: 'Clay & Fire School' },
  schoolName: 'Clay School',
  amount: 1999,
  reference: 'K7M3QX',
};

describe('the address of a payment by UPI', () => {
  it('names payee, amount and reference', () => {
    expect(upiLink(registration)).toBe(
      'upi://pay?pa=school%40bank&pn=Clay%20%26%20Fire%20School&am=1999.00&cu=INR&tn=K7M3QX&tr=K7M3QX',
    );
  });

  it('names the school where no payee is named', () => {
    expect(upiLink({ ...registration, payment: { upiId: 'a@b', payee: '' } })).toContain('pn=Clay%20School');
  });

  it('leaves out an amount that is not known', () => {
    expect(upiLink({ ...registration, amount: null })).not.toContain('am=');
  });

  it('is missing for a school without a UPI ID', () => {
    expect(upiLink({ ...registration, payment: { upiId: '', payee: 'Someone' } })).toBeUndefined();
  });

  it('lets no value add another one', () => {
    const link = upiLink({ ...registration, payment: { upiId: 'a@b', payee: 'X&am=1#' } }) ?? '';
    const { searchParams } = new URL(link);
    expect([searchParams.get('pn'), searchParams.getAll('am')]).toEqual(['X&am=1#', ['1999.00']]);
  });
});
