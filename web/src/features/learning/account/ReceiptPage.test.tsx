import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { paths } from '@/lib/paths.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const receipt = {
  number: '2026-000123',
  school: { name: 'Kalari', address: 'MG Road\nKochi' },
  name: 'Anjali Menon',
  course: 'Ecommerce Mastery',
  amount: 1999,
  currency: 'INR',
  amountInWords: 'One thousand nine hundred ninety-nine rupees',
  method: 'upi',
  receivedOn: '2026-05-20',
  further: [],
  paid: 1999,
  due: 0,
};

const show = () =>
  renderForLearner(<ReceiptPage />, { path: paths.learnerReceipt, address: paths.learnerReceipt });

beforeEach(() => {
  call.mockReset().mockResolvedValue({ success: true, data: receipt });
});

it('shows the receipt and prints it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  const receiptSection = await screen.findByRole('region', { name: 'Receipt 2026-000123' });
  for (const text of ['Kalari', 'Anjali Menon', '₹1,999', 'ninety-nine rupees only', '20 May 2026', 'UPI'])
    expect(receiptSection).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('shows the discount of a code, and what was paid', async () => {
  const discount = { code: 'ONAM25', price: 1999, off: 500 };
  call.mockResolvedValue({ success: true, data: { ...receipt, amount: 1499, paid: 1499, discount } });
  show();
  const receiptSection = await screen.findByRole('region', { name: 'Receipt 2026-000123' });
  for (const text of ['Price₹1,999', 'Discount, code ONAM25−₹500', 'Paid₹1,499'])
    expect(receiptSection).toHaveTextContent(text);
});

it('shows what the school gave back below what was paid', async () => {
  const refund = { amount: 500, refundedOn: '2026-06-03' };
  call.mockResolvedValue({ success: true, data: { ...receipt, refund } });
  show();
  const receiptSection = await screen.findByRole('region', { name: 'Receipt 2026-000123' });
  expect(receiptSection).toHaveTextContent(
    'Amount₹1,999One thousand nine hundred ninety-nine rupees onlyRefunded ₹500 on 3 June 2026',
  );
});

it('lists the payments by their days, their sum, and what is still to pay', async () => {
  const further = [
    { amount: 499, method: 'cash', receivedOn: '2026-06-01' },
    { amount: 1, method: 'other', receivedOn: '2026-05-19' },
  ];
  const inParts = { ...receipt, amount: 1000, further, paid: 1500, due: 499 };
  call.mockResolvedValue({ success: true, data: inParts });
  show();
  const receiptSection = await screen.findByRole('region', { name: 'Receipt 2026-000123' });
  expect(receiptSection).toHaveTextContent(
    'Payments₹1 on 19 May 2026, Other ₹1,000 on 20 May 2026, UPI ₹499 on 1 June 2026, Cash',
  );
  expect(receiptSection).toHaveTextContent('Paid in all₹1,500');
  expect(receiptSection).toHaveTextContent('Still to pay₹499');
  expect(receiptSection).not.toHaveTextContent('Received on');
});

it('says so when no payment is recorded', async () => {
  call.mockResolvedValue({ success: true, data: null });
  show();
  expect(await screen.findByText('No receipt yet')).toBeVisible();
});

it('can be loaded again after a failure', async () => {
  call.mockRejectedValueOnce(new ApiError(500, 'inside'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2026-000123')).toBeVisible();
});
