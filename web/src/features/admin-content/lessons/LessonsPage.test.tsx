import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messageFor } from '@padavu/domain/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aLesson, aCategory } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categoriesOfCourse } from '@/features/course-content/queries.ts';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { slowFile } from '@/test/slow-file.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { LessonsPage } from './LessonsPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Stores courses with one category each, and the same number of lessons in every category. */
function storeSchool(courses: number, lessonsEach: number) {
  fakeStore.replaceAll({
    courses: numbers(courses).map((id) =>
      aCourse({
        id,
        title: `Course ${id}`,
        lessonIds: numbers(lessonsEach).map((position) => (id - 1) * lessonsEach + position),
      }),
    ),
    subcategories: numbers(courses).map((id) =>
      aCategory({ id, courseId: id, title: `Category ${id}`, lessonsCount: lessonsEach }),
    ),
    lessons: numbers(courses * lessonsEach).map((id) => {
      const courseId = Math.ceil(id / lessonsEach);
      const day = (((id - 1) % lessonsEach) % 30) + 1;
      return aLesson({ id, courseId, subcategoryId: courseId, day, title: `Lesson ${id}` });
    }),
  });
}

function show(search = '') {
  const routes = [{ path: '/admin/lessons', Component: LessonsPage }];
  return renderForAdministrator(routes, `/admin/lessons${search}`).router;
}

const chooseFile = (file: File) => userEvent.upload(screen.getByLabelText('CSV file'), file);
const csvOf = (title: string) =>
  new File([`day,title,description\n1,${title},About it`], 'lessons.csv', { type: 'text/csv' });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  call.mockReset();
});

describe('Lessons Management of a school with forty courses', () => {
  beforeEach(() => storeSchool(40, 2));

  it('moves a lesson to any course, into its first category', async () => {
    show();
    await press('Edit Lesson 1');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lesson' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Course 40');
    expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Category 40');
    call.mockResolvedValue({ success: true });
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await screen.findByText('Lesson updated successfully!')).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.calls[0]?.[0]).toMatchObject({ method: 'PUT', body: { subcategoryId: 40 } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Lesson 1' })).toHaveFocus());
  });

  it('says at the field that the categories of a course cannot be read', async () => {
    show();
    await press('Edit Lesson 1');
    const dialog = within(screen.getByRole('dialog'));
    fakeStore.failReadsOf(categoriesOfCourse(40));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Course 40');
    expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
      'Unable to fetch categories for course 40',
    );
  });

  it('says that there is no network when an undo cannot be sent', async () => {
    call.mockResolvedValueOnce({ success: true, message: 'Gone.', data: { auditId: 'entry' } });
    call.mockRejectedValue(new ApiError(0, 'Failed to fetch'));
    show();
    await press('Delete Lesson 1');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Network error. Please check your internet connection.')).toBeVisible();
  });

  it.each([
    ['the network is gone', new ApiError(0, 'Failed to fetch'), adminMessages.lessonService.network],
    [
      'the response is not from the API',
      new ApiError(502, 'Bad Gateway'),
      adminMessages.lessonService.failed,
    ],
    ['the response cannot be read', new TypeError('no data'), adminMessages.lessonService.failed],
  ])('says why a lesson was not saved when %s', async (_, error, reason) => {
    call.mockRejectedValue(error);
    show();
    await press('Edit Lesson 1');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lesson' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${adminMessages.lessons.updateFailed}${reason}`,
    );
  });

  it('shows at the field why the server refuses a lesson', async () => {
    const [message, reason] = ['The title is taken.', 'Another title, please.'];
    const errors = [{ path: 'title', message: reason }];
    call.mockRejectedValue(
      new ApiError(400, message, { success: false, message, code: 'validation', errors }),
    );
    show();
    await press('Edit Lesson 1');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lesson' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Lesson Title')).toHaveAccessibleDescription(reason);
  });

  it('translates a lesson, and shows at the field what is wrong with a translation', async () => {
    show();
    await press('Edit Lesson 1');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lesson' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Write in Malayalam' }));
    const title = dialog.getByLabelText('Lesson Title in Malayalam');
    fireEvent.change(title, { target: { value: 'x'.repeat(201) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await dialog.findByText('Must be at most 200 characters long')).toBeVisible();
    expect(title).toBeInvalid();
    fireEvent.change(title, { target: { value: 'പാഠം' } });
    await userEvent.type(dialog.getByLabelText('Topics, a line each, in Malayalam'), 'ഒന്ന്{Enter}');
    call.mockResolvedValue({ success: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await screen.findByText('Lesson updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({
      translations: { ml: { title: 'പാഠം', topics: ['ഒന്ന്'] } },
    });
  });

  it('sends the task of a lesson', async () => {
    show();
    await press('Edit Lesson 1');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lesson' }));
    await userEvent.type(dialog.getByLabelText('Task (optional)'), 'Name three customers.');
    call.mockResolvedValue({ success: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    expect(await screen.findByText('Lesson updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({ task: 'Name three customers.' });
  });

  it('says that more lessons than there are days cannot be reordered', () => {
    storeSchool(2, 60);
    show('?category=2');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This category has more lessons than the 30 days there are, so they cannot be reordered.',
    );
    expect(screen.getAllByRole('rowheader')).toHaveLength(5);
  });

  it('continues a search that found nothing among the lessons read so far', async () => {
    show('?search=lesson 80');
    expect(screen.getByText('No Lessons Found')).toBeVisible();
    await press('Search the 54 after');
    expect(screen.getByRole('rowheader')).toHaveTextContent('Lesson 80');
  });

  it('imports the file that was chosen last, even if an earlier one is read later', async () => {
    show('?category=2');
    await press('Import lessons');
    await chooseFile(csvOf('First'));
    expect(await screen.findByText('Day 1: First')).toBeVisible();
    const slow = slowFile('text/csv');
    await chooseFile(slow.file);
    expect(screen.queryByRole('button', { name: 'Import 1 lesson' })).toBeNull();
    await chooseFile(csvOf('Last'));
    expect(await screen.findByText('Day 1: Last')).toBeVisible();
    await slow.read();
    expect(screen.getByText('Day 1: Last')).toBeVisible();
  });

  it('names the columns of a file that are not imported', async () => {
    show('?category=2');
    await press('Import lessons');
    const csv = 'day,title,title (Malayalam),description,Quiz\n1,A,ഒന്ന്,Text,Why?';
    await chooseFile(new File([csv], 'lessons.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Ignored columns: title (Malayalam), Quiz')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 lesson' })).toBeEnabled();
  });

  it('names the error of the topics at their input', async () => {
    show();
    await press('Edit Lesson 1');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lesson' }));
    const topics = dialog.getByRole('textbox', { name: 'Topics' });
    fireEvent.change(topics, { target: { value: 'x'.repeat(201) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Update Lesson' }));
    await waitFor(() => expect(topics).toHaveAccessibleDescription(messageFor.tooLong(200)));
    expect(topics).toBeInvalid();
  });

  it('previews the video of the typed address, with a named play button', async () => {
    show();
    await press('Add New Lesson');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Lesson' }));
    expect(dialog.getByText('No topics added yet')).toBeVisible();
    expect(dialog.getByText('No Thumbnail')).toBeVisible();
    await userEvent.click(dialog.getByLabelText('Video URL'));
    await userEvent.paste('nonsense');
    expect(dialog.getByText('Invalid URL')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Video URL'));
    await userEvent.paste('https://youtu.be/dQw4w9WgXcQ');
    const preview = dialog.getByRole('group', { name: 'Video preview' });
    expect(within(preview).getByRole('button', { name: 'Play video: Add Lesson' })).toBeVisible();
  });
});

describe('Lessons Management of a school with more courses than one page reads', () => {
  beforeEach(() => storeSchool(70, 2));

  it('pages to the lessons of the further courses, and to those courses in the filter', async () => {
    const router = show('?page=3');
    await press('The 60 after');
    expect(screen.getByRole('table', { name: 'Course 61' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    const filter = screen.getByRole('combobox', { name: 'Course' });
    await userEvent.selectOptions(filter, 'Course 70');
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('keeps the course of a lesson even when it is not loaded, and pages to the other courses', async () => {
    show('?course=68');
    await press('Edit Lesson 135');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Lesson' }));
    const course = dialog.getByRole('combobox', { name: 'Course' });
    expect(course).toHaveDisplayValue('Course 68');
    await userEvent.click(dialog.getByRole('button', { name: 'The 60 after' }));
    expect(course).toHaveDisplayValue('Course 68');
    await userEvent.selectOptions(course, 'Course 70');
    expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Category 70');
  });
});
