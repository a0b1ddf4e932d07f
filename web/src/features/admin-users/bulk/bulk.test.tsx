import { User } from '@padavu/domain/user/user';
import type { UserFilter } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUserRecord, everyUser } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { StaffMemberProvider } from '@/features/session/use-staff-member.ts';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { inRouter } from '@/test/in-router.tsx';
import { fakeStore } from '@/test/fake-store.ts';
import { UserList } from '@/features/admin-users/list/UserList.tsx';
import { asksBeforeLeaving } from '@/test/asks-before-leaving.ts';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const onApproved = vi.fn<() => void>();
const nothing = () => {};

/** Stores users, newest registration first: the first one is at the top of the list. */
function storeUsers(...names: [name: string, overrides?: Partial<UserRecord>][]) {
  for (const [index, [name, overrides = {}]] of names.entries()) {
    const registrationDate = new Date(Date.UTC(2025, 4, 200 - index));
    fakeStore.put(name.toLowerCase(), aUserRecord({ name, registrationDate, ...overrides }));
  }
}

const storeMany = (count: number, overrides: Partial<UserRecord> = {}) =>
  storeUsers(
    ...Array.from({ length: count }, (_, index): [string, Partial<UserRecord>] => [
      `User${index + 1}`,
      overrides,
    ]),
  );

const lakshmi = { uid: 'lakshmi', user: User.parse(aUserRecord({ role: 'admin' })) };

const userList = (filter: UserFilter) => (
  <StaffMemberProvider value={lakshmi}>
    <UserList
      filter={filter}
      sort="newest"
      onSort={nothing}
      onReload={nothing}
      onClear={nothing}
      onApproved={onApproved}
    />
  </StaffMemberProvider>
);

const list = (filter: UserFilter) => <Notices>{userList(filter)}</Notices>;

const show = () => render(list(everyUser), { wrapper: inRouter().wrapper });

/** The list on a page that is open or left; the notices stay. */
const pageWithList = (isOpen: boolean) => <Notices>{isOpen && userList(everyUser)}</Notices>;

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('region', { name: 'Selected users' }));
const dialog = () => within(screen.getByRole('dialog'));
const results = () =>
  dialog()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const announcements = () => screen.getAllByRole('status').map((status) => status.textContent);
const requests = () => call.mock.calls.map(([{ method, path, body }]) => [method, path, body] as const);

async function select(...names: string[]) {
  for (const name of names) await userEvent.click(checkbox(`Select ${name}`));
}

async function runCommand(verb: 'Approve' | 'Deactivate' | 'Delete') {
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
    storeUsers(['Anjali'], ['Lakshmi', { role: 'admin' }], ['Basil']);
    show();
    expect(screen.queryByRole('checkbox', { name: 'Select Lakshmi' })).not.toBeInTheDocument();
    const page = checkbox('Select all on this page');

    await select('Anjali');
    expect(page).toBePartiallyChecked();
    expect(announcements()).toContain('1 user selected');
    await userEvent.click(page);
    expect(page).toBeChecked();
    expect(announcements()).toContain('2 users selected');

    await userEvent.click(button('Clear selection'));
    expect(page).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Selected users' })).not.toBeInTheDocument();
  });

  it('has a sticky bar, with room kept for it, only in a window that it does not fill', async () => {
    storeUsers(['Anjali']);
    show();
    await select('Anjali');
    expect(bar().getByText('1 user selected')).toBeVisible();
    const rules = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules));
    for (const part of ['position: sticky', '--foot:', 'scroll-padding-bottom']) {
      const texts = rules.map(({ cssText }) => cssText).filter((cssText) => cssText.includes(part));
      expect(texts).not.toEqual([]);
      for (const text of texts) expect(text).toMatch(/^@media \(min-height: 30rem\)/);
    }
  });

  it('includes everybody in between with Shift', async () => {
    storeUsers(['Anjali'], ['Basil'], ['Chitra'], ['Deepa']);
    show();
    const user = userEvent.setup();
    await user.click(checkbox('Select Anjali'));
    await user.keyboard('{Shift>}');
    await user.click(checkbox('Select Chitra'));
    await user.keyboard('{/Shift}');
    expect(checkbox('Select Basil')).toBeChecked();
    expect(checkbox('Select Deepa')).not.toBeChecked();
  });

  it('is kept from page to page, and cleared by another filter', async () => {
    storeMany(30);
    const { rerender } = show();
    await userEvent.click(checkbox('Select all on this page'));
    await userEvent.click(button('Next'));
    expect(checkbox('Select all on this page')).not.toBeChecked();
    await select('User30');
    expect(announcements()).toContain('26 users selected');
    await userEvent.click(button('Previous'));
    expect(checkbox('Select all on this page')).toBeChecked();

    rerender(list({ ...everyUser, status: 'approved' }));
    expect(checkbox('Select all on this page')).not.toBeChecked();
    rerender(list(everyUser));
    expect(screen.queryByRole('region', { name: 'Selected users' })).not.toBeInTheDocument();
  });

  it('drops a user who is deleted by the button of the row', async () => {
    storeUsers(['Anjali'], ['Basil']);
    show();
    await select('Anjali', 'Basil');
    await userEvent.click(button('Delete Anjali'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(announcements()).toContain('1 user selected'));
  });
});

describe('a bulk command', () => {
  it('names its users and how many it leaves out, and sends nothing when it is cancelled', async () => {
    storeUsers(['Anjali', { status: 'pending' }], ['Basil', { status: 'inactive' }], ['Chitra']);
    show();
    await select('Anjali', 'Basil', 'Chitra');
    await userEvent.click(bar().getByRole('button', { name: 'Approve' }));
    const confirmation = screen.getByRole('alertdialog', { name: 'Approve 2 users?' });
    expect(confirmation).toHaveTextContent('Anjali, Basil');
    expect(confirmation).toHaveTextContent('1 of the 3 selected is approved already and stays as it is.');
    expect(within(confirmation).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
    expect(call).not.toHaveBeenCalled();
    await waitFor(() => expect(announcements()).toContain('3 users selected'));
  });

  it('approves each user with the status seen last, and restores each status', async () => {
    storeUsers(['Anjali', { status: 'pending' }], ['Basil', { status: 'approved' }]);
    show();
    await select('Anjali', 'Basil');
    act(() => fakeStore.put('basil', { status: 'inactive' }));
    await runCommand('Approve');
    expect(await screen.findByRole('dialog', { name: '2 of 2 approved' })).toBeVisible();
    expect(requests()).toEqual([approval('anjali', 'pending'), approval('basil', 'inactive')]);
    expect(results()).toEqual(['AnjaliApproved', 'BasilApproved']);
    expect(onApproved).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: 'Selected users' })).not.toBeInTheDocument();

    call.mockClear();
    await userEvent.click(dialog().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('dialog', { name: '2 of 2 restored' })).toBeVisible();
    expect(requests()).toEqual([
      ['PUT', '/admin/users/anjali/hold', { expectedStatus: 'approved' }],
      ['PUT', '/admin/users/basil/deactivate', { expectedStatus: 'approved' }],
    ]);
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('deactivates users, and approves the same users again', async () => {
    storeUsers(['Anjali'], ['Basil', { status: 'pending' }]);
    show();
    await select('Anjali', 'Basil');
    await runCommand('Deactivate');
    await screen.findByRole('dialog', { name: '1 of 1 inactive' });
    await userEvent.click(dialog().getByRole('button', { name: 'Undo' }));
    await screen.findByRole('dialog', { name: '1 of 1 restored' });
    expect(requests()).toEqual([
      ['PUT', '/admin/users/anjali/deactivate', { expectedStatus: 'approved' }],
      approval('anjali', 'inactive'),
    ]);
    expect(onApproved).not.toHaveBeenCalled();
  });

  it('deletes users without an undo', async () => {
    storeUsers(['Anjali'], ['Basil']);
    show();
    await select('Anjali');
    await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' }),
    ).toBeVisible();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await select('Basil');
    await runCommand('Delete');
    await screen.findByRole('dialog', { name: '2 of 2 deleted' });
    expect(requests()).toEqual([
      ['DELETE', '/admin/users/anjali?expectedStatus=approved', undefined],
      ['DELETE', '/admin/users/basil?expectedStatus=approved', undefined],
    ]);
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says for each user why it failed, and retries those with their current status', async () => {
    storeUsers(['Anjali', { status: 'pending' }], ['Basil', { status: 'pending' }]);
    const message = 'Someone else changed this user, who is now inactive.';
    call.mockRejectedValueOnce(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    show();
    await select('Anjali', 'Basil');
    await runCommand('Approve');
    await screen.findByRole('dialog', { name: '1 of 2 approved' });
    expect(results()).toEqual([`Anjali${message}`, 'BasilApproved']);

    act(() => fakeStore.put('anjali', { status: 'inactive' }));
    call.mockClear();
    await userEvent.click(dialog().getByRole('button', { name: 'Try again (1)' }));
    await screen.findByRole('dialog', { name: '2 of 2 approved' });
    expect(requests()).toEqual([approval('anjali', 'inactive')]);
  });

  it('shows its progress, sends a few requests at a time, and can be stopped and continued', async () => {
    storeMany(7, { status: 'pending' });
    const pendingResponses: (() => void)[] = [];
    call.mockImplementation(() => {
      const response = Promise.withResolvers<object>();
      pendingResponses.push(() => response.resolve({ success: true }));
      return response.promise;
    });
    const respondToAll = () => act(async () => pendingResponses.splice(0).forEach((respond) => respond()));
    show();
    await userEvent.click(checkbox('Select all on this page'));
    await runCommand('Approve');
    const progress = await screen.findByRole('progressbar', { name: 'Approving...' });
    expect(call).toHaveBeenCalledTimes(4);
    expect(dialog().getByText('0 of 7')).toBeVisible();

    await act(async () => pendingResponses.shift()?.());
    expect(progress).toHaveAttribute('aria-valuenow', '14');
    expect(call).toHaveBeenCalledTimes(5);
    await userEvent.click(dialog().getByRole('button', { name: 'Stop' }));
    await respondToAll();
    await screen.findByRole('dialog', { name: '5 of 7 approved' });
    expect(call).toHaveBeenCalledTimes(5);
    expect(dialog().getByText('Stopped: 2 unchanged.')).toBeVisible();
    expect(results().slice(0, 2)).toEqual(['User6Not sent', 'User7Not sent']);

    await userEvent.click(dialog().getByRole('button', { name: 'Try again (2)' }));
    await respondToAll();
    await screen.findByRole('dialog', { name: '7 of 7 approved' });
    expect(call).toHaveBeenCalledTimes(7);
  });

  it('asks before the page is left, and reports on another page how many users are done', async () => {
    storeMany(6, { status: 'pending' });
    const pendingResponses: (() => void)[] = [];
    call.mockImplementation(() => {
      const response = Promise.withResolvers<object>();
      pendingResponses.push(() => response.resolve({ success: true }));
      return response.promise;
    });
    const { rerender } = render(pageWithList(true), { wrapper: inRouter().wrapper });
    await userEvent.click(checkbox('Select all on this page'));
    expect(asksBeforeLeaving()).toBe(false);
    await runCommand('Approve');
    expect(asksBeforeLeaving()).toBe(true);

    rerender(pageWithList(false));
    expect(asksBeforeLeaving()).toBe(false);
    await act(async () => pendingResponses.splice(0).forEach((respond) => respond()));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Approving ended when you left the page: 4 of 6 approved.',
    );
    expect(call).toHaveBeenCalledTimes(4);
  });
});

describe('opening days', () => {
  it('asks for the day, reports an invalid one, and opens it to the approved users', async () => {
    storeUsers(
      ['Anjali', { status: 'approved' }],
      ['Basil', { status: 'approved' }],
      ['Chitra', { status: 'pending' }],
    );
    show();
    await select('Anjali', 'Basil', 'Chitra');
    await userEvent.click(bar().getByRole('button', { name: 'Open days' }));
    const confirmation = within(screen.getByRole('alertdialog', { name: 'Open days for 2 users?' }));
    expect(confirmation.getByText(/^1 of the 3 selected is not approved/)).toBeVisible();
    const day = confirmation.getByRole('textbox', { name: 'Open every day up to' });
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
    expect(requests()).toEqual([
      ['PUT', '/admin/users/anjali/pace', { openThrough: 5 }],
      ['PUT', '/admin/users/basil/pace', { openThrough: 5 }],
    ]);
    expect(dialog().queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('moving the first day', () => {
  it('asks for the day, and moves it for the approved users', async () => {
    storeUsers(['Anjali', { status: 'approved' }], ['Basil', { status: 'pending' }]);
    show();
    await select('Anjali', 'Basil');
    await userEvent.click(bar().getByRole('button', { name: 'Move start' }));
    const confirmation = within(screen.getByRole('alertdialog', { name: 'Move the first day of 1 user?' }));
    const day = confirmation.getByLabelText('First day');
    expect(day).toHaveFocus();
    await userEvent.click(confirmation.getByRole('button', { name: 'Move start' }));
    expect(day).toHaveAccessibleDescription(/Please choose a day/);
    await userEvent.type(day, '2026-12-01');
    await userEvent.click(confirmation.getByRole('button', { name: 'Move start' }));
    await waitFor(() => expect(results()).toEqual(['AnjaliStarting on 1 Dec 2026']));
    expect(requests()).toEqual([['PUT', '/admin/users/anjali/pace', { startsOn: '2026-12-01' }]]);
  });
});
