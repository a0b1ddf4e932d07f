import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { ifMatch } from '@padavu/domain/api/entity-tag';
import { messages } from '@padavu/domain/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aCategory, someMoment } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';
import { readStoredText, storeText } from '@/lib/stored.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore, permissionDenied } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { CategoriesPage } from './CategoriesPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/session/store.ts', () => ({ endSession: vi.fn<typeof endSession>() }));

const call = vi.mocked(callAuthorisedApi);
const forbidden = new ApiError(403, 'Not you');

function show() {
  renderForAdministrator([{ path: '/admin/categories', Component: CategoriesPage }], '/admin/categories');
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** The page behind a dialog cannot be used until the dialog has faded out. */
const fadeOut = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

const editDialog = () => within(screen.getByRole('dialog', { name: 'Edit Category' }));
const update = () => user.click(editDialog().getByRole('button', { name: 'Update Category' }));

async function deleteFirstCategory() {
  await press('Delete Category 1');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  browserPieces.install();
  call.mockReset().mockResolvedValue({ success: true, data: { auditId: 'entry', title: 'Copy' } });
  vi.mocked(endSession).mockReset();
  storeText('adminToken', 'a long enough token');
  fakeStore.reset();
  fakeStore.set('courses', [aCourse(), aCourse({ id: 2, title: 'Baking' })]);
  fakeStore.set(
    'subcategories',
    [1, 2, 3, 4, 5, 6].map((id) =>
      aCategory({ id, title: `Category ${id}`, courseId: id === 6 ? 2 : 1, lessonsCount: id }),
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the start of Category Management', () => {
  it('shows for half a second that the authentication is checked', async () => {
    // Without `shouldAdvanceTime`: the clock must stand still until `pass` is called.
    vi.useRealTimers();
    vi.useFakeTimers();
    show();
    expect(screen.getByText('Checking authentication...')).toBeVisible();
    await pass(499);
    expect(screen.queryByText('Category 1')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('Category 1')).toBeVisible();
  });

  it.each(['', 'ten chars!'])('does not open with the token "%s"', async (token) => {
    storeText('adminToken', token);
    show();
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent('Token is invalid. Please login again.');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await pass(5000);
    expect(endSession).not.toHaveBeenCalled();
    await press('Login Again');
    expect(endSession).toHaveBeenCalledExactlyOnceWith('session_expired');
  });
});

it('translates a category, and shows in the list how many texts are missing', async () => {
  const category = aCategory({ title: 'Category 1', translations: { ml: { title: 'വിഭാഗം' } } });
  fakeStore.set('subcategories', [category]);
  fakeStore.set('subcategories/1', category);
  show();
  await pass(500);
  expect(await screen.findByText('In Malayalam: 3 of 4 texts missing')).toBeVisible();
  await press('Edit Category 1');
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit/ }));
  expect(dialog.getByLabelText('Category Name in Malayalam')).toHaveValue('വിഭാഗം');
  await user.type(dialog.getByLabelText('Description in Malayalam'), 'ആദ്യ പാഠങ്ങൾ');
  await user.click(dialog.getByRole('button', { name: 'Update Category' }));
  await waitFor(() =>
    expect(call.mock.lastCall?.[0].body).toMatchObject({
      translations: { ml: { title: 'വിഭാഗം', description: 'ആദ്യ പാഠങ്ങൾ' } },
    }),
  );
});

it('leads to the courses while there is none that a category could be added to', async () => {
  fakeStore.replaceAll({});
  show();
  await pass(500);
  expect(await screen.findByText('No courses yet')).toBeVisible();
  expect(screen.getByRole('link', { name: adminMessages.courses.title })).toBeVisible();
  expect(screen.getByRole('button', { name: adminMessages.categories.add })).toBeDisabled();
  act(() => fakeStore.set('courses', [aCourse()]));
  expect(screen.getByText(adminMessages.categories.empty)).toBeVisible();
  expect(screen.getByRole('button', { name: adminMessages.categories.add })).toBeEnabled();
});

describe('the dialog of a category', () => {
  beforeEach(async () => {
    show();
    await pass(500);
    await press('Edit Category 1');
    await user.clear(editDialog().getByLabelText('Category Name'));
    await user.type(editDialog().getByLabelText('Category Name'), 'Marks');
  });

  it('says that somebody else has saved the category, until the newer version is loaded', async () => {
    const newer = { title: 'Emblems', description: 'What stands for a house.', updatedAt: new Date() };
    act(() => fakeStore.put(1, newer, 'subcategories'));
    expect(editDialog().getByText(/Someone else has changed this in the meantime/)).toBeVisible();
    call.mockRejectedValueOnce(new ApiError(412, 'Precondition Failed'));
    await update();
    const save = editDialog().getByRole('button', { name: 'Update Category' });
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'false'));
    expect(call.mock.calls[0]?.[0]).toMatchObject({ method: 'PUT', ifMatch: ifMatch(someMoment) });
    // The dialog's notice of the newer version replaces the refusal.
    expect(editDialog().getAllByRole('alert')).toHaveLength(1);

    await user.click(editDialog().getByRole('button', { name: 'Load the latest version' }));
    expect(editDialog().getByLabelText('Category Name')).toHaveValue('Marks');
    expect(editDialog().getByText('Latest version: Emblems')).toBeVisible();
    expect(editDialog().getByLabelText('Description')).toHaveValue('What stands for a house.');
    await update();
    expect(await screen.findByText('Category "Marks" updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({
      ifMatch: ifMatch(newer.updatedAt),
      body: { title: 'Marks', description: 'What stands for a house.' },
    });
  });

  it('says why the category was not saved, and can be submitted again', async () => {
    call.mockRejectedValueOnce(new ApiError(0, 'Failed to fetch'));
    await update();
    const alert = await editDialog().findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update category');
    expect(alert).toHaveTextContent('Unable to update category 1');
    const message = 'Closed for repairs';
    call.mockRejectedValueOnce(new ApiError(500, message, { success: false, message, code: 'internal' }));
    await update();
    expect(await editDialog().findByText(message)).toBeVisible();
    expect(editDialog().getByLabelText('Category Name')).toHaveValue('Marks');
    await user.click(editDialog().getByRole('button', { name: 'Dismiss' }));
    expect(editDialog().queryByRole('alert')).not.toBeInTheDocument();
    await update();
    expect(await screen.findByText('Category "Marks" updated successfully!')).toBeVisible();
  });
});

describe('the category list', () => {
  beforeEach(async () => {
    show();
    await pass(500);
  });

  it('shows five at a time, with the title of their course', async () => {
    expect(screen.getAllByRole('rowheader')).toHaveLength(5);
    const row = screen.getByRole('row', { name: /Category 1/ });
    expect(row).toHaveTextContent('Ecommerce Mastery');
    expect(row).toHaveTextContent('1 lesson');
    await press('Page 2');
    expect(screen.getByRole('row', { name: /Category 6/ })).toHaveTextContent('Baking');
    expect(screen.getByRole('link', { name: 'View Category 6' })).toHaveAttribute(
      'href',
      '/admin/lessons?category=6',
    );
  });

  it('names what is deleted along with a category, and offers to undo the deletion', async () => {
    await press('Delete Category 1');
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' }),
    ).toHaveTextContent('Category 1 and its 1 lesson are deleted.');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await fadeOut();
    expect(call).not.toHaveBeenCalled();
    await press('Delete Category 1');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Category deleted successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'DELETE',
      path: '/subcategories/1',
      ifMatch: ifMatch(someMoment),
    });
    await fadeOut();
    call.mockResolvedValue({ success: true, message: 'It is back.' });
    await press('Undo');
    expect(await screen.findByText('It is back.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ method: 'POST', path: '/admin/audit/entry/undo' }),
    );
  });

  it.each([
    ['the network is gone', new ApiError(0, 'Failed to fetch'), messages.login.network],
    ['the response is not from the API', new ApiError(502, 'Bad Gateway'), adminMessages.audit.undoFailed],
    [
      'the server says why',
      new ApiError(409, 'x', { success: false, message: 'Its course is gone.', code: 'course-gone' }),
      'Its course is gone.',
    ],
  ])('says why a deletion was not undone when %s', async (_, error, reason) => {
    await deleteFirstCategory();
    await fadeOut();
    call.mockRejectedValue(error);
    await press('Undo');
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  });

  it('duplicates a category once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<object>();
    call.mockReturnValue(answer.promise);
    await user.dblClick(screen.getByRole('button', { name: 'Duplicate Category 1' }));
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.lastCall?.[0]).toMatchObject({ method: 'POST', path: '/subcategories/1/duplicate' });
    answer.resolve({ success: true, data: { title: 'Category 1 (copy)' } });
    expect(await screen.findByText('Category "Category 1 (copy)" created successfully!')).toBeVisible();
  });

  it.each([
    [new ApiError(0, 'Failed to fetch'), 'Unable to delete category 1'],
    [new ApiError(409, 'x', { success: false, message: 'Not now', code: 'has-learners' }), 'Not now'],
    [new ApiError(412, 'Precondition Failed'), messages.server.changedMeanwhile],
    [new TypeError('data is not iterable'), 'Unable to delete category 1'],
  ])('says why a deletion failed, until it is dismissed: %s', async (error, reason) => {
    call.mockRejectedValue(error);
    await deleteFirstCategory();
    expect(await screen.findByText(`Failed to delete category: ${reason}`)).toBeVisible();
    await fadeOut();
    await pass(60_000);
    await press('Close');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an expired session', () => {
  it('is reported, loses its token, and redirects to the sign-in after two seconds', async () => {
    call.mockRejectedValue(forbidden);
    show();
    await pass(500);
    await deleteFirstCategory();
    await waitFor(() =>
      expect(screen.getByText('Your session has expired. Please login again.')).toBeVisible(),
    );
    expect(readStoredText('adminToken')).toBeNull();
    expect(call).toHaveBeenCalledTimes(1);
    expect(endSession).not.toHaveBeenCalled();
    await pass(2000);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('session_expired');
  });

  it('is not reported when App Check refuses the page', async () => {
    const message = messages.server.notAttested;
    call.mockRejectedValue(new ApiError(401, message, { success: false, message, code: 'app-check' }));
    show();
    await pass(500);
    await deleteFirstCategory();
    expect(await screen.findByText(`Failed to delete category: ${message}`)).toBeVisible();
    await pass(2000);
    expect(readStoredText('adminToken')).not.toBeNull();
    expect(endSession).not.toHaveBeenCalled();
  });

  it('is reported when the undo of a deletion is refused', async () => {
    show();
    await pass(500);
    await deleteFirstCategory();
    await fadeOut();
    call.mockRejectedValue(forbidden);
    await press('Undo');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your session has expired. Please login again.',
    );
    await pass(2000);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('session_expired');
  });

  it('is reported when the token is missing', async () => {
    show();
    await pass(500);
    storeText('adminToken', '');
    await deleteFirstCategory();
    expect(await screen.findByText('Authentication token not found. Please login again.')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await pass(2000);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('session_expired');
  });

  it('is reported when the rules refuse the courses', async () => {
    fakeStore.failReadsOf('courses', permissionDenied);
    show();
    await pass(500);
    expect(screen.getByText('Your session has expired. Please login again.')).toBeVisible();
  });
});

describe('a list with nothing to show', () => {
  it.each([
    ['courses', 'Failed to load courses'],
    ['subcategories', 'Failed to load categories'],
  ])('shows an error and can be read again: %s', async (collection, text) => {
    fakeStore.failReadsOf(collection);
    show();
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await press('Try again');
    expect(fakeStore.retried).toEqual([collection]);
  });

  it('shows a text when there are no categories', async () => {
    fakeStore.set('subcategories', []);
    show();
    await pass(500);
    expect(
      screen.getByText('No categories found. Add your first category using the button above.'),
    ).toBeVisible();
  });
});
