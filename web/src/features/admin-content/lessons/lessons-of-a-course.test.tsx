import { adminMessages } from '@padavu/domain/admin-messages';
import type { Lesson } from '@padavu/domain/lesson';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aLesson, aCategory } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { LessonsPage } from './LessonsPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);

const show = (search: string) =>
  renderForAdministrator([{ path: '/admin/lessons', Component: LessonsPage }], `/admin/lessons${search}`);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const dialogNamed = (name: string) => within(screen.getByRole('dialog', { name }));

/** What stands behind a dialog is out of reach until it has faded out. */
const fadeOut = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

/** The titles of the lessons in the tables, from the top. */
const listed = () => screen.queryAllByRole('rowheader').map((row) => row.querySelector('p')?.textContent);

/** The lessons of a category that is open, to be put in order. */
const inOrder = () => within(screen.getByRole('list', { name: 'Lessons in order' }));
const order = () =>
  inOrder()
    .getAllByRole('button', { name: /^Quiz of/ })
    .map(({ ariaLabel }) => ariaLabel?.slice('Quiz of '.length));

const lesson = (id: number, day: number, title: string, other: Partial<Lesson> = {}) =>
  aLesson({ id, day, title, subcategoryId: id < 6 ? 1 : 2, ...other });

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  call.mockReset();
  fakeStore.holdsOnly({
    courses: [
      aCourse({ id: 1, title: 'Course 1', lessonIds: [1, 2, 3, 4, 5, 6, 7] }),
      aCourse({ id: 2, title: 'Course 2' }),
      aCourse({ id: 3, title: 'Course 3' }),
    ],
    subcategories: [
      aCategory({ id: 1, title: 'Sourcing', lessonsCount: 5 }),
      aCategory({ id: 2, title: 'Selling', lessonsCount: 2 }),
      aCategory({ id: 3, courseId: 2, title: 'Drawing' }),
    ],
    lessons: [
      lesson(1, 1, 'Brief', { description: 'What a COCONUT costs.' }),
      lesson(2, 2, 'Samples', { videoUrl: '' }),
      lesson(3, 3, 'Prices', { videoUrl: 'not an address' }),
      lesson(4, 5, 'Parcels'),
      lesson(5, 8, 'Returns'),
      lesson(6, 1, 'Pictures'),
      lesson(7, 2, 'Words'),
    ],
  });
});

describe('the lessons of a course', () => {
  it('lists them by category and day, five a page, with what one goes by', async () => {
    const { router } = show('?course=1');
    expect(document.title).toBe('Lessons Management · Padavu');
    expect(screen.getByRole('heading', { level: 1, name: 'Lessons Management' })).toBeVisible();
    const filter = within(screen.getByRole('combobox', { name: 'Course' }));
    const options = ['All Courses', 'Course 1', 'Course 2', 'Course 3'];
    expect(filter.getAllByRole('option').map((option) => option.textContent)).toEqual(options);

    const table = within(screen.getByRole('table', { name: 'Course 1' }));
    const headings = table.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual(['Lesson', 'Category', 'Day', 'Actions']);
    expect(listed()).toEqual(['Brief', 'Samples', 'Prices', 'Parcels', 'Returns']);
    const row = table.getByRole('row', { name: /Brief/ });
    expect(row).toHaveTextContent('What a COCONUT costs.');
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Sourcing', 'Day 1', '']);
    expect(table.getByRole('rowheader', { name: /Samples/ })).toHaveTextContent('No Thumbnail');
    expect(table.getByRole('rowheader', { name: /Prices/ })).toHaveTextContent('Invalid URL');

    const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button');
    expect(pages.map((page) => page.textContent)).toEqual(['Previous', '1', '2', 'Next']);
    await press('Next');
    expect(listed()).toEqual(['Pictures', 'Words']);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(router.state.location.search).toBe('?course=1&page=2');
    await press('Previous');
    expect(listed()).toHaveLength(5);
    expect(router.state.location.search).toBe('?course=1');
  });

  it('finds titles and descriptions, and leads on where nothing is found', async () => {
    show('?course=1');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'coconut C');
    await waitFor(() => expect(listed()).toEqual(['Brief']));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'PICT');
    await waitFor(() => expect(listed()).toEqual(['Pictures']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Course 2');
    expect(screen.getByText('No Lessons Found')).toBeVisible();
    expect(
      screen.getByText('No lessons match your current filters or no lessons have been added yet.'),
    ).toBeVisible();
    await press('Add Your First Lesson');
    await userEvent.click(dialogNamed('Add Lesson').getByRole('button', { name: 'Cancel' }));
    await fadeOut();
    await press('Clear filters');
    expect(screen.getByRole('table', { name: 'Course 1' })).toBeVisible();
    expect(search).toHaveValue('');
  });

  it('lists a category alone, for which a new lesson is, until its filter is taken away', async () => {
    const { router } = show('?category=2');
    expect(inOrder().getAllByRole('listitem')).toHaveLength(2);
    await press('Add New Lesson');
    const dialog = dialogNamed('Add Lesson');
    expect(dialog.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Course 1');
    expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Selling');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await fadeOut();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 's');
    await waitFor(() => expect(listed()).toEqual(['Pictures', 'Words']));
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
    expect(await screen.findByRole('list', { name: 'Lessons in order' })).toBeVisible();
    await press('Category: Selling. Remove this filter');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('table', { name: 'Course 1' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Sourcing' })[0] ?? document.body);
    expect(inOrder().getAllByRole('listitem')).toHaveLength(5);
    await act(() => router.navigate('/admin/lessons?category=999'));
    expect(screen.getByText('No Lessons Found')).toBeVisible();
  });

  it.each([
    ['courses', 'Failed to load courses. Please try again.'],
    ['lessons', 'Failed to fetch lessons'],
  ])('says that it cannot be read, and can be loaded again: %s', async (place, message) => {
    fakeStore.fails(place);
    show('?course=1');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await press('Retry');
    expect(fakeStore.retried).toEqual([place]);
  });

  it('adds a lesson once nothing is missing in it, with every topic that was typed', async () => {
    call.mockResolvedValue({ success: true });
    show('?course=1');
    await press('Add New Lesson');
    const dialog = dialogNamed('Add Lesson');
    const [day, title] = [dialog.getByLabelText('Day Number'), dialog.getByLabelText('Lesson Title')];
    expect(day).toHaveValue(1);
    expect(day).toHaveAttribute('min', '1');
    expect(day).toHaveAttribute('max', '30');
    expect(dialog.getByLabelText('Duration')).toHaveValue('45 minutes');
    const add = dialog.getByRole('button', { name: 'Add Lesson' });
    await userEvent.clear(day);
    await userEvent.click(add);
    for (const missing of ['Day is required', 'Title is required', 'Description is required'])
      expect(await dialog.findByText(missing)).toBeVisible();
    await userEvent.type(day, '31');
    expect(await dialog.findByText('Day must be a whole number from 1 to 30')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '4');
    await userEvent.type(title, ' Tax ');
    await userEvent.type(dialog.getByLabelText('Lesson Description'), 'Pay it.');

    const [course, category] = ['Course', 'Category'].map((name) => dialog.getByRole('combobox', { name }));
    if (!course || !category) throw new Error('There is nothing to choose from');
    await userEvent.selectOptions(category, 'Selling');
    await userEvent.selectOptions(course, 'Course 2');
    expect(category).toHaveDisplayValue('Drawing');
    await userEvent.selectOptions(course, 'Course 1');
    expect(category).toHaveDisplayValue('Sourcing');

    const topic = dialog.getByRole('textbox', { name: 'Topics' });
    const topics = () => dialog.getAllByRole('listitem').map((item) => item.textContent);
    await userEvent.type(topic, '  Duties ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Topic' }));
    expect(topic).toHaveValue('');
    expect(topic).toHaveFocus();
    await userEvent.keyboard('No{Enter}  {Enter}');
    expect(topics()).toEqual(['Duties', 'No']);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove topic: No' }));
    expect(topics()).toEqual(['Duties']);
    await userEvent.keyboard('Forms');
    await userEvent.click(add);
    expect(await screen.findByText('Lesson created successfully!')).toBeVisible();
    expect(call.mock.calls.map(([request]) => request)).toMatchObject([
      {
        method: 'POST',
        path: '/lessons/subcategory/1',
        once: true,
        body: { day: 4, title: 'Tax', description: 'Pay it.', topics: ['Duties', 'Forms'] },
      },
    ]);
    await fadeOut();
  });

  it('says of each command why it failed', async () => {
    call.mockRejectedValue(new ApiError(0, 'Failed to fetch'));
    const reason = adminMessages.lessonService.network;
    show('?course=1');
    await press('Duplicate Brief');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Failed to duplicate lesson. Please try again. ${reason}`,
    );
    await press('Delete Brief');
    await confirm('Delete');
    expect(
      await screen.findByText(`Failed to delete lesson. Please try again. ${reason}`),
    ).toBeInTheDocument();
    await fadeOut();

    await press('Add New Lesson');
    const dialog = dialogNamed('Add Lesson');
    await userEvent.type(dialog.getByLabelText('Lesson Title'), 'New');
    await userEvent.type(dialog.getByLabelText('Lesson Description'), 'New');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Lesson' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      `Failed to create lesson. Please try again.${reason}`,
    );
  });

  it('copies a lesson, deletes one after a question, and brings it back', async () => {
    call.mockResolvedValueOnce({ success: true, data: aLesson({ title: 'Brief (copy)', day: 4 }) });
    show('?course=1');
    await press('Duplicate Brief');
    const copied = 'Lesson duplicated successfully! “Brief (copy)” is on day 4.';
    expect(await screen.findByText(copied)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'POST',
      path: '/lessons/subcategory/1/lesson/1/duplicate',
    });

    await press('Delete Brief');
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this lesson?' }),
    ).toHaveTextContent('Brief goes with its texts and topics.');
    await confirm('Cancel');
    await fadeOut();
    expect(call).toHaveBeenCalledTimes(1);
    call.mockResolvedValueOnce({ success: true, message: 'It is gone.', data: { auditId: 'entry' } });
    await press('Delete Brief');
    await confirm('Delete');
    expect(await screen.findByText('It is gone.')).toBeInTheDocument();
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'DELETE',
      path: '/lessons/subcategory/1/lesson/1',
    });
    await fadeOut();
    call.mockResolvedValueOnce({ success: true, message: 'The lesson is restored.' });
    await press('Undo');
    expect(await screen.findByText('The lesson is restored.')).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({ method: 'POST', path: '/admin/audit/entry/undo' });
  });

  it('offers back what was typed for a new lesson, until it is discarded', async () => {
    const { unmount } = show('?course=1');
    await press('Add New Lesson');
    await userEvent.type(dialogNamed('Add Lesson').getByLabelText('Lesson Title'), 'Later');
    unmount();
    show('?course=1');
    expect(screen.getByText('You have an unsaved new lesson.')).toBeVisible();
    await press('Continue');
    const dialog = dialogNamed('Add Lesson');
    expect(dialog.getByLabelText('Lesson Title')).toHaveValue('Later');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await confirm('Discard');
    await fadeOut();
    expect(screen.queryByText('You have an unsaved new lesson.')).not.toBeInTheDocument();
  });

  it('moves no lesson to a course that has no category', async () => {
    show('?course=1');
    await press('Edit Brief');
    const dialog = dialogNamed('Edit Lesson');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Course 3');
    expect(dialog.getByText('This course has no category yet.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await dialog.findByText('Invalid subcategory ID')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('puts back an order that cannot be stored, and says why', async () => {
    show('?category=1');
    const before = ['Brief', 'Samples', 'Prices', 'Parcels', 'Returns'];
    const answer = Promise.withResolvers<object>();
    call.mockReturnValueOnce(answer.promise);
    await press('Move up Samples');
    expect(order()).toEqual(['Samples', 'Brief', 'Prices', 'Parcels', 'Returns']);
    expect(screen.getByText('Samples is now at position 1 of 5. Saving...')).toBeVisible();
    answer.reject(new ApiError(0, 'Failed to fetch'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Failed to save the order. Please try again. ${adminMessages.lessonService.network}`,
    );
    expect(order()).toEqual(before);

    const message = 'This was changed meanwhile.';
    call.mockRejectedValueOnce(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    await press('Move up Prices');
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
    expect(order()).toEqual(before);

    const updatedAt = new Date();
    call.mockResolvedValueOnce({ success: true, data: [aLesson({ id: 3, day: 2, updatedAt })] });
    await press('Move up Prices');
    const after = ['Brief', 'Prices', 'Samples', 'Parcels', 'Returns'];
    expect(order()).toEqual(after);
    await waitFor(() => expect(screen.getByText('Prices is now at position 2 of 5.')).toBeVisible());
    // What is stored follows a moment later.
    expect(order()).toEqual(after);
    act(() => {
      fakeStore.put(2, { day: 3, updatedAt }, 'lessons');
      fakeStore.put(3, { day: 2, updatedAt }, 'lessons');
    });
    expect(order()).toEqual(after);
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'PUT',
      path: '/lessons/subcategory/1/order',
      body: { lessonIds: [1, 3, 2, 4, 5] },
    });
  });
});
