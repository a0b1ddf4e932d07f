import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteOf } from '@/test/in-site.tsx';
import { PaymentWays } from './PaymentWays.tsx';

const registration = {
  name: 'Anjali Menon',
  email: 'anjali@padavu.example',
  course: 'Ecommerce Mastery',
  price: 1999,
  paymentReference: 'K7M3QX',
};

const none = { upiId: '', payee: '', bankDetails: '', instructions: '' };
const show = (payment: Partial<typeof none>, price: number | null = registration.price) =>
  render(
    <PaymentWays
      school={siteOf({ payment: { ...none, ...payment } }).school}
      registration={{ ...registration, price }}
    />,
  );

describe('the ways to pay', () => {
  it('open a UPI app with amount and reference, by a code and by a button', () => {
    show({ upiId: 'school@bank', payee: 'Clay School' });
    expect(screen.getByRole('img', { name: 'QR code for paying by UPI' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=school%40bank&pn=Clay%20School&am=1999.00&cu=INR&tn=K7M3QX&tr=K7M3QX',
    );
    expect(screen.getByRole('button', { name: 'Copy UPI ID' })).toBeVisible();
  });

  it('say how much to pay, unless that is not known', () => {
    show({ bankDetails: 'Account 1234' });
    expect(screen.getByText(/^You pay/)).toHaveTextContent('You pay ₹1,999.');
    cleanup();
    show({ bankDetails: 'Account 1234' }, null);
    expect(screen.queryByText(/^You pay/)).toBeNull();
  });

  it('show the bank account and the instructions as plain text', () => {
    const { container } = show({ bankDetails: 'Account 1234\nIFSC ABCD', instructions: '<b>Call us</b>' });
    expect(screen.getByText(/Account 1234/)).toHaveTextContent('Account 1234 IFSC ABCD');
    expect(screen.getByText('<b>Call us</b>')).toBeVisible();
    expect(container.querySelector('b')).toBeNull();
    expect(screen.queryByText('By UPI')).toBeNull();
  });

  it('render nothing for a school that has none', () => {
    expect(show({}).container).toBeEmptyDOMElement();
  });
});
