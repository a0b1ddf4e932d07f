import { User } from '@padavu/domain/user';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aUserRecord } from '@tests/support/builders.ts';
import { ApiError } from '@/lib/api.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import { siteOf } from '@/test/in-site.tsx';
import { WaitingView } from './WaitingView.tsx';

vi.mock('@/lib/fetch-site.ts', () => ({ fetchSite: vi.fn<typeof fetchSite>() }));
vi.mock('./PaymentClaim.tsx', () => ({ PaymentClaim: () => null }));

const payment = { upiId: 'late@bank', payee: '', bankDetails: '', instructions: '' };

it('fetches the school once for the chat and the ways to pay, and shows both after a retry', async () => {
  vi.mocked(fetchSite)
    .mockRejectedValueOnce(new ApiError(0, 'no response'))
    .mockResolvedValue(siteOf({ chatNumber: '911111111111', payment }));
  const user = User.parse({ ...aUserRecord({ status: 'pending' }), id: 'anjali' });
  render(<WaitingView message="Your account is waiting." user={user} onSignOut={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment chat could not be loaded.');
  expect(screen.queryByRole('link', { name: 'Open a UPI app' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const upi = await screen.findByRole('link', { name: 'Open a UPI app' });
  expect(upi).toHaveAttribute('href', expect.stringContaining('pa=late%40bank&pn=Padavu&am=1999.00'));
  expect(screen.getByRole('link', { name: 'Open the payment chat' })).toBeVisible();
  expect(fetchSite).toHaveBeenCalledTimes(2);
});
