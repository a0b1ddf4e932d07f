import type { BookEntry } from '@padavu/domain/payment/book-entry';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { serverNow } from '@/lib/server-clock.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApiPage: vi.fn<typeof callAuthorisedApiPage>() }));
vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));
// The first of December in Kolkata, and still November in London.
vi.mock('@/lib/server-clock.ts', () => ({
  serverNow: vi.fn<typeof serverNow>(() => new Date('2026-11-30T20:00:00Z')),
}));

const call = vi.mocked(callAuthorisedApiPage);

const anjali: BookEntry['person'] = {
  id: 'anjali',
  name: 'Anjali Menon',
  course: 'Ecommerce Mastery',
  account: 'open',
};

const anEntry = (overrides: Partial<BookEntry> = {}): BookEntry => ({
  kind: 'payment',
  id: 'anjali',
  receiptNumber: '2026-000001',
  day: '2026-12-01',
  amount: 1999,
  currency: 'INR',
  method: 'upi',
  note: '',
  recordedBy: { uid: 'admin', name: 'Lakshmi' },
  person: anjali,
  ...overrides,
});

const aPage = (entries: readonly BookEntry[], next?: string) => ({
  data: { success: true, data: entries },
  next,
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => anEntry({ id: `u${index}` }));

const show = (query = '') =>
  renderForAdministrator(
    [
      { path: '/admin/payments', Component: PaymentsPage },
      { path: '*', element: null },
    ],
    `/admin/payments${query}`,
  ).router;

const requested = () => call.mock.calls.map(([{ path }]) => path);
const select = (name: string) => screen.getByRole('combobox', { name });
/** The value of a fact in the sums. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const download = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

beforeEach(() => {
  call.mockReset().mockResolvedValue(aPage([anEntry()]));
  vi.mocked(saveFile).mockReset();
});

describe('the payments of a month', () => {
  it('are those of the school’s current month, with their sums, and the name leads to the person', async () => {
    show();
    const name = await screen.findByRole('link', { name: 'Anjali Menon' });
    expect(name).toHaveAttribute('href', '/admin/user/anjali');
    expect(requested()).toEqual(['/admin/payments?month=2026-12&months=1']);
    expect(select('Month')).toHaveDisplayValue('December 2026');
    expect(fact('Received')).toBe('₹1,999\n1 payment');
    expect(fact('UPI')).toBe('₹1,999, 1 payment');
    expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
    const row = screen.getByRole('row', { name: /Anjali Menon/ });
    for (const text of ['2026-000001', '1 Dec 2026', '₹1,999', 'UPI', 'Lakshmi'])
      expect(row).toHaveTextContent(text);
  });

  it('are added up by currency and method, and refunds are what went out', async () => {
    call.mockResolvedValue(
      aPage([
        anEntry(),
        anEntry({ id: 'b', amount: 1, method: 'cash' }),
        anEntry({ kind: 'refund', amount: 500, method: 'cash' }),
        anEntry({ id: 'c', amount: 20, currency: 'EUR' }),
      ]),
    );
    show();
    const rupees = within(await screen.findByRole('region', { name: 'Sums in INR' }));
    const valueOf = (term: string) => rupees.getByText(term).nextElementSibling?.textContent;
    expect(valueOf('Received')).toBe('₹2,000\n2 payments');
    expect(valueOf('Refunded')).toBe('₹500\n1 refund');
    expect(valueOf('Remains')).toBe('₹1,500');
    expect(valueOf('Cash')).toBe('₹1, 1 payment\n−₹500, 1 refund');
    const euros = within(screen.getByRole('region', { name: 'Sums in EUR' }));
    expect(euros.getByText('Received').nextElementSibling).toHaveTextContent('€20 1 payment');
    expect(screen.getByRole('row', { name: /Refund/ })).toHaveTextContent('−₹500');
  });

  it('name a deleted account, which leads to the trash, and nobody for an erased person', async () => {
    call.mockResolvedValue(
      aPage([
        anEntry({ person: { ...anjali, account: 'trash' } }),
        anEntry({
          id: 'gone',
          recordedBy: null,
          person: { id: 'gone', name: '', course: '', account: 'gone' },
        }),
      ]),
    );
    show();
    expect(await screen.findByRole('link', { name: 'Anjali Menon' })).toHaveAttribute('href', '/admin/trash');
    expect(screen.getByRole('row', { name: /Anjali Menon/ })).toHaveTextContent('Deleted');
    const erased = screen.getByRole('row', { name: /Erased person/ });
    expect(within(erased).queryByRole('link')).not.toBeInTheDocument();
  });

  it('are read to the last page before they are added up', async () => {
    const next = '/admin/payments?month=2026-12&months=1&cursor=x';
    call.mockResolvedValueOnce(aPage(numbered(26), next));
    call.mockResolvedValueOnce(aPage([anEntry({ id: 'last', amount: 1 })]));
    show();
    expect(await screen.findByText('Showing 1 to 25 of 27 entries')).toBeVisible();
    expect(requested()[1]).toBe(next);
    expect(fact('Received')).toBe('₹51,975\n27 payments');
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.getByText('Showing 26 to 27 of 27 entries')).toBeVisible();
  });

  it('have a row each, also where a person paid two equal parts on one day', async () => {
    const parts = [anEntry({ amount: 1000 }), anEntry({ id: 'anjali_k1', amount: 1000 })];
    call.mockResolvedValue(aPage([...parts, ...numbered(24)]));
    show();
    await screen.findAllByRole('row', { name: /₹1,000/ });
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.queryByRole('row', { name: /₹1,000/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(screen.getAllByRole('row', { name: /₹1,000/ })).toHaveLength(2);
  });

  it('can be loaded again after it failed', async () => {
    call.mockRejectedValueOnce(new Error('something inside'));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the payments.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Anjali Menon' })).toBeVisible();
  });
});

describe('the choice of a period', () => {
  it('is in the address, and goes back to the first page', async () => {
    call.mockResolvedValue(aPage(numbered(30)));
    const router = show('?page=2');
    expect(await screen.findByText('Showing 26 to 30 of 30 entries')).toBeVisible();
    await userEvent.selectOptions(select('Month'), 'November 2026');
    expect(router.state.location.search).toBe('?month=2026-11');
    expect(await screen.findByText('Showing 1 to 25 of 30 entries')).toBeVisible();
    expect(requested().at(-1)).toBe('/admin/payments?month=2026-11&months=1');
  });

  it('can be a financial year, from April to March', async () => {
    const router = show('?month=2026-11');
    await userEvent.selectOptions(select('Month'), 'The whole year');
    expect(router.state.location.search).toBe('?year=2026-04');
    await userEvent.selectOptions(select('Financial year'), 'April 2025 – March 2026');
    expect(router.state.location.search).toBe('?year=2025-04');
    expect(requested().at(-1)).toBe('/admin/payments?month=2025-04&months=12');
    expect(within(select('Month')).getAllByRole('option')).toHaveLength(13);
  });

  it('offers no month that has not begun, and keeps the month in another year', async () => {
    const router = show('?month=2026-02');
    const months = () =>
      within(select('Month'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(months().at(-1)).toBe('March 2026');
    await userEvent.selectOptions(select('Financial year'), 'April 2024 – March 2025');
    expect(router.state.location.search).toBe('?month=2025-02');
    await userEvent.selectOptions(select('Financial year'), 'April 2026 – March 2027');
    expect(router.state.location.search).toBe('?month=2026-12');
    expect(months().at(-1)).toBe('December 2026');
  });

  it.each(['?month=2026-13', '?year=2026-05', '?month=soon&year='])(
    'is the current month for %s',
    (query) => {
      show(query);
      expect(select('Month')).toHaveDisplayValue('December 2026');
    },
  );

  it('has a way on from an empty month, and from an empty year', async () => {
    call.mockResolvedValue(aPage([]));
    const router = show('?month=2010-05');
    expect(await screen.findByText('No payments in May 2010')).toBeVisible();
    expect(select('Financial year')).toHaveDisplayValue('April 2010 – March 2011');
    await userEvent.click(screen.getByRole('button', { name: 'Show April 2010 – March 2011' }));
    expect(router.state.location.search).toBe('?year=2010-04');
    expect(await screen.findByText('No payments in April 2010 – March 2011')).toBeVisible();
    expect(screen.getByRole('link', { name: 'User Management' })).toHaveAttribute('href', '/admin/user');
  });
});

describe('the download', () => {
  it('has every page, amounts that a spreadsheet can add up, and no formula', async () => {
    const next = '/admin/payments?month=2026-04&months=12&cursor=x';
    const refund = anEntry({
      kind: 'refund',
      amount: 500,
      note: '=cmd()',
      person: { ...anjali, account: 'trash' },
    });
    const erased = { id: 'gone', name: '', course: '', account: 'gone' } as const;
    call.mockImplementation(({ path }) =>
      Promise.resolve(
        path === next
          ? aPage([refund, anEntry({ id: 'gone', recordedBy: null, person: erased })])
          : aPage([anEntry()], next),
      ),
    );
    show('?year=2026-04');
    await download();
    expect(await screen.findByText('3 entries exported.')).toBeVisible();
    const [name, text] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toBe('padavu-payments-2026-04-to-2027-03.csv');
    expect(text?.split('\r\n')).toEqual([
      '\uFEFFDay,Receipt,Received,Refunded,Currency,Method,Name,Course,Account,Note,Recorded by,Account id',
      '2026-12-01,2026-000001,1999,,INR,UPI,Anjali Menon,Ecommerce Mastery,,,Lakshmi,anjali',
      "2026-12-01,2026-000001,,500,INR,UPI,Anjali Menon,Ecommerce Mastery,Deleted,'=cmd(),Lakshmi,anjali",
      '2026-12-01,2026-000001,1999,,INR,UPI,Erased person,,Erased,,,gone',
    ]);
  });

  it('is named by its month, and is none without payments', async () => {
    show('?month=2026-11');
    await download();
    expect(await screen.findByText('1 entry exported.')).toBeVisible();
    expect(vi.mocked(saveFile).mock.lastCall?.[0]).toBe('padavu-payments-2026-11.csv');
    call.mockResolvedValue(aPage([]));
    await download();
    expect(await screen.findByText('No payments in November 2026')).toBeVisible();
    expect(saveFile).toHaveBeenCalledTimes(1);
  });

  it('says why it failed', async () => {
    show();
    call.mockRejectedValue(new ApiError(0, 'Failed to fetch'));
    await download();
    expect(await screen.findByText('Network error. Please check your internet connection.')).toBeVisible();
  });
});
