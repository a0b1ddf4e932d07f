import { paymentClaimsCollection } from '@padavu/domain/payment/payment-claim';
import { paymentSums } from '@padavu/domain/payment/further-payment';
import type { FurtherPayment } from '@padavu/domain/payment/further-payment';
import type { Payment } from '@padavu/domain/payment/payment';
import { User } from '@padavu/domain/user/user';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFurtherPayment, aPayment, aUserRecord } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi, callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import { site } from '@/test/in-site.tsx';
import { fakeStore } from '@/test/fake-store.ts';
import { slowFile } from '@/test/slow-file.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { StatementPage } from './StatementPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({
  callAuthorisedApi: vi.fn<typeof callAuthorisedApi>(),
  callAuthorisedApiPage: vi.fn<typeof callAuthorisedApiPage>(),
}));
vi.mock('@/lib/fetch-site.ts', () => ({ fetchSite: vi.fn<typeof fetchSite>() }));

const call = vi.mocked(callAuthorisedApi);
const list = vi.mocked(callAuthorisedApiPage);

const person = (
  id: string,
  name: string,
  paymentReference: string,
  status: 'pending' | 'approved' = 'pending',
) => ({
  ...aUserRecord({ name, paymentReference, status }),
  id,
});
const pendingUsers = [person('anu', 'Anu Menon', 'K7M3QX'), person('binu', 'Binu Das', 'ABC234')].map((one) =>
  User.parse(one),
);

beforeEach(() => {
  fakeStore.reset();
  vi.mocked(fetchSite).mockReset().mockRejectedValue(new ApiError(0, 'no response'));
  call.mockReset();
  paid({});
  list.mockReset().mockResolvedValue({ data: pendingUsers, next: undefined });
});

/** The payments that people made, the first one first, by their ids. */
const paid = (payments: Readonly<Record<string, readonly [Payment, ...FurtherPayment[]]>>) =>
  call.mockImplementation(({ path }) => {
    const [payment = null, ...further] = payments[path.split('/')[3] ?? ''] ?? [];
    const withIds = further.map((each, index) => ({ ...each, id: `k${index}` }));
    const data = { payment, further: withIds, ...paymentSums(payment, further) };
    return Promise.resolve({ success: true, data });
  });

const open = () =>
  renderForAdministrator([{ path: '/admin/statement', element: <StatementPage /> }], '/admin/statement');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const lines = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

async function match(user: ReturnType<typeof userEvent.setup>, ...rows: string[]) {
  await user.click(screen.getByLabelText(/paste its rows/));
  await user.paste(['Date,Narration,Deposit', ...rows].join('\n'));
  await user.click(button('Match with pending users'));
  await screen.findByRole('button', { name: 'Another statement' });
}

describe('matching a statement', () => {
  it('says first what of the statement leaves the device', () => {
    open();
    expect(screen.getByText(/words that look like payment references are sent/)).toHaveTextContent(
      /read on this device.*approvals that you decide on/,
    );
  });

  it('asks for a statement, and for its columns if they are not recognised', async () => {
    const user = userEvent.setup();
    open();
    await user.click(button('Match with pending users'));
    expect(screen.getByRole('alert')).toHaveTextContent('Paste the statement');
    await user.click(screen.getByLabelText(/paste its rows/));
    await user.paste('Wann,Was,Wieviel\n20/05/2026,K7M3QX,1999');
    await user.click(button('Match with pending users'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least the column');
    vi.mocked(fetchSite).mockResolvedValue(site);
    await user.selectOptions(screen.getByLabelText('Money that came in'), 'Wieviel');
    await user.selectOptions(screen.getByLabelText("Bank's description"), 'Was');
    await user.click(button('Match with pending users'));
    expect(await screen.findByLabelText(/Anu Menon/)).not.toBeChecked();
  });

  it('names the row whose quotation marks are wrong, also when the match is asked for', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByLabelText(/paste its rows/));
    await user.paste(
      'Date,Narration,Deposit\n20/05/2026,K7M3QX,1999\n21/05/2026,"SHREE SHOP,200\n22/05/2026,"X",5',
    );
    const problem = 'Row 3 cannot be read. Check its quotation marks';
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    await user.click(button('Match with pending users'));
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(button('Match with pending users')).toBeVisible();
    expect(list).not.toHaveBeenCalled();
  });

  it('keeps the pasted text when the pending users cannot be read', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByLabelText(/paste its rows/));
    await user.paste('Date,Narration,Deposit\n20/05/2026,K7M3QX,1999');
    await user.click(button('Match with pending users'));
    expect(await screen.findByText(/could not be matched/)).toBeVisible();
    expect(screen.getByLabelText(/paste its rows/)).toHaveValue(
      'Date,Narration,Deposit\n20/05/2026,K7M3QX,1999',
    );
  });

  it('approves the ticked users; of two lines of one user, the one ticked last counts', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    open();
    await match(
      user,
      '20/05/2026,UPI K7M3QX,1999',
      '21/05/2026,UPI K7M3QX,1000',
      '22/05/2026,UPI SOMEBODY,5',
    );
    const [first, second] = screen.getAllByLabelText(/Anu Menon/);
    if (!first || !second) throw new Error('Two lines of Anu are expected');
    expect(lines('Proposals')[0]).toHaveTextContent('Row 3 is of the same person');
    expect(lines('Proposals')[1]).toHaveTextContent('₹1,999 is to be paid. The rest stays due.');
    expect(lines('No pending user found')).toHaveLength(1);
    expect(button(/^Approve/)).toBeDisabled();
    await user.click(first);
    await user.click(second);
    expect(first).not.toBeChecked();
    await user.click(button('Approve 1 with payment'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(close);
    expect(call.mock.lastCall?.[0]).toMatchObject({
      path: '/admin/users/anu/approve',
      body: {
        expectedStatus: 'pending',
        payment: { amount: 1000, price: 1999, method: 'upi', receivedOn: '2026-05-21' },
      },
      ifMatch: '"0"',
    });
    expect(lines('Approved')).toHaveLength(1);
    expect(lines('Approved')[0]).toHaveTextContent('Row 3: UPI K7M3QXAnu Menon');
    expect(lines('Recorded or decided already')[0]).toHaveTextContent(
      'Row 2: UPI K7M3QXAnu Menon: ₹1,000 of 21 May 2026 is recorded.₹999 is still due. If this is another payment',
    );
    await user.click(button('Another statement'));
    expect(screen.getByLabelText(/paste its rows/)).toHaveValue('');
  });

  it('reads cells that the bank has written as formulas, so that a spreadsheet leaves them as they are', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    open();
    await match(user, '="20-05-2026 10:11:12",="UPI/K7M3QX, ANU",="1,999.00"', ',="FEE",="0.00"');
    expect(lines('Proposals').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^₹1,999, 20 May 2026Row 2: UPI\/K7M3QX, ANUAnu Menon/),
    ]);
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });

  it('leaves a line whose amount is not whole to the administrator', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    open();
    await match(user, '20/05/2026,UPI K7M3QX,"1,999.50"');
    const [line] = lines('Proposals');
    expect(line).toHaveTextContent('₹1,999.50, 20 May 2026');
    expect(line).toHaveTextContent('Anu Menon');
    expect(line).toHaveTextContent('The amount is not whole');
    // The matches and ticks of this page are nowhere else.
    expect(screen.getByRole('link', { name: 'Open the account' })).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('leaves a line of a day that has not begun to the administrator', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    open();
    // As a statement with the month first, of days that can be read either way.
    await match(user, '01/12/2999,UPI K7M3QX,1999');
    expect(lines('Proposals')[0]).toHaveTextContent('The date is in the future: record the payment');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lists the rows whose amount cannot be read', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    open();
    await match(user, '20/05/2026,UPI K7M3QX,US$ 20', '21/05/2026,UPI SOMEBODY,5');
    expect(screen.getByText('1 line of money that came in')).toBeVisible();
    expect(lines('Amounts that cannot be read').map(({ textContent }) => textContent)).toEqual([
      'Row 2: the amount "US$ 20" cannot be read',
    ]);
  });

  it('shows the file that was chosen or the text that was typed last, even if an earlier file is read later', async () => {
    const user = userEvent.setup();
    open();
    const pasted = screen.getByLabelText(/paste its rows/);
    const first = slowFile('text/csv');
    await user.upload(screen.getByLabelText('CSV file'), first.file);
    await user.upload(
      screen.getByLabelText('CSV file'),
      new File(['Last'], 'last.csv', { type: 'text/csv' }),
    );
    await waitFor(() => expect(pasted).toHaveValue('Last'));
    await first.read();
    expect(pasted).toHaveValue('Last');

    const second = slowFile('text/csv');
    await user.upload(screen.getByLabelText('CSV file'), second.file);
    await user.type(pasted, ' typed');
    await second.read();
    expect(pasted).toHaveValue('Last typed');
  });

  it('refuses a file in an unknown encoding, and forgets the statement before it', async () => {
    const user = userEvent.setup();
    open();
    const [head, row] = ['Date,Narration,Deposit', '20/05/2026,K7M3QX,'];
    const utf16 = Uint16Array.from(`\uFEFF${head}\n${row}1999`, (character) => character.charCodeAt(0));
    await user.upload(screen.getByLabelText('CSV file'), new File([utf16], 'utf-16.csv'));
    await waitFor(() => expect(screen.getByLabelText(/paste its rows/)).toHaveValue(`${head}\n${row}1999`));
    // A hard space of Windows-1252.
    const windows = [`${head}\n${row}1`, Uint8Array.of(0xa0), '999.00'];
    await user.upload(screen.getByLabelText('CSV file'), new File(windows, 'windows.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is not UTF-8 text');
    expect(screen.getByLabelText(/paste its rows/)).toHaveValue('');
    await user.click(button('Match with pending users'));
    expect(screen.getByRole('alert')).toHaveTextContent('The file is not UTF-8 text');
    expect(list).not.toHaveBeenCalled();
  });

  it('says that a line may be of two users who gave its number, also when one of them is approved already', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    fakeStore.put('chitra', person('chitra', 'Chitra', 'XYZ789', 'approved'));
    fakeStore.put('devi', person('devi', 'Devi', 'QRS567', 'approved'));
    for (const [id, number] of Object.entries({
      binu: '412345678901',
      chitra: '412345678901',
      devi: 'UTR4567',
    }))
      fakeStore.put(
        id,
        { number, sentAt: new Date('2026-05-01'), hasPicture: false },
        paymentClaimsCollection,
      );
    open();
    await match(user, '20/05/2026,UPI 412345678901,1999', '21/05/2026,NEFT UTR4567,1999');
    expect(lines('Several possible payers')[0]).toHaveTextContent('Binu DasChitra');
    expect(lines('Recorded or decided already')[0]).toHaveTextContent('Devi');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says that a line may be of two users, that a payment is recorded, and that a user is approved already', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    fakeStore.put('chitra', person('chitra', 'Chitra', 'XYZ789', 'approved'));
    paid({ anu: [aPayment({ amount: 500 })] });
    open();
    await match(user, '20/05/2026,K7M3QX ABC234,1999', '21/05/2026,K7M3QX,1999', '22/05/2026,XYZ789,1999');
    expect(lines('Several possible payers')[0]).toHaveTextContent('Anu MenonBinu Das');
    const [recorded, decided] = lines('Recorded or decided already');
    expect(recorded).toHaveTextContent('Anu Menon: ₹500');
    expect(decided).toHaveTextContent('Chitra: no payment is recorded, and the registration is decided');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says that a line may be the next payment of a person who still has to pay', async () => {
    const user = userEvent.setup();
    vi.mocked(fetchSite).mockResolvedValue(site);
    fakeStore.put('chitra', person('chitra', 'Chitra', 'XYZ789', 'approved'));
    const first = aPayment({ amount: 500, price: 1999, receivedOn: '2026-05-01' });
    paid({ chitra: [first, aFurtherPayment({ amount: 500, receivedOn: '2026-05-20' })] });
    open();
    await match(user, '20/05/2026,XYZ789,500', '22/05/2026,XYZ789,500');
    const [recorded, next] = lines('Recorded or decided already');
    const known = 'Chitra: ₹500 of 1 May 2026, ₹500 of 20 May 2026 are recorded.';
    expect(recorded).toHaveTextContent(known);
    expect(recorded).not.toHaveTextContent('still due');
    expect(next).toHaveTextContent(`${known}₹999 is still due. If this is another payment, add it in`);
  });
});
