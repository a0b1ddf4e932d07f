import { coursesCollection } from '@padavu/domain/course/course';
import { act, screen, waitFor, within } from '@testing-library/react';
import { schoolDay } from '@padavu/domain/school/school-day';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { usersCollection } from '@padavu/domain/user/user';
import type { InitialEntry } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { aCourse, aUserRecord } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackLink } from '@/components/BackLink.tsx';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore, permissionDenied } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { UsersPage } from './UsersPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const day = (number: number) => new Date(Date.UTC(2025, 4, number, 9));

function storeUser(id: string, name: string, overrides: Parameters<typeof aUserRecord>[0] = {}) {
  fakeStore.put(id, aUserRecord({ name, email: `${id}@padavu.example`, ...overrides }));
}

function show(address: InitialEntry = '/admin/user') {
  return renderForAdministrator(
    [
      { path: '/admin/user', Component: UsersPage },
      { path: '/admin/user/:uid', Component: () => 'The page of a user' },
    ],
    address,
  );
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const heading = (name: string) => screen.getByRole('columnheader', { name });
const buttonNamed = (name: string) => screen.getByRole('button', { name });
/** The listed names in order, without the own account, which has no commands. */
const listedNames = () =>
  screen
    .getAllByRole('button', { name: /^Delete ./ })
    .map((remove) => remove.getAttribute('aria-label')?.replace('Delete ', ''));
const storeMany = (count: number) => {
  for (let number = 1; number <= count; number += 1) {
    storeUser(`user${number}`, `User ${number}`, { registrationDate: day(number) });
  }
};
const announcements = () => screen.getAllByRole('status').map((status) => status.textContent);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  fakeStore.reset();
  fakeStore.put(1, aCourse(), coursesCollection);
  fakeStore.put(2, aCourse({ id: 2, title: 'Digital Marketing', published: false }), coursesCollection);
  vi.mocked(callAuthorisedApi).mockReset().mockResolvedValue({ success: true });
});

describe('User Management', () => {
  it('shows the account of a user, and the commands for the status', () => {
    storeUser('anjali', 'Anjali Menon', { status: 'pending', registrationDate: day(3) });
    storeUser('basil', 'Basil Thomas', { status: 'approved', registrationDate: day(2) });
    storeUser('chitra', 'Chitra Nair', { status: 'inactive', registrationDate: day(1) });
    show();

    const anjali = rowOf(/Anjali Menon/);
    for (const text of ['anjali@padavu.example', 'Ecommerce Mastery', 'Pending', '3 May 2025', 'K7M3QX']) {
      expect(anjali).toHaveTextContent(text);
    }
    const buttons = (name: RegExp) =>
      within(rowOf(name))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(buttons(/Anjali/)).toEqual([
      'Approve Anjali Menon',
      'With payment: Anjali Menon',
      'Delete Anjali Menon',
    ]);
    expect(buttons(/Basil/)).toEqual(['Deactivate Basil Thomas', 'Delete Basil Thomas']);
    expect(buttons(/Chitra/)).toEqual(['Reactivate Chitra Nair', 'Delete Chitra Nair']);
  });

  it('announces the number of users when the server has confirmed it', () => {
    storeUser('anjali', 'Anjali Menon');
    fakeStore.setFromCache(true);
    show();
    expect(screen.getByText('1 user so far').closest('[aria-hidden="true"]')).toBeInTheDocument();
    act(() => fakeStore.setFromCache(false));
    expect(screen.getByText('1 user').closest('[aria-hidden]')).toBeNull();
  });

  it('offers administrators no commands for their own account', () => {
    storeUser('admin', 'Lakshmi', { role: 'admin' });
    show();
    expect(rowOf(/Lakshmi/)).toHaveTextContent('You');
    expect(within(rowOf(/Lakshmi/)).queryByRole('button')).not.toBeInTheDocument();
  });

  it('combines search, status and course', async () => {
    storeUser('anjali', 'Anjali Menon', { status: 'pending', courseId: 2 });
    storeUser('basil', 'Basil Menon', { status: 'approved', courseId: 2 });
    storeUser('chitra', 'Chitra Menon', { status: 'pending', courseId: 1 });
    storeUser('deepa', 'Deepa Nair', { status: 'pending', courseId: 2 });
    const { router } = show();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Digital Marketing');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' MENON');

    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Anjali Menon')]));
    expect(router.state.location.search).toBe('?course=2&search=MENON');
  });

  it('finds a name that was copied from a chat, with characters around it that nobody sees', async () => {
    storeUser('anjali', 'Anjali Menon');
    storeUser('deepa', 'Deepa Nair');
    show();
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.paste('\u202AAnjali Menon\u202C');
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Anjali Menon')]));
  });

  it('lists more courses to choose from when there are many, and says so', async () => {
    for (let id = 3; id <= 61; id += 1)
      fakeStore.put(id, aCourse({ id, title: `Course ${id}` }), coursesCollection);
    const { router } = show('/admin/user?course=2');
    const course = screen.getByRole('combobox', { name: 'Course' });
    await userEvent.selectOptions(course, 'More courses...');
    expect(screen.getByText(/^More courses are in the list now/)).toBeVisible();
    expect(course).toHaveDisplayValue('Digital Marketing');
    await userEvent.selectOptions(course, 'Course 61');
    expect(router.state.location.search).toBe('?course=61');
    expect(within(course).queryByText('More courses...')).not.toBeInTheDocument();
  });

  it('takes search and course from the address', () => {
    storeUser('anjali', 'Anjali Menon', { courseId: 2 });
    storeUser('basil', 'Basil Menon', { courseId: 1 });
    show('/admin/user?course=2&search=menon');
    expect(names()).toEqual([expect.stringContaining('Anjali Menon')]);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('menon');
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Digital Marketing');
  });

  it('offers to clear the filters of an empty list', async () => {
    storeUser('anjali', 'Anjali Menon');
    const { router } = show('/admin/user?course=7&search=zzz');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(rowOf(/Anjali/)).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All');
  });

  it('announces that a search found nobody in the place of the number', async () => {
    storeUser('anjali', 'Anjali Menon');
    show();
    const number = screen.getAllByRole('status').find(({ textContent }) => textContent === '1 user');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'zzzzz');
    await waitFor(() => expect(number).toHaveTextContent('No users found matching the current filters.'));
    expect(number).toBeVisible();
  });

  it('is as it was left when the page of a user leads back to it', async () => {
    storeMany(30);
    const { router } = renderForAdministrator(
      [
        { path: '/admin/user', Component: UsersPage },
        { path: '/admin/user/:uid', element: <BackLink to="/admin/user">All users</BackLink> },
      ],
      '/admin/user?search=user',
    );
    await userEvent.click(buttonNamed('Next'));
    await userEvent.click(screen.getByRole('link', { name: 'User 1' }));
    await userEvent.click(screen.getByRole('link', { name: 'All users' }));
    expect(await screen.findByText('Page 2')).toBeVisible();
    expect(router.state.location.search).toBe('?search=user');
  });

  it('empties the search box when the address loses its search', async () => {
    storeUser('anjali', 'Anjali Menon');
    const { router } = show('/admin/user?search=zzz');
    expect(screen.getByText('No users found matching the current filters.')).toBeVisible();
    await act(() => router.navigate('/admin/user'));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(rowOf(/Anjali/)).toBeVisible();
  });

  it('lists no user who shares only the last letters with the search', () => {
    storeUser('anjali', 'Anjali Menon');
    storeUser('lemon', 'Lemon Seller');
    show('/admin/user?search=lemon');
    expect(names()).toEqual([expect.stringContaining('Lemon Seller')]);
  });

  it('finds a part of an address, whatever the case', () => {
    storeUser('anjali', 'Anjali Menon', { email: 'a.menon.kollam@padavu.example' });
    storeUser('basil', 'Basil Menon');
    show('/admin/user?search=ON.KOLLAM%40PAD');
    expect(names()).toEqual([expect.stringContaining('Anjali Menon')]);
  });

  it('reads further when too few users of a page match the search', () => {
    for (let number = 1; number <= 26; number += 1) {
      storeUser(`menon${number}`, `Menon ${number}`, { registrationDate: day(number) });
    }
    storeUser('simon', 'Lemenon', { registrationDate: day(0) });
    show('/admin/user?search=lemenon');
    expect(names()).toEqual([expect.stringContaining('Lemenon')]);
  });

  it('finds a payment reference as people type it', () => {
    storeUser('anjali', 'Anjali Menon', { paymentReference: 'RAHEEM' });
    storeUser('raheem', 'Raheem Koya', { paymentReference: 'K7M3QX' });
    show('/admin/user?search=ra-heem');
    expect(names()).toEqual([expect.stringContaining('Anjali Menon')]);
  });

  it('shows a user once who is found by name and by reference', () => {
    storeUser('raheem', 'Raheem Koya', { paymentReference: 'RAHEEM' });
    show('/admin/user?search=raheem');
    expect(names()).toHaveLength(1);
  });

  it('shows page after page, reads each separately, and goes back', async () => {
    storeMany(30);
    show();
    expect(names()).toHaveLength(25);
    expect(announcements()).toContain('Page 1: 25 users, newest first');
    expect(buttonNamed('Previous')).toHaveAttribute('aria-disabled', 'true');

    fakeStore.queries = [];
    await userEvent.click(buttonNamed('Next'));
    expect(listedNames()).toEqual(['User 5', 'User 4', 'User 3', 'User 2', 'User 1']);
    expect(announcements()).toContain('Page 2: 5 users, newest first');
    expect(document.activeElement).toHaveTextContent('Page 2: 5 users, newest first');
    expect(buttonNamed('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(fakeStore.queries.map(({ startAfter, limit }) => [startAfter, limit])).toEqual([
      [[day(6), 'user6'], 26],
    ]);

    await userEvent.click(buttonNamed('Previous'));
    expect(names()).toHaveLength(25);
  });

  it('returns to the first page when a filter changes', async () => {
    storeMany(30);
    show();
    await userEvent.click(buttonNamed('Next'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved');
    expect(announcements()).toContain('Page 1: 25 users, newest first');
  });

  it('shows the same page again when a user was opened and after a reload, and the first to another filter', async () => {
    storeMany(60);
    const { router, unmount } = show();
    await userEvent.click(buttonNamed('Next'));
    await userEvent.click(screen.getByRole('link', { name: 'User 35' }));
    expect(await screen.findByText('The page of a user')).toBeVisible();
    await act(async () => router.navigate(-1));
    expect(announcements()).toContain('Page 2: 25 users, newest first');
    expect(listedNames()[0]).toBe('User 35');

    unmount();
    show(router.state.location);
    await userEvent.click(buttonNamed('Next'));
    expect(announcements()).toContain('Page 3: 10 users, newest first');
    await userEvent.click(buttonNamed('Name and email'));
    expect(announcements()).toContain('Page 1: 25 users, by name, A–Z');
  });

  it('shows the page after a user that was deleted since', async () => {
    storeMany(30);
    const { router, unmount } = show();
    await userEvent.click(buttonNamed('Next'));
    unmount();
    fakeStore.remove('user6');
    show(router.state.location);
    expect(listedNames()).toEqual(['User 5', 'User 4', 'User 3', 'User 2', 'User 1']);
  });

  it.each([
    ['a cursor of another form', [['User 6']]],
    ['an id that no document has', [['user 6', 'users/user6']]],
    ['no cursors', 'user6'],
  ])('shows its first page when the history entry contains %s', (_form, value) => {
    storeMany(30);
    const key = JSON.stringify([{ status: 'all', courseId: null, search: '' }, 'newest']);
    show({ pathname: '/admin/user', state: { [usersCollection]: { key, value } } });
    expect(announcements()).toContain('Page 1: 25 users, newest first');
  });

  it('goes back automatically from a page that has become empty', async () => {
    storeMany(26);
    show();
    await userEvent.click(buttonNamed('Next'));
    expect(listedNames()).toEqual(['User 1']);
    act(() => fakeStore.remove('user1'));
    expect(names()).toHaveLength(25);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('reads at most a hundred users for a page of a search, and says that there may be more', async () => {
    for (let number = 1; number <= 150; number += 1) {
      storeUser(`menon${number}`, `Menon ${number}`, { registrationDate: day(number + 1) });
    }
    storeUser('simon', 'Lemenon', { registrationDate: day(1) });
    show('/admin/user?search=lemenon');
    expect(screen.getByText('Nobody found so far.')).toBeVisible();
    const queries = fakeStore.queries.filter(({ collection }) => collection === usersCollection);
    const firstLimit = queries.find(({ startAfter }) => startAfter === undefined)?.limit ?? 0;
    const secondLimit = queries.find(({ startAfter }) => startAfter !== undefined)?.limit ?? 0;
    expect(firstLimit + secondLimit).toBe(100);

    await userEvent.click(buttonNamed('Search further'));
    expect(listedNames()).toEqual(['Lemenon']);
    expect(announcements()).toContain('Page 2: 1 user');
  });

  it('offers no page of a search again that was empty, except to another filter', async () => {
    for (let number = 1; number <= 150; number += 1) {
      storeUser(`menon${number}`, `Menon ${number}`, { registrationDate: day(number) });
    }
    show('/admin/user?search=lemenon');
    await userEvent.click(buttonNamed('Search further'));
    expect(screen.getByText('No users found matching the current filters.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search further' })).not.toBeInTheDocument();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved');
    expect(buttonNamed('Search further')).toBeVisible();
  });

  it('can be sorted by its column headings', async () => {
    storeUser('anjali', 'anjali Menon', { registrationDate: day(1) });
    storeUser('basil', 'Basil Thomas', { registrationDate: day(3) });
    storeUser('chitra', 'Chitra Nair', { registrationDate: day(2) });
    const { router } = show();
    expect(heading('Registered')).toHaveAttribute('aria-sort', 'descending');
    expect(listedNames()).toEqual(['Basil Thomas', 'Chitra Nair', 'anjali Menon']);

    await userEvent.click(buttonNamed('Name and email'));
    expect(heading('Name and email')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('Registered')).not.toHaveAttribute('aria-sort');
    expect(listedNames()).toEqual(['anjali Menon', 'Basil Thomas', 'Chitra Nair']);
    await userEvent.click(buttonNamed('Name and email'));
    expect(heading('Name and email')).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?sort=name-descending');

    await userEvent.click(buttonNamed('Registered'));
    expect(announcements()).toContain('3 users, newest first');
    await userEvent.click(buttonNamed('Registered'));
    expect(listedNames()).toEqual(['anjali Menon', 'Chitra Nair', 'Basil Thomas']);
  });

  it('can be sorted by a select field on a screen without room for a table', async () => {
    browserPieces.install('(max-width:1279.95px)');
    storeUser('anjali', 'Anjali Menon', { registrationDate: day(1) });
    storeUser('basil', 'Basil Thomas', { registrationDate: day(2) });
    show('/admin/user?sort=oldest');
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect(sort).toHaveDisplayValue('Oldest first');
    await userEvent.selectOptions(sort, 'Name Z–A');
    expect(screen.getAllByRole('listitem').map((card) => card.textContent)[0]).toContain('Basil Thomas');
  });

  it('shows and announces new registrations, but no user who appears for another reason', () => {
    storeUser('anjali', 'Anjali Menon', { registrationDate: day(3) });
    show();
    act(() => storeUser('old', 'Old Friend', { status: 'pending', registrationDate: day(2) }));
    expect(announcements()).not.toContain('New registration: Old Friend, Ecommerce Mastery');

    act(() => storeUser('basil', 'Basil Thomas', { status: 'pending', registrationDate: day(4) }));
    expect(announcements()).toContain('New registration: Basil Thomas, Ecommerce Mastery');
    expect(names()[0]).toContain('New');
    expect(rowOf(/Old Friend/)).not.toHaveTextContent('New');
  });

  it('shows all statuses again after an approval', async () => {
    storeUser('anjali', 'Anjali Menon', { status: 'pending' });
    storeUser('basil', 'Basil Thomas', { status: 'approved' });
    vi.mocked(callAuthorisedApi).mockImplementation(() => {
      fakeStore.put('anjali', { status: 'approved' });
      return Promise.resolve({ success: true });
    });
    show();
    const status = screen.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Pending');
    expect(names()).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    await waitFor(() => expect(status).toHaveDisplayValue('All'));
    expect(names()).toHaveLength(2);
    expect(rowOf(/Anjali/)).toHaveTextContent('Approved');
  });

  it('approves with a payment in two steps, even when the row disappears while the dialog is open', async () => {
    storeUser('anjali', 'Anjali Menon', { status: 'pending' });
    show();
    const status = screen.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Pending');
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve with payment' }));
    expect(dialog.getByLabelText('Amount')).toHaveFocus();
    act(() => fakeStore.put('anjali', { status: 'inactive' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
    expect(callAuthorisedApi).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        path: '/admin/users/anjali/approve',
        body: {
          expectedStatus: 'pending',
          payment: {
            amount: 1999,
            price: 1999,
            method: 'upi',
            note: '',
            receivedOn: schoolDay(usualRegion, new Date()),
          },
        },
      }),
    );
    expect(status).toHaveDisplayValue('All');
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers the form draft of an approval after a reload, and drops it when the user is deleted', async () => {
    storeUser('anjali', 'Anjali Menon', { status: 'pending' });
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    await userEvent.type(screen.getByLabelText('Note'), 'at the fair');
    unmount();

    show('/admin/user?search=nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve with payment' }));
    expect(dialog.getByText(/^Anjali Menon, /)).toBeVisible();
    expect(dialog.getByLabelText('Note')).toHaveValue('at the fair');
    act(() => fakeStore.remove('anjali'));
    expect(await screen.findByText(/Someone else has deleted this/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/You have (an )?unsaved/)).not.toBeInTheDocument();
  });

  it('removes a deleted user from the list and moves the focus to the next one', async () => {
    storeUser('anjali', 'Anjali Menon');
    storeUser('basil', 'Basil Thomas');
    vi.mocked(callAuthorisedApi).mockImplementation(() => {
      fakeStore.remove('anjali');
      return Promise.resolve({ success: true });
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Anjali Menon is deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Anjali/ })).not.toBeInTheDocument());
    expect(rowOf(/Basil/)).toHaveFocus();
  });

  it('says that the list failed, and reads it again with all statuses', async () => {
    storeUser('anjali', 'Anjali Menon');
    show();
    const status = screen.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Approved');
    act(() => fakeStore.failAllReads(new Error('inside')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load users: Server error. Please try again later.',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(rowOf(/Anjali/)).toBeVisible();
    expect(status).toHaveDisplayValue('All');
  });

  it('says that the list is refused, and reads it again on request', async () => {
    storeUser('anjali', 'Anjali Menon');
    fakeStore.failAllReads(permissionDenied);
    show();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load users: Access denied. You do not have permission.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(rowOf(/Anjali/)).toBeVisible();
  });
});
