import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Lesson } from '@padavu/domain/course/lesson';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aLesson, aCategory } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfineToCourse } from '@/features/course-content/TaughtCourse.tsx';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore, permissionDenied } from '@/test/fake-store.ts';
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

/** The page behind a dialog cannot be used until the dialog has faded out. */
const fadeOut = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

/** The titles of the lessons in the tables, from the top. */
const listedTitles = () =>
  screen.queryAllByRole('rowheader').map((row) => row.querySelector('p')?.textContent);

/** The sortable list of the lessons of one category. */
const sortableList = () => within(screen.getByRole('list', { name: 'Lessons in order' }));
const titlesInOrder = () =>
  sortableList()
    .getAllByRole('button', { name: /^Quiz of/ })
    .map(({ ariaLabel }) => ariaLabel?.slice('Quiz of '.length));

const lesson = (id: number, day: number, title: string, other: Partial<Lesson> = {}) =>
  aLesson({ id, day, title, subcategoryId: id < 6 ? 1 : 2, ...other });

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  call.mockReset();
  fakeStore.replaceAll({
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
  it('keep no draft of the quiz of a lesson that somebody else has deleted', async () => {
    show('?course=1');
    await press('Quiz of Brief');
    await userEvent.type(dialogNamed('Quiz of Brief').getByLabelText('Percent to pass'), '5');
    act(() => fakeStore.remove(1, 'lessons'));
    const gone = dialogNamed('Quiz');
    expect(gone.getByText('Someone else has deleted this.')).toBeVisible();
    await userEvent.click(gone.getByRole('button', { name: 'Close' }));
    await fadeOut();
    expect(screen.queryByText('You have unsaved changes to a quiz.')).not.toBeInTheDocument();
  });

  it('have a quiz whose new question takes the focus, and is called wrong only once it was left', async () => {
    show('?course=1');
    await press('Quiz of Brief');
    const dialog = dialogNamed('Quiz of Brief');
    await userEvent.click(dialog.getByRole('button', { name: 'Add question' }));
    const added = within(dialog.getByRole('group', { name: 'Question 2' }));
    await waitFor(() => expect(added.getByRole('textbox', { name: 'Question' })).toHaveFocus());
    expect(dialog.queryAllByRole('alert')).toEqual([]);
    await userEvent.click(added.getByRole('textbox', { name: 'Option 1' }));
    await userEvent.tab();
    await waitFor(() => expect(added.getByText('Mark one option as right.')).toHaveRole('alert'));
  });

  it('have a quiz of whose options a double click removes one', async () => {
    show('?course=1');
    await press('Quiz of Brief');
    const dialog = dialogNamed('Quiz of Brief');
    const add = dialog.getByRole('button', { name: 'Add option' });
    await userEvent.click(add);
    await userEvent.click(add);
    for (const detail of [1, 2])
      fireEvent.click(dialog.getByRole('button', { name: 'Remove option 1' }), { detail });
    expect(dialog.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(3);
  });

  it('are announced by their number on each page and after each search', async () => {
    show('?course=1');
    const announcement = screen.getByText('Page 1 of 2, 5 lessons');
    expect(announcement).toHaveRole('status');
    await press('Page 2');
    expect(announcement).toHaveTextContent('Page 2 of 2, 2 lessons');
    await userEvent.type(screen.getByRole('searchbox'), 'brief');
    await waitFor(() => expect(announcement).toHaveTextContent(/^1 lesson$/));
    await userEvent.type(screen.getByRole('searchbox'), ' or none');
    await waitFor(() => expect(announcement).toHaveTextContent(/^0 lessons$/));
  });

  it('are listed by category and day, five a page, with a thumbnail and a description', async () => {
    const { router } = show('?course=1');
    expect(document.title).toBe('Lessons Management · Padavu');
    expect(screen.getByRole('heading', { level: 1, name: 'Lessons Management' })).toBeVisible();
    const filter = within(screen.getByRole('combobox', { name: 'Course' }));
    const options = ['All Courses', 'Course 1', 'Course 2', 'Course 3'];
    expect(filter.getAllByRole('option').map((option) => option.textContent)).toEqual(options);

    const table = within(screen.getByRole('table', { name: 'Course 1' }));
    const headings = table.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual(['Lesson', 'Category', 'Day', 'Actions']);
    expect(listedTitles()).toEqual(['Brief', 'Samples', 'Prices', 'Parcels', 'Returns']);
    const row = table.getByRole('row', { name: /Brief/ });
    expect(row).toHaveTextContent('What a COCONUT costs.');
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Sourcing', 'Day 1', '']);
    expect(table.getByRole('rowheader', { name: /Samples/ })).toHaveTextContent('No Thumbnail');
    expect(table.getByRole('rowheader', { name: /Prices/ })).toHaveTextContent('Invalid URL');

    const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button');
    expect(pages.map((page) => page.textContent)).toEqual(['Previous', '1', '2', 'Next']);
    await press('Next');
    expect(listedTitles()).toEqual(['Pictures', 'Words']);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(router.state.location.search).toBe('?course=1&page=2');
    await press('Previous');
    expect(listedTitles()).toHaveLength(5);
    expect(router.state.location.search).toBe('?course=1');
  });

  it('can be searched by title and description, with actions when nothing is found', async () => {
    show('?course=1');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'coconut C');
    await waitFor(() => expect(listedTitles()).toEqual(['Brief']));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'PICT');
    await waitFor(() => expect(listedTitles()).toEqual(['Pictures']));
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

  it('are limited to one category, which a new lesson preselects, until that filter is removed', async () => {
    const { router } = show('?category=2');
    expect(sortableList().getAllByRole('listitem')).toHaveLength(2);
    await press('Add New Lesson');
    const dialog = dialogNamed('Add Lesson');
    expect(dialog.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Course 1');
    expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Selling');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await fadeOut();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 's');
    await waitFor(() => expect(listedTitles()).toEqual(['Pictures', 'Words']));
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
    expect(await screen.findByRole('list', { name: 'Lessons in order' })).toBeVisible();
    await press('Category: Selling. Remove this filter');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('table', { name: 'Course 1' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Sourcing' })[0] ?? document.body);
    expect(sortableList().getAllByRole('listitem')).toHaveLength(5);
    await act(() => router.navigate('/admin/lessons?category=999'));
    expect(screen.getByText('No Lessons Found')).toBeVisible();
  });

  it('are none for a teacher whose address names a category of a course that they do not teach', async () => {
    fakeStore.failReadsOf('subcategories/3', permissionDenied);
    const element = (
      <ConfineToCourse courseId={1}>
        <LessonsPage />
      </ConfineToCourse>
    );
    renderForAdministrator([{ path: '/admin/lessons', element }], '/admin/lessons?category=3');
    expect(screen.getByText('No Lessons Found')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Category: 3. Remove this filter');
    expect(listedTitles()).toHaveLength(5);
  });

  it.each([
    ['courses', 'Failed to load courses. Please try again.'],
    ['lessons', 'Failed to fetch lessons'],
  ])('show an error when they cannot be read, and can be loaded again: %s', async (collection, message) => {
    fakeStore.failReadsOf(collection);
    show('?course=1');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await press('Retry');
    expect(fakeStore.retried).toEqual([collection]);
  });

  it('include a new lesson once its form is complete, with every topic that was typed', async () => {
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

  it('show for each command why it failed', async () => {
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

  it('show on the button that a lesson is being duplicated', async () => {
    const answer = Promise.withResolvers<object>();
    call.mockReturnValueOnce(answer.promise);
    show('?course=1');
    await press('Duplicate Brief');
    const button = within(screen.getByRole('button', { name: 'Duplicate Brief', busy: true }));
    expect(button.getByRole('progressbar', { hidden: true })).toBeInTheDocument();
    answer.resolve({ success: true, data: aLesson({ title: 'Brief (copy)', day: 4 }) });
    await waitFor(() => expect(button.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument());
  });

  it('can be duplicated, deleted after a confirmation, and restored', async () => {
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
    call.mockResolvedValueOnce({ success: true, message: 'Lesson restored.' });
    await press('Undo');
    expect(await screen.findByText('Lesson restored.')).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({ method: 'POST', path: '/admin/audit/entry/undo' });
  });

  it('offer the unsaved form draft of a new lesson, until it is discarded', async () => {
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

  it('cannot be moved to a course without a category', async () => {
    show('?course=1');
    await press('Edit Brief');
    const dialog = dialogNamed('Edit Lesson');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Course 3');
    expect(dialog.getByText(/^This course has no category yet\. Add one/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await dialog.findByText('Invalid subcategory ID')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('move by one at a double click, although the second click meets the arrow of the other lesson', () => {
    show('?category=1');
    call.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(screen.getByRole('button', { name: 'Move up Samples' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Move up Brief' }), { detail: 2 });
    expect(titlesInOrder().slice(0, 2)).toEqual(['Samples', 'Brief']);
  });

  it('return to the stored order when a new one cannot be saved, and say why', async () => {
    show('?category=1');
    const before = ['Brief', 'Samples', 'Prices', 'Parcels', 'Returns'];
    const response = Promise.withResolvers<object>();
    call.mockReturnValueOnce(response.promise);
    await press('Move up Samples');
    expect(titlesInOrder()).toEqual(['Samples', 'Brief', 'Prices', 'Parcels', 'Returns']);
    expect(screen.getByText('Samples is now at position 1 of 5. Saving...')).toBeVisible();
    response.reject(new ApiError(0, 'Failed to fetch'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Failed to save the order. Please try again. ${adminMessages.lessonService.network}`,
    );
    expect(titlesInOrder()).toEqual(before);

    const message = 'This was changed meanwhile.';
    call.mockRejectedValueOnce(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    await press('Move up Prices');
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
    expect(titlesInOrder()).toEqual(before);

    const updatedAt = new Date();
    call.mockResolvedValueOnce({ success: true, data: [aLesson({ id: 3, day: 2, updatedAt })] });
    await press('Move up Prices');
    const after = ['Brief', 'Prices', 'Samples', 'Parcels', 'Returns'];
    expect(titlesInOrder()).toEqual(after);
    await waitFor(() => expect(screen.getByText('Prices is now at position 2 of 5.')).toBeVisible());
    // The live data shows the stored order a moment later.
    expect(titlesInOrder()).toEqual(after);
    act(() => {
      fakeStore.put(2, { day: 3, updatedAt }, 'lessons');
      fakeStore.put(3, { day: 2, updatedAt }, 'lessons');
    });
    expect(titlesInOrder()).toEqual(after);
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'PUT',
      path: '/lessons/subcategory/1/order',
      body: { lessonIds: [1, 3, 2, 4, 5] },
    });
  });
});
