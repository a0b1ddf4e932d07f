import type { DuePayment } from '@padavu/domain/payment/due-payment';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { saveFile } from '@/lib/save-file.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { DuePaymentsPage } from './DuePaymentsPage.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApiPage: vi.fn<typeof callAuthorisedApiPage>() }));
vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const call = vi.mocked(callAuthorisedApiPage);

const aDuePayment = (overrides: Partial<DuePayment> = {}): DuePayment => ({
  person: { id: 'anjali', name: 'Anjali Menon', course: 'Ecommerce Mastery', status: 'approved' },
  currency: 'INR',
  price: 1999,
  due: 999,
  lastPaidOn: '2026-11-02',
  ...overrides,
});

const basil = {
  id: 'basil',
  name: 'Basil Kuriakose',
  course: 'Ecommerce Mastery',
  status: 'inactive',
} as const;

const aPage = (entries: readonly DuePayment[], next?: string) => ({
  data: { success: true, data: entries },
  next,
});

const show = () =>
  renderForAdministrator(
    [
      { path: '/admin/payments/due', Component: DuePaymentsPage },
      { path: '*', element: null },
    ],
    '/admin/payments/due',
  );

beforeEach(() => {
  call.mockReset().mockResolvedValue(aPage([aDuePayment()]));
  vi.mocked(saveFile).mockReset();
});

describe('what is still due', () => {
  it('is listed by person, the longest without a payment first, from every page, with the sum', async () => {
    const next = '/admin/payments/due?cursor=x';
    const longest = aDuePayment({ person: basil, due: 1, lastPaidOn: '2026-10-01' });
    call.mockImplementation(({ path }) =>
      Promise.resolve(path === next ? aPage([longest]) : aPage([aDuePayment()], next)),
    );
    show();
    expect(await screen.findByRole('link', { name: 'Anjali Menon' })).toHaveAttribute(
      'href',
      '/admin/user/anjali',
    );
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Basil Kuriakose.*Inactive.*₹1,999.*₹1,998.*₹1/),
      expect.stringMatching(/Anjali Menon.*₹1,999.*₹1,000.*₹999.*2 Nov 2026/),
    ]);
    const sum = screen.getByText('Still due', { selector: 'dt' }).nextElementSibling;
    expect(sum).toHaveTextContent('₹1,000 2 people');
  });

  it('is summed up by currency', async () => {
    call.mockResolvedValue(aPage([aDuePayment(), aDuePayment({ person: basil, currency: 'EUR', due: 20 })]));
    show();
    await screen.findByRole('link', { name: 'Basil Kuriakose' });
    const sums = screen.getAllByText('Still due', { selector: 'dt' });
    expect(sums.map((term) => term.nextElementSibling?.textContent)).toEqual([
      '₹999\n1 person',
      '€20\n1 person',
    ]);
  });

  it('is nothing where everybody has paid, with a way on', async () => {
    call.mockResolvedValue(aPage([]));
    show();
    expect(await screen.findByText('Nobody has anything left to pay')).toBeVisible();
    expect(screen.getByRole('link', { name: 'User Management' })).toHaveAttribute('href', '/admin/user');
  });

  it('says why it could not be loaded, and loads again', async () => {
    call.mockRejectedValueOnce(new ApiError(0, 'Failed to fetch'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: 'Anjali Menon' })).toBeVisible();
  });

  it('is downloaded in the order of the page, with amounts that a spreadsheet can add up', async () => {
    const longest = aDuePayment({ person: basil, due: 1, lastPaidOn: '2026-10-01' });
    call.mockResolvedValue(aPage([aDuePayment(), longest]));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('2 people exported.')).toBeVisible();
    const [name, text] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toBe('padavu-due-payments.csv');
    expect(text?.split('\r\n')).toEqual([
      '\uFEFFName,Course,Account,Agreed price,Paid,Still due,Currency,Last payment,Account id',
      'Basil Kuriakose,Ecommerce Mastery,Inactive,1999,1998,1,INR,2026-10-01,basil',
      'Anjali Menon,Ecommerce Mastery,,1999,1000,999,INR,2026-11-02,anjali',
    ]);
  });
});
