import { coursesCollection } from '@padavu/domain/course';
import { act, screen, waitFor, within } from '@testing-library/react';
import { schoolDay } from '@padavu/domain/school-day';
import { usualRegion } from '@padavu/domain/usual-region';
import { usersCollection } from '@padavu/domain/user';
import userEvent from '@testing-library/user-event';
import { aCourse, aUserRecord } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore, refused } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { UsersPage } from './UsersPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const day = (number: number) => new Date(Date.UTC(2025, 4, number, 9));

function someone(id: string, name: string, overrides: Parameters<typeof aUserRecord>[0] = {}) {
  fakeStore.put(id, aUserRecord({ name, email: `${id}@padavu.example`, ...overrides }));
}

function show(address = '/admin/user') {
  return renderForAdministrator([{ path: '/admin/user', Component: UsersPage }], address);
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const heading = (name: string) => screen.getByRole('columnheader', { name });
const pressable = (name: string) => screen.getByRole('button', { name });
/** The names in their order, those of users on whom something can be done. */
const listed = () =>
  screen
    .getAllByRole('button', { name: /^Delete ./ })
    .map((remove) => remove.getAttribute('aria-label')?.replace('Delete ', ''));
const many = (count: number) => {
  for (let number = 1; number <= count; number += 1) {
    someone(`user${number}`, `User ${number}`, { registrationDate: day(number) });
  }
};
const announced = () => screen.getAllByRole('status').map((status) => status.textContent);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  fakeStore.reset();
  fakeStore.put(1, aCourse(), coursesCollection);
  fakeStore.put(2, aCourse({ id: 2, title: 'Digital Marketing', published: false }), coursesCollection);
  vi.mocked(callAuthorisedApi).mockReset().mockResolvedValue({ success: true });
});

describe('User Management', () => {
  it('shows what there is to know of a user, and the actions that fit the status', () => {
    someone('anjali', 'Anjali Menon', { status: 'pending', registrationDate: day(3) });
    someone('basil', 'Basil Thomas', { status: 'approved', registrationDate: day(2) });
    someone('chitra', 'Chitra Nair', { status: 'inactive', registrationDate: day(1) });
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

  it('offers nothing on the own account', () => {
    someone('admin', 'Lakshmi', { role: 'admin' });
    show();
    expect(rowOf(/Lakshmi/)).toHaveTextContent('You');
    expect(within(rowOf(/Lakshmi/)).queryByRole('button')).not.toBeInTheDocument();
  });

  it('combines search, status and course', async () => {
    someone('anjali', 'Anjali Menon', { status: 'pending', courseId: 2 });
    someone('basil', 'Basil Menon', { status: 'approved', courseId: 2 });
    someone('chitra', 'Chitra Menon', { status: 'pending', courseId: 1 });
    someone('deepa', 'Deepa Nair', { status: 'pending', courseId: 2 });
    const { router } = show();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Digital Marketing');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' MENON');

    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Anjali Menon')]));
    expect(router.state.location.search).toBe('?course=2&search=MENON');
  });

  it('lists more courses to choose from where there are many, and says so', async () => {
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
    someone('anjali', 'Anjali Menon', { courseId: 2 });
    someone('basil', 'Basil Menon', { courseId: 1 });
    show('/admin/user?course=2&search=menon');
    expect(names()).toEqual([expect.stringContaining('Anjali Menon')]);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('menon');
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Digital Marketing');
  });

  it('leads from an empty list back to everybody', async () => {
    someone('anjali', 'Anjali Menon');
    const { router } = show('/admin/user?course=7&search=zzz');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(rowOf(/Anjali/)).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All');
  });

  it('empties the search box when the address loses its search', async () => {
    someone('anjali', 'Anjali Menon');
    const { router } = show('/admin/user?search=zzz');
    expect(screen.getByText('No users found matching the current filters.')).toBeVisible();
    await act(() => router.navigate('/admin/user'));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(rowOf(/Anjali/)).toBeVisible();
  });

  it('confirms a search on the result: the same last letters are not enough', () => {
    someone('anjali', 'Anjali Menon');
    someone('lemon', 'Lemon Seller');
    show('/admin/user?search=lemon');
    expect(names()).toEqual([expect.stringContaining('Lemon Seller')]);
  });

  it('finds a part of an address, whatever the case', () => {
    someone('anjali', 'Anjali Menon', { email: 'a.menon.kollam@padavu.example' });
    someone('basil', 'Basil Menon');
    show('/admin/user?search=ON.KOLLAM%40PAD');
    expect(names()).toEqual([expect.stringContaining('Anjali Menon')]);
  });

  it('looks further when a page holds too few of those searched for', () => {
    for (let number = 1; number <= 26; number += 1) {
      someone(`menon${number}`, `Menon ${number}`, { registrationDate: day(number) });
    }
    someone('simon', 'Lemenon', { registrationDate: day(0) });
    show('/admin/user?search=lemenon');
    expect(names()).toEqual([expect.stringContaining('Lemenon')]);
  });

  it('finds a payment reference as people type it, and by name what only looks like one', () => {
    someone('anjali', 'Anjali Menon', { paymentReference: 'RAHEEM' });
    someone('raheem', 'Raheem Koya', { paymentReference: 'K7M3QX' });
    show('/admin/user?search=ra-heem');
    expect(names()).toEqual([expect.stringContaining('Anjali Menon')]);
  });

  it('shows a user once who is found by name and by reference', () => {
    someone('raheem', 'Raheem Koya', { paymentReference: 'RAHEEM' });
    show('/admin/user?search=raheem');
    expect(names()).toHaveLength(1);
  });

  it('shows page after page, each read by itself, and goes back', async () => {
    many(30);
    show();
    expect(names()).toHaveLength(25);
    expect(announced()).toContain('Page 1: 25 users, newest first');
    expect(pressable('Previous')).toHaveAttribute('aria-disabled', 'true');

    fakeStore.queries = [];
    await userEvent.click(pressable('Next'));
    expect(listed()).toEqual(['User 5', 'User 4', 'User 3', 'User 2', 'User 1']);
    expect(announced()).toContain('Page 2: 5 users, newest first');
    expect(document.activeElement).toHaveTextContent('Page 2: 5 users, newest first');
    expect(pressable('Next')).toHaveAttribute('aria-disabled', 'true');
    for (const query of fakeStore.queries.filter(({ startAfter }) => startAfter !== undefined)) {
      expect(query).toMatchObject({ startAfter: [day(6), 'user6'], limit: 26 });
    }

    await userEvent.click(pressable('Previous'));
    expect(names()).toHaveLength(25);
  });

  it('begins at the first page again when a filter changes', async () => {
    many(30);
    show();
    await userEvent.click(pressable('Next'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved');
    expect(announced()).toContain('Page 1: 25 users, newest first');
  });

  it('goes back by itself from a page on which nobody is left', async () => {
    many(26);
    show();
    await userEvent.click(pressable('Next'));
    expect(listed()).toEqual(['User 1']);
    act(() => fakeStore.remove('user1'));
    expect(names()).toHaveLength(25);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('reads at most a hundred people for a page of a search, and says that there may be more', async () => {
    for (let number = 1; number <= 150; number += 1) {
      someone(`menon${number}`, `Menon ${number}`, { registrationDate: day(number + 1) });
    }
    someone('simon', 'Lemenon', { registrationDate: day(1) });
    show('/admin/user?search=lemenon');
    expect(screen.getByText('Nobody found so far.')).toBeVisible();
    const queries = fakeStore.queries.filter(({ collection }) => collection === usersCollection);
    const read = queries.find(({ startAfter }) => startAfter === undefined)?.limit ?? 0;
    const further = queries.find(({ startAfter }) => startAfter !== undefined)?.limit ?? 0;
    expect(read + further).toBe(100);

    await userEvent.click(pressable('Search further'));
    expect(listed()).toEqual(['Lemenon']);
    expect(announced()).toContain('Page 2: 1 user');
  });

  it('is put in order by its column headings', async () => {
    someone('anjali', 'anjali Menon', { registrationDate: day(1) });
    someone('basil', 'Basil Thomas', { registrationDate: day(3) });
    someone('chitra', 'Chitra Nair', { registrationDate: day(2) });
    const { router } = show();
    expect(heading('Registered')).toHaveAttribute('aria-sort', 'descending');
    expect(listed()).toEqual(['Basil Thomas', 'Chitra Nair', 'anjali Menon']);

    await userEvent.click(pressable('Name and e-mail'));
    expect(heading('Name and e-mail')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('Registered')).not.toHaveAttribute('aria-sort');
    expect(listed()).toEqual(['anjali Menon', 'Basil Thomas', 'Chitra Nair']);
    await userEvent.click(pressable('Name and e-mail'));
    expect(heading('Name and e-mail')).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?sort=name-descending');

    await userEvent.click(pressable('Registered'));
    expect(announced()).toContain('3 users, newest first');
    await userEvent.click(pressable('Registered'));
    expect(listed()).toEqual(['anjali Menon', 'Chitra Nair', 'Basil Thomas']);
  });

  it('is put in order by a choice where there is no room for a table', async () => {
    browserPieces.install('(max-width:1279.95px)');
    someone('anjali', 'Anjali Menon', { registrationDate: day(1) });
    someone('basil', 'Basil Thomas', { registrationDate: day(2) });
    show('/admin/user?sort=oldest');
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect(sort).toHaveDisplayValue('Oldest first');
    await userEvent.selectOptions(sort, 'Name Z–A');
    expect(screen.getAllByRole('listitem').map((card) => card.textContent)[0]).toContain('Basil Thomas');
  });

  it('shows and announces who registers, and nobody who comes into view in another way', () => {
    someone('anjali', 'Anjali Menon', { registrationDate: day(3) });
    show();
    act(() => someone('old', 'Old Friend', { status: 'pending', registrationDate: day(2) }));
    expect(announced()).not.toContain('New registration: Old Friend, Ecommerce Mastery');

    act(() => someone('basil', 'Basil Thomas', { status: 'pending', registrationDate: day(4) }));
    expect(announced()).toContain('New registration: Basil Thomas, Ecommerce Mastery');
    expect(names()[0]).toContain('New');
    expect(rowOf(/Old Friend/)).not.toHaveTextContent('New');
  });

  it('shows all statuses again after an approval', async () => {
    someone('anjali', 'Anjali Menon', { status: 'pending' });
    someone('basil', 'Basil Thomas', { status: 'approved' });
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

  it('approves with a payment in two steps, also when the row goes while the dialog is open', async () => {
    someone('anjali', 'Anjali Menon', { status: 'pending' });
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
          payment: { amount: 1999, method: 'upi', note: '', receivedOn: schoolDay(usualRegion, new Date()) },
        },
      }),
    );
    expect(status).toHaveDisplayValue('All');
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers an approval that was typed before a reload, and drops it where the user is gone', async () => {
    someone('anjali', 'Anjali Menon', { status: 'pending' });
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

  it('drops a deleted user and keeps the focus in the list', async () => {
    someone('anjali', 'Anjali Menon');
    someone('basil', 'Basil Thomas');
    vi.mocked(callAuthorisedApi).mockImplementation(() => {
      fakeStore.remove('anjali');
      return Promise.resolve({ success: true });
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Anjali Menon is deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Anjali/ })).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
  });

  it('says that the list failed, and asks again with all statuses', async () => {
    someone('anjali', 'Anjali Menon');
    show();
    const status = screen.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Approved');
    act(() => fakeStore.breaks(new Error('inside')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load users: Server error. Please try again later.',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(rowOf(/Anjali/)).toBeVisible();
    expect(status).toHaveDisplayValue('All');
  });

  it('says that the list is refused, and asks again', async () => {
    someone('anjali', 'Anjali Menon');
    fakeStore.breaks(refused);
    show();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load users: Access denied. You do not have permission.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(rowOf(/Anjali/)).toBeVisible();
  });
});
