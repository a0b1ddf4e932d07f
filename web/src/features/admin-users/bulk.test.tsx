import { everyUser } from '@padavu/domain/user';
import type { UserFilter } from '@padavu/domain/user';
import type { UserRecord } from '@padavu/domain/user-record';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUserRecord } from '@tests/support/builders.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { UserList } from './UserList.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const onApproved = vi.fn<() => void>();
const nothing = () => {};

/** Users, newest registration first: the first one is at the top of the list. */
function people(...names: [name: string, overrides?: Partial<UserRecord>][]) {
  for (const [index, [name, overrides = {}]] of names.entries()) {
    const registrationDate = new Date(Date.UTC(2025, 4, 200 - index));
    fakeStore.put(name.toLowerCase(), aUserRecord({ name, registrationDate, ...overrides }));
  }
}

const crowd = (count: number, overrides: Partial<UserRecord> = {}) =>
  people(
    ...Array.from({ length: count }, (_, index): [string, Partial<UserRecord>] => [
      `User${index + 1}`,
      overrides,
    ]),
  );

const userList = (filter: UserFilter) => (
  <UserList
    filter={filter}
    sort="newest"
    onSort={nothing}
    ownId="lakshmi"
    onReload={nothing}
    onClear={nothing}
    onApproved={onApproved}
  />
);

const list = (filter: UserFilter) => <Notices>{userList(filter)}</Notices>;

const show = () => render(list(everyUser), { wrapper: MemoryRouter });

/** The list on a page that can be left, while notices stay. */
const leavable = (isOpen: boolean) => <Notices>{isOpen && userList(everyUser)}</Notices>;

/** Whether the browser would ask before it leaves. */
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('region', { name: 'Selected users' }));
const dialog = () => within(screen.getByRole('dialog'));
const results = () =>
  dialog()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const announced = () => screen.getAllByRole('status').map((status) => status.textContent);
const sent = () => call.mock.calls.map(([{ method, path, body }]) => [method, path, body] as const);

async function select(...names: string[]) {
  for (const name of names) await userEvent.click(checkbox(`Select ${name}`));
}

async function command(verb: 'Approve' | 'Deactivate' | 'Delete') {
  await userEvent.click(bar().getByRole('button', { name: verb }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: verb }));
}

const approval = (id: string, expectedStatus: string) => [
  'PUT',
  `/admin/users/${id}/approve`,
  { expectedStatus },
];

beforeEach(() => {
  fakeStore.reset();
  onApproved.mockReset();
  call.mockReset().mockResolvedValue({ success: true });
});

describe('a selection', () => {
  it('of the whole page leaves the own account out, is announced, and can be cleared', async () => {
    people(['Anjali'], ['Lakshmi', { role: 'admin' }], ['Basil']);
    show();
    expect(screen.queryByRole('checkbox', { name: 'Select Lakshmi' })).not.toBeInTheDocument();
    const page = checkbox('Select all on this page');

    await select('Anjali');
    expect(page).toBePartiallyChecked();
    expect(announced()).toContain('1 user selected');
    await userEvent.click(page);
    expect(page).toBeChecked();
    expect(announced()).toContain('2 users selected');

    await userEvent.click(button('Clear selection'));
    expect(page).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Selected users' })).not.toBeInTheDocument();
  });

  it('takes everybody in between with Shift', async () => {
    people(['Anjali'], ['Basil'], ['Chitra'], ['Deepa']);
    show();
    const user = userEvent.setup();
    await user.click(checkbox('Select Anjali'));
    await user.keyboard('{Shift>}');
    await user.click(checkbox('Select Chitra'));
    await user.keyboard('{/Shift}');
    expect(checkbox('Select Basil')).toBeChecked();
    expect(checkbox('Select Deepa')).not.toBeChecked();
  });

  it('goes along from page to page, and ends with another filter', async () => {
    crowd(30);
    const { rerender } = show();
    await userEvent.click(checkbox('Select all on this page'));
    await userEvent.click(button('Next'));
    expect(checkbox('Select all on this page')).not.toBeChecked();
    await select('User30');
    expect(announced()).toContain('26 users selected');
    await userEvent.click(button('Previous'));
    expect(checkbox('Select all on this page')).toBeChecked();

    rerender(list({ ...everyUser, status: 'approved' }));
    expect(checkbox('Select all on this page')).not.toBeChecked();
    rerender(list(everyUser));
    expect(screen.queryByRole('region', { name: 'Selected users' })).not.toBeInTheDocument();
  });

  it('loses whoever is deleted by their own button', async () => {
    people(['Anjali'], ['Basil']);
    show();
    await select('Anjali', 'Basil');
    await userEvent.click(button('Delete Anjali'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(announced()).toContain('1 user selected'));
  });
});

describe('a command on many', () => {
  it('names the number and those it leaves out, and sends nothing without a yes', async () => {
    people(['Anjali', { status: 'pending' }], ['Basil', { status: 'inactive' }], ['Chitra']);
    show();
    await select('Anjali', 'Basil', 'Chitra');
    await userEvent.click(bar().getByRole('button', { name: 'Approve' }));
    const question = screen.getByRole('alertdialog', { name: 'Approve 2 users?' });
    expect(question).toHaveTextContent('Anjali, Basil');
    expect(question).toHaveTextContent('1 of the 3 selected is approved already and stays as it is.');
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(call).not.toHaveBeenCalled();
    expect(announced()).toContain('3 users selected');
  });

  it('approves each in the status in which it was seen last, and puts each back', async () => {
    people(['Anjali', { status: 'pending' }], ['Basil', { status: 'approved' }]);
    show();
    await select('Anjali', 'Basil');
    act(() => fakeStore.put('basil', { status: 'inactive' }));
    await command('Approve');
    expect(await screen.findByRole('dialog', { name: '2 of 2 approved' })).toBeVisible();
    expect(sent()).toEqual([approval('anjali', 'pending'), approval('basil', 'inactive')]);
    expect(results()).toEqual(['AnjaliApproved', 'BasilApproved']);
    expect(onApproved).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: 'Selected users' })).not.toBeInTheDocument();

    call.mockClear();
    await userEvent.click(dialog().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('dialog', { name: '2 of 2 restored' })).toBeVisible();
    expect(sent()).toEqual([
      ['PUT', '/admin/users/anjali/hold', { expectedStatus: 'approved' }],
      ['PUT', '/admin/users/basil/deactivate', { expectedStatus: 'approved' }],
    ]);
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deactivates, and lets the same people in again', async () => {
    people(['Anjali'], ['Basil', { status: 'pending' }]);
    show();
    await select('Anjali', 'Basil');
    await command('Deactivate');
    await screen.findByRole('dialog', { name: '1 of 1 inactive' });
    await userEvent.click(dialog().getByRole('button', { name: 'Undo' }));
    await screen.findByRole('dialog', { name: '1 of 1 restored' });
    expect(sent()).toEqual([
      ['PUT', '/admin/users/anjali/deactivate', { expectedStatus: 'approved' }],
      approval('anjali', 'inactive'),
    ]);
    expect(onApproved).not.toHaveBeenCalled();
  });

  it('deletes for good', async () => {
    people(['Anjali'], ['Basil']);
    show();
    await select('Anjali');
    await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' }),
    ).toBeVisible();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await select('Basil');
    await command('Delete');
    await screen.findByRole('dialog', { name: '2 of 2 deleted' });
    expect(sent()).toEqual([
      ['DELETE', '/admin/users/anjali?expectedStatus=approved', undefined],
      ['DELETE', '/admin/users/basil?expectedStatus=approved', undefined],
    ]);
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says of each why it failed, and tries those again as they are now', async () => {
    people(['Anjali', { status: 'pending' }], ['Basil', { status: 'pending' }]);
    const message = 'Someone else changed this user, who is now inactive.';
    call.mockRejectedValueOnce(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    show();
    await select('Anjali', 'Basil');
    await command('Approve');
    await screen.findByRole('dialog', { name: '1 of 2 approved' });
    expect(results()).toEqual([`Anjali${message}`, 'BasilApproved']);

    act(() => fakeStore.put('anjali', { status: 'inactive' }));
    call.mockClear();
    await userEvent.click(dialog().getByRole('button', { name: 'Try again (1)' }));
    await screen.findByRole('dialog', { name: '2 of 2 approved' });
    expect(sent()).toEqual([approval('anjali', 'inactive')]);
  });

  it('shows how far it is, a few at a time, and can be stopped and gone on with', async () => {
    crowd(7, { status: 'pending' });
    const answers: (() => void)[] = [];
    call.mockImplementation(() => {
      const answer = Promise.withResolvers<object>();
      answers.push(() => answer.resolve({ success: true }));
      return answer.promise;
    });
    const answerAll = () => act(async () => answers.splice(0).forEach((answer) => answer()));
    show();
    await userEvent.click(checkbox('Select all on this page'));
    await command('Approve');
    const progress = await screen.findByRole('progressbar', { name: 'Approving...' });
    expect(call).toHaveBeenCalledTimes(4);
    expect(dialog().getByText('0 of 7')).toBeVisible();

    await act(async () => answers.shift()?.());
    expect(progress).toHaveAttribute('aria-valuenow', '14');
    expect(call).toHaveBeenCalledTimes(5);
    await userEvent.click(dialog().getByRole('button', { name: 'Stop' }));
    await answerAll();
    await screen.findByRole('dialog', { name: '5 of 7 approved' });
    expect(call).toHaveBeenCalledTimes(5);
    expect(dialog().getByText('Stopped: 2 unchanged.')).toBeVisible();
    expect(results().slice(0, 2)).toEqual(['User6Not sent', 'User7Not sent']);

    await userEvent.click(dialog().getByRole('button', { name: 'Try again (2)' }));
    await answerAll();
    await screen.findByRole('dialog', { name: '7 of 7 approved' });
    expect(call).toHaveBeenCalledTimes(7);
  });

  it('asks before the browser leaves it, and says on another page how far it came', async () => {
    crowd(6, { status: 'pending' });
    const answers: (() => void)[] = [];
    call.mockImplementation(() => {
      const answer = Promise.withResolvers<object>();
      answers.push(() => answer.resolve({ success: true }));
      return answer.promise;
    });
    const { rerender } = render(leavable(true), { wrapper: MemoryRouter });
    await userEvent.click(checkbox('Select all on this page'));
    expect(asksBeforeLeaving()).toBe(false);
    await command('Approve');
    expect(asksBeforeLeaving()).toBe(true);

    rerender(leavable(false));
    expect(asksBeforeLeaving()).toBe(false);
    await act(async () => answers.splice(0).forEach((answer) => answer()));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Approving ended when you left the page: 4 of 6 approved.',
    );
    expect(call).toHaveBeenCalledTimes(4);
  });
});

describe('opening days', () => {
  it('asks for the day, says what is wrong with it, and opens it to whoever is approved', async () => {
    people(
      ['Anjali', { status: 'approved' }],
      ['Basil', { status: 'approved' }],
      ['Chitra', { status: 'pending' }],
    );
    show();
    await select('Anjali', 'Basil', 'Chitra');
    await userEvent.click(bar().getByRole('button', { name: 'Open days' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Open days for 2 users?' }));
    expect(question.getByText(/^1 of the 3 selected is not approved/)).toBeVisible();
    const day = question.getByRole('textbox', { name: 'Open every day up to' });
    expect(day).toHaveFocus();
    for (const wrong of ['', '0', '31', 'five']) {
      await userEvent.clear(day);
      await userEvent.type(day, `${wrong}{Enter}`);
      expect(day).toHaveAccessibleDescription(/Please enter a day from 1 to 30/);
    }
    expect(call).not.toHaveBeenCalled();
    const refusal = { success: false as const, code: 'not-paced' as const, message: 'Every day is open.' };
    call.mockRejectedValueOnce(new ApiError(409, refusal.message, refusal));
    await userEvent.clear(day);
    await userEvent.type(day, '5{Enter}');
    await waitFor(() => expect(results()).toEqual(['AnjaliEvery day is open.', 'BasilOpen up to day 5']));
    expect(sent()).toEqual([
      ['PUT', '/admin/users/anjali/pace', { openThrough: 5 }],
      ['PUT', '/admin/users/basil/pace', { openThrough: 5 }],
    ]);
    expect(dialog().queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('moving the first day', () => {
  it('asks for it, and moves it for whoever is approved', async () => {
    people(['Anjali', { status: 'approved' }], ['Basil', { status: 'pending' }]);
    show();
    await select('Anjali', 'Basil');
    await userEvent.click(bar().getByRole('button', { name: 'Move start' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Move the first day of 1 user?' }));
    const day = question.getByLabelText('First day');
    expect(day).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Move start' }));
    expect(day).toHaveAccessibleDescription(/Please choose a day/);
    await userEvent.type(day, '2026-12-01');
    await userEvent.click(question.getByRole('button', { name: 'Move start' }));
    await waitFor(() => expect(results()).toEqual(['AnjaliStarting on 1 Dec 2026']));
    expect(sent()).toEqual([['PUT', '/admin/users/anjali/pace', { startsOn: '2026-12-01' }]]);
  });
});
