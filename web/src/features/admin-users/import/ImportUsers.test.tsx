import type { ImportOutcome } from '@padavu/domain/user/user-import';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { ApiError } from '@/lib/api.ts';
import { slowFile } from '@/test/slow-file.ts';
import { asksBeforeLeaving } from '@/test/asks-before-leaving.ts';
import { ImportUsers } from './ImportUsers.tsx';
import type { SendRows } from './import-work.ts';

const page = (send: SendRows, isOpen = true) => <Notices>{isOpen && <ImportUsers send={send} />}</Notices>;

/** Chooses a file with a number of valid rows. */
async function chooseFile(count: number) {
  const rows = Array.from({ length: count }, (_, index) => `Person ${index},p${index}@padavu.example,1`);
  await upload('name,email,course', rows);
}

async function upload(heading: string, rows: readonly string[]) {
  const file = new File([[heading, ...rows].join('\n')], 'learners.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
}

const created = (count: number): ImportOutcome[] =>
  Array.from({ length: count }, (_, index) => ({ state: 'created', id: `p${index}` }));

it('shows the amount that each account will be created with, before it is created', async () => {
  const send = vi.fn<SendRows>(({ rows }) => Promise.resolve(rows.map(() => ({ state: 'ready' }))));
  render(page(send), { wrapper: MemoryRouter });
  await upload('name,email,course,amount', ['Anu,a@b.example,1,"1,999.00"', 'Binu,c@d.example,1,']);
  const rows = within(await screen.findByRole('list', { name: 'Can be created' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Row 2Anu, a@b.examplePaid: ₹1,999',
    'Row 3Binu, c@d.example',
  ]);
});

it('checks the file that was chosen last, even if an earlier one is read later', async () => {
  const send = vi.fn<SendRows>(({ rows }) => Promise.resolve(rows.map(() => ({ state: 'ready' }))));
  render(page(send), { wrapper: MemoryRouter });
  const slow = slowFile('text/csv');
  await userEvent.upload(screen.getByLabelText('CSV file'), slow.file);
  await chooseFile(21);
  await screen.findByRole('heading', { name: '21 accounts can be created' });
  await slow.read();
  expect(screen.getByRole('heading', { name: '21 accounts can be created' })).toBeVisible();
});

it('asks before the page is left during an import, and reports on another page how many accounts were created', async () => {
  const response = Promise.withResolvers<ImportOutcome[]>();
  const send = vi.fn<SendRows>(({ dryRun, rows }) =>
    dryRun ? Promise.resolve(rows.map(() => ({ state: 'ready' as const }))) : response.promise,
  );
  const { rerender } = render(page(send), { wrapper: MemoryRouter });
  await chooseFile(21);
  await screen.findByRole('heading', { name: '21 accounts can be created' });
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Create 21 accounts' }));
  expect(asksBeforeLeaving()).toBe(true);

  rerender(page(send, false));
  expect(asksBeforeLeaving()).toBe(false);
  await act(async () => response.resolve(created(20)));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The import ended when you left the page: 20 accounts created. Choose the file again to go on.',
  );
  expect(send).toHaveBeenCalledTimes(2);
});

it('continues an import after a network failure where it stopped, and uses the singular for one account', async () => {
  let isOffline = true;
  const send = vi.fn<SendRows>(({ dryRun, rows }) => {
    if (dryRun) return Promise.resolve(rows.map(() => ({ state: 'ready' as const })));
    if (rows.length < 20 && isOffline) return Promise.reject(new ApiError(0, '', undefined, 'No network.'));
    return Promise.resolve(created(rows.length));
  });
  render(page(send), { wrapper: MemoryRouter });
  await chooseFile(21);
  await userEvent.click(await screen.findByRole('button', { name: 'Create 21 accounts' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to import users: No network. Nothing is lost: go on where it stopped.',
  );
  expect(screen.getByRole('heading', { name: '20 accounts created' })).toBeVisible();

  isOffline = false;
  send.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Create the other account' }));
  expect(await screen.findByRole('heading', { name: '21 accounts created' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Created (21)' })).toBeVisible();
  expect(send.mock.calls.map(([{ rows }]) => rows.length)).toEqual([1]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Create/ })).not.toBeInTheDocument();
});
