import { User } from '@padavu/domain/user/user';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aUserRecord } from '@tests/support/builders.ts';
import { ApiError } from '@/lib/api.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import { site, siteOf } from '@/test/in-site.tsx';
import { WaitingView } from './WaitingView.tsx';

vi.mock('@/lib/fetch-site.ts', () => ({ fetchSite: vi.fn<typeof fetchSite>() }));
vi.mock('@/lib/language.ts', () => import('@/lib/language.ml.ts'));
vi.mock('@/lib/translated-record.ts', () => import('@/lib/translated-record.ml.ts'));
vi.mock('./PaymentClaim.tsx', () => ({ PaymentClaim: () => <p>I have paid</p> }));

const payWays = { upiId: 'late@bank', payee: '', bankDetails: '', instructions: '' };

const show = (discount?: { code: string; price: number; off: number }) => {
  const user = User.parse({ ...aUserRecord({ status: 'pending' }), id: 'anjali', discount });
  render(<WaitingView message="Your account is waiting." user={user} onSignOut={() => {}} />);
  return user.course;
};
const payment = /payment|I have paid|^Pay$/;

it('fetches the school once for the chat and the ways to pay, and shows both after a retry', async () => {
  vi.mocked(fetchSite)
    .mockRejectedValueOnce(new ApiError(0, 'no response'))
    .mockResolvedValue(siteOf({ chatNumber: '911111111111', payment: payWays }));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment chat could not be loaded.');
  expect(screen.queryByRole('link', { name: 'Open a UPI app' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const upi = await screen.findByRole('link', { name: 'Open a UPI app' });
  expect(upi).toHaveAttribute('href', expect.stringContaining('pa=late%40bank&pn=Padavu&am=1999.00'));
  expect(screen.getByRole('link', { name: 'Open the payment chat' })).toBeVisible();
  expect(fetchSite).toHaveBeenCalledTimes(2);
});

describe('the page of somebody who waits', () => {
  it('leaves the focus to what replaces it after signing out', async () => {
    vi.mocked(fetchSite).mockResolvedValue(site);
    const user = User.parse({ ...aUserRecord({ status: 'pending' }), id: 'anjali' });
    function Page() {
      const [isSignedIn, setSignedIn] = useState(true);
      return (
        <main tabIndex={-1}>
          {isSignedIn ? (
            <WaitingView message="You wait." user={user} onSignOut={() => setSignedIn(false)} />
          ) : (
            <p>The form</p>
          )}
        </main>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(screen.getByText('The form')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says so when the browser does not let it copy the UPI ID', async () => {
    expect('clipboard' in navigator).toBe(false);
    vi.mocked(fetchSite).mockResolvedValue(siteOf({ payment: payWays }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Copy UPI/ }));
    expect(await screen.findByText(/^Your browser blocked copying\./)).toBeVisible();
  });

  it('asks for no payment where a code left nothing to pay, also before the site has arrived', async () => {
    const content = Promise.withResolvers<typeof site>();
    vi.mocked(fetchSite).mockReturnValue(content.promise);
    const course = show({ code: 'FREE', price: 1999, off: 1999 });
    expect(screen.getByText(new RegExp(`^There is nothing to pay for ${course}`))).toBeVisible();
    expect(screen.queryByText(/I have paid|^Pay$/)).toBeNull();
    content.resolve(siteOf({ payment: payWays }));
    expect(await screen.findByRole('link', { name: 'Open the chat' })).toBeVisible();
    expect(screen.queryByText(payment)).toBeNull();
  });

  it('names the course in Malayalam on a Malayalam page, and by the first title in the chat', async () => {
    const translations = { ml: { title: 'ഇ-കൊമേഴ്സ്' } };
    const courses = site.courses.map((course) => ({ ...course, translations }));
    vi.mocked(fetchSite).mockResolvedValue({ ...site, courses });
    const course = show();
    expect(await screen.findByText(/^Once your payment for ഇ-കൊമേഴ്സ്/)).toBeVisible();
    const chat = await screen.findByRole('link', { name: 'Open the payment chat' });
    const message = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
    expect(message).toContain(course);
    expect(message).not.toContain('ഇ-കൊമേഴ്സ്');
  });

  it('asks for no payment for a course without a price, and for one again when the course has one', async () => {
    const courses = site.courses.map((course) => ({ ...course, price: 0 }));
    vi.mocked(fetchSite).mockResolvedValue({ ...site, courses });
    show();
    expect(await screen.findByText(/^There is nothing to pay/)).toBeVisible();
    expect(screen.queryByText(payment)).toBeNull();
    cleanup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    show();
    expect(await screen.findByRole('link', { name: 'Open the payment chat' })).toBeVisible();
    expect(screen.getByText(/^Once your payment/)).toBeVisible();
    expect(screen.getByText('I have paid')).toBeVisible();
  });
});
