import type { Course } from '@padavu/domain/course/course';
import { coursesCollection } from '@padavu/domain/course/course';
import { courseFileMessages, courseFileNames } from '@padavu/domain/course/course-file';
import { ifMatch } from '@padavu/domain/api/entity-tag';
import { categoriesCollection } from '@padavu/domain/course/category';
import { messages } from '@padavu/domain/messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { aCourse, aCategory, someMoment } from '@tests/support/builders.ts';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { currentBrand, setBrand } from '@/lib/brand.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { slowFile } from '@/test/slow-file.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { asksBeforeLeaving } from '@/test/asks-before-leaving.ts';
import { CoursesPage } from './CoursesPage.tsx';

vi.mock('@/lib/firebase/live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const newer = new Date('2026-01-01T09:00:00.000Z');

function storeCourse(id: number, overrides: Partial<Course> = {}) {
  fakeStore.put(id, aCourse({ id, title: `Course ${id}`, ...overrides }), coursesCollection);
}

function show(address: InitialEntry = '/admin/courses') {
  return renderForAdministrator([{ path: '/admin/courses', Component: CoursesPage }], address);
}

const cards = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const refused = (status: number, message: string) =>
  new ApiError(status, message, { success: false, message, code: 'forbidden' });

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  fakeStore.reset();
  call.mockReset().mockResolvedValue({ success: true });
  storeCourse(1, { lessonIds: [1, 2] });
});

/** Opens the form of course 1, with the inputs for the times of its live sessions. */
async function openForm() {
  show();
  await press('Edit Course 1');
  const edit = dialog('Edit Course');
  const begins = (number: number) =>
    within(edit.getByRole('group', { name: `Session ${number}` })).getByLabelText('Begins');
  return { edit, begins };
}

async function submitForm(edit: ReturnType<typeof dialog>) {
  await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
  expect(await screen.findByText('Course updated successfully!')).toBeVisible();
  return call.mock.lastCall?.[0].body;
}

describe('Course Management', () => {
  it('shows the state, category, lesson count and prices of a course', () => {
    storeCourse(2, { published: false, price: 0, originalPrice: 0, badge: '', category: 'graphic-design' });
    show();
    const published = screen.getByRole('listitem', { name: 'Course 1' });
    for (const text of ['Premium', 'Published', 'Ecommerce · 2 lessons', '₹1,999', '₹9,999']) {
      expect(published).toHaveTextContent(text);
    }
    const draft = screen.getByRole('listitem', { name: 'Course 2' });
    expect(draft).toHaveTextContent('DraftGraphic Design · 0 lessons');
    expect(draft).not.toHaveTextContent('Premium');
    expect(within(draft).getAllByText('Free')).toHaveLength(1);
    expect(document.title).toBe('Course Management · Padavu');
  });

  it('shows six courses at a time and says which, and keeps the page in the address', async () => {
    for (let id = 2; id <= 8; id += 1) storeCourse(id);
    const { router, unmount } = show();
    expect(cards()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Course ${id}`));
    expect(screen.getByText('Showing 1 to 6 of 8 entries')).toBeVisible();
    await press('Next');
    expect(cards()).toEqual(['Course 7', 'Course 8']);
    expect(screen.getByText('Showing 7 to 8 of 8 entries')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    unmount();
    show('/admin/courses?page=2');
    expect(cards()).toEqual(['Course 7', 'Course 8']);
  });

  it('searches title, description and instructor within a category, and keeps the filters in the address', async () => {
    storeCourse(2, { instructor: 'Biju Kurian', category: 'graphic-design' });
    storeCourse(3, { description: 'With biju.', category: 'ecommerce' });
    storeCourse(4, { category: 'Pottery' });
    const { router } = show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' BIJU');
    await waitFor(() => expect(cards()).toEqual(['Course 2', 'Course 3']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Graphic Design');
    expect(cards()).toEqual(['Course 2']);
    expect(router.state.location.search).toBe('?search=BIJU&category=graphic-design');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Pottery');
    expect(screen.getByText('No courses found.')).toBeVisible();
    expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
    await press('Clear filters');
    expect(cards()).toHaveLength(4);
    expect(router.state.location.search).toBe('');
  });

  it('says how to begin in a school without courses, and counts nothing', () => {
    fakeStore.reset();
    show();
    expect(screen.getByText('No courses yet')).toBeVisible();
    expect(screen.getByText('Add the first one, or import a course from a file.')).toBeVisible();
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });

  it('finds a course by its Malayalam title, and says how many translations are missing', async () => {
    storeCourse(2, { translations: { ml: { title: 'മൺപാത്രങ്ങൾ' } } });
    show(`/admin/courses?search=${encodeURIComponent('മൺപാത്ര')}`);
    expect(cards()).toEqual(['Course 2']);
    expect(screen.getByRole('listitem', { name: 'Course 2' })).toHaveTextContent(
      'In Malayalam: 5 of 6 texts missing',
    );
  });

  it('continues the search in the courses that one page does not read', async () => {
    for (let id = 2; id <= 61; id += 1) storeCourse(id);
    show('/admin/courses?search=Course 61');
    expect(screen.getByText('No courses found among these.')).toBeVisible();
    await press('Search the 60 after');
    expect(cards()).toEqual(['Course 61']);
  });

  it('begins with the first page of the further courses, and keeps its page after a reload', async () => {
    for (let id = 2; id <= 70; id += 1) storeCourse(id);
    const { router, unmount } = show('/admin/courses?page=3');
    await press('The 60 after');
    expect(cards()).toEqual([61, 62, 63, 64, 65, 66].map((id) => `Course ${id}`));
    expect(router.state.location.search).toBe('');
    await press('Next');
    const last = [67, 68, 69, 70].map((id) => `Course ${id}`);
    expect(cards()).toEqual(last);
    unmount();
    show(router.state.location);
    expect(cards()).toEqual(last);
    await press('The 60 before');
    expect(cards()[0]).toBe('Course 1');
  });

  it('says that the courses cannot be read, and reads them again on request', async () => {
    fakeStore.failAllReads(new Error('something inside'));
    show();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load courses');
    await press('Try again');
    expect(cards()).toEqual(['Course 1']);
  });

  it('shows the outline of a draft, category by category', async () => {
    storeCourse(1, { published: false });
    fakeStore.put(7, aCategory({ id: 7, title: 'Foundations', lessonsCount: 2 }), categoriesCollection);
    show();
    await press('View Course 1');
    const outline = screen.getByRole('dialog', { name: 'Course 1' });
    expect(outline).toHaveTextContent('This course is a draft: learners do not see it.');
    expect(within(outline).getByRole('listitem')).toHaveTextContent('Foundations2 lessons');
    act(() => fakeStore.remove(7, categoriesCollection));
    expect(outline).toHaveTextContent('No content available for this course yet.');
    await press('Close');
    await waitFor(() => expect(outline).not.toBeInTheDocument());
  });
});

describe('the commands of a course card', () => {
  it('publish a draft once, however often the button is pressed', async () => {
    storeCourse(1, { published: false, openForRegistration: true });
    const answer = Promise.withResolvers<object>();
    call.mockReturnValue(answer.promise);
    show();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Publish Course 1' }));
    expect(call).toHaveBeenCalledTimes(1);
    const { body, ...request } = call.mock.calls[0]?.[0] ?? {};
    expect(request).toMatchObject({ method: 'PUT', path: '/course/courses/1' });
    expect(body).toMatchObject({ title: 'Course 1', published: true });
    answer.resolve({ success: true });
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
  });

  it('say what is missing before visitors can register for a course that was published', async () => {
    storeCourse(1, { published: false });
    call.mockResolvedValue({ success: true });
    show();
    expect(screen.queryByText(/not open for registration/)).not.toBeInTheDocument();
    await press('Publish Course 1');
    expect(await screen.findByText(/until you edit it and tick “Open for registration”/)).toBeVisible();
    act(() => storeCourse(1));
    expect(screen.getByText(/not open for registration/)).toBeVisible();
    act(() => storeCourse(1, { openForRegistration: true }));
    expect(screen.queryByText(/not open for registration/)).not.toBeInTheDocument();
  });

  it('unpublish a course that the store shows as published before the API responds', async () => {
    storeCourse(1, { published: false });
    call.mockReturnValue(Promise.withResolvers<object>().promise);
    show();
    await press('Publish Course 1');
    act(() => storeCourse(1));
    await press('Unpublish Course 1');
    const question = screen.getByRole('alertdialog', { name: 'Unpublish Course 1?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Unpublish' }));
    expect(call.mock.calls.map(([{ body }]) => body)).toMatchObject([
      { published: true },
      { published: false },
    ]);
  });

  it('ask for confirmation before a course is unpublished', async () => {
    show();
    await press('Unpublish Course 1');
    const question = screen.getByRole('alertdialog', { name: 'Unpublish Course 1?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Unpublish Course 1' })).toHaveFocus();
  });

  it('delete a course unless the dialog is cancelled, and report it', async () => {
    show();
    await press('Delete Course 1');
    const question = screen.getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(call).not.toHaveBeenCalled();
    await press('Delete Course 1');
    call.mockResolvedValue({ success: true, data: { auditId: 'entry' } });
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Course deleted successfully!')).toBeVisible();
    expect(call).toHaveBeenCalledOnce();
  });

  it('name what is deleted along with a course, and say why a deletion is refused', async () => {
    call.mockRejectedValue(refused(409, 'This course has learners.'));
    show();
    await press('Delete Course 1');
    const question = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this course?',
    });
    expect(question).toHaveTextContent('Course 1, its categories and their 2 lessons are deleted.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This course has learners.')).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'DELETE', path: '/course/courses/1', ifMatch: ifMatch(someMoment) }),
    );
  });

  it.each(['Delete', 'Unpublish'])(
    'change only the version that a dialog was opened for: %s',
    async (verb) => {
      call.mockRejectedValue(refused(412, 'Someone else has changed this.'));
      show();
      await press(`${verb} Course 1`);
      act(() => storeCourse(1, { updatedAt: newer }));
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: verb }));
      expect(await screen.findByText('Someone else has changed this.')).toBeVisible();
      expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ifMatch: ifMatch(someMoment) }));
    },
  );
});

/** Saves a longer title, which is refused for a newer version. */
async function saveRefused() {
  const message = messages.server.changedMeanwhile;
  call.mockRejectedValueOnce(
    new ApiError(412, message, { success: false, message, code: 'changed-meanwhile' }),
  );
  show();
  await press('Edit Course 1');
  const edit = dialog('Edit Course');
  await userEvent.type(edit.getByLabelText('Title'), ' and more');
  await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
  expect(await edit.findByText(message)).toBeVisible();
  return { edit, message };
}

describe('the dialog of a course', () => {
  it('says which fields are missing, sends what was typed, and creates a draft', async () => {
    show();
    await press('Add New Course');
    const add = dialog('Add New Course');
    await userEvent.click(add.getByRole('button', { name: 'Add Course' }));
    for (const text of ['Title is required', 'Description is required', 'Please enter a category']) {
      expect(await add.findByText(text)).toBeVisible();
    }
    expect(add.getAllByText('Please enter a price as a whole number, from 0 to 10,00,00,000')).toHaveLength(
      2,
    );
    expect(call).not.toHaveBeenCalled();
    call.mockResolvedValue({ success: true, data: { id: 2 } });
    await userEvent.type(add.getByLabelText('Title'), ' Baking ');
    await userEvent.type(add.getByLabelText('Description'), 'Bread.');
    await userEvent.type(add.getByLabelText('Category'), 'Soap & Candles');
    await userEvent.type(add.getByLabelText('Price (₹)'), '699');
    await userEvent.type(add.getByLabelText('Original price (₹)'), '1,999');
    await userEvent.dblClick(add.getByRole('button', { name: 'Add Course' }));
    expect(await screen.findByText('Course created successfully!')).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.calls[0]?.[0].body).toMatchObject({
      title: 'Baking',
      category: 'Soap & Candles',
      price: 699,
      originalPrice: 1999,
      level: 'All Levels',
      published: false,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add New Course' })).toHaveFocus());
  });

  it('says that there is no network when an undo cannot be sent', async () => {
    call.mockResolvedValueOnce({ success: true, data: { auditId: 'entry' } });
    call.mockRejectedValue(new ApiError(0, 'Failed to fetch'));
    show();
    await press('Delete Course 1');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Network error. Please check your internet connection.')).toBeVisible();
  });

  it('keeps what was typed when saving fails, and when Escape is pressed by mistake', async () => {
    call.mockRejectedValue(new ApiError(0, 'Failed to fetch'));
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.type(edit.getByLabelText('Title'), ' and more');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await edit.findByRole('alert')).toHaveTextContent(
      'Unable to complete the operation. Please try again.',
    );
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(edit.getByLabelText('Title')).toHaveValue('Course 1 and more');
  });

  it('offers an unsaved form draft after a reload', async () => {
    const { unmount } = show();
    await press('Add New Course');
    await userEvent.type(dialog('Add New Course').getByLabelText('Title'), 'Half a title');
    unmount();
    show();
    expect(screen.getByText('You have an unsaved new course.')).toBeVisible();
    await press('Continue');
    expect(dialog('Add New Course').getByLabelText('Title')).toHaveValue('Half a title');
    expect(dialog('Add New Course').getByText('Your unsaved changes are back.')).toBeVisible();
  });

  it('names the option that a colleague chose in the meantime', async () => {
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    const pace = edit.getByLabelText('How days open');
    await userEvent.selectOptions(pace, 'One day opens each day after the approval');
    act(() => storeCourse(1, { pace: 'progress', updatedAt: newer }));
    await userEvent.click(await edit.findByRole('button', { name: 'Load the latest version' }));
    expect(pace).toHaveAccessibleDescription(
      'Latest version: A day opens when the days before it are complete',
    );
  });

  it('merges what a colleague saved in the meantime, on request', async () => {
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.clear(edit.getByLabelText('Title'));
    await userEvent.type(edit.getByLabelText('Title'), 'Mine');
    act(() => storeCourse(1, { title: 'Theirs', description: 'Their words.', updatedAt: newer }));
    await userEvent.click(await edit.findByRole('button', { name: 'Load the latest version' }));
    expect(edit.getByLabelText('Title')).toHaveValue('Mine');
    expect(edit.getByText('Latest version: Theirs')).toBeVisible();
    expect(edit.getByLabelText('Description')).toHaveValue('Their words.');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
    const sent = call.mock.calls[0]?.[0];
    expect(sent?.body).toMatchObject({ title: 'Mine', description: 'Their words.' });
    expect(sent?.ifMatch).toBe(ifMatch(newer));
  });

  it('replaces the refusal for a newer version by the offer to load it, once that is read', async () => {
    const { edit, message } = await saveRefused();
    act(() => storeCourse(1, { description: 'Another one.', updatedAt: newer }));
    expect(edit.getByRole('button', { name: 'Load the latest version' })).toBeVisible();
    expect(edit.queryByText(message)).not.toBeInTheDocument();
  });

  it('takes a newer version for the own save whose reply was lost, and can be saved again', async () => {
    call.mockRejectedValueOnce(new ApiError(0, 'Failed to fetch'));
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.clear(edit.getByLabelText('Title'));
    await userEvent.type(edit.getByLabelText('Title'), 'Mine ');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await edit.findByRole('alert')).toBeVisible();
    act(() => storeCourse(1, { title: 'Mine', lessonIds: [1, 2], updatedAt: newer }));
    expect(edit.queryByText(/Someone else/)).not.toBeInTheDocument();
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0].ifMatch).toBe(ifMatch(newer));
    expect(sessionStorage).toHaveLength(0);
  });

  it('blames nobody when saving again is refused because of the own save', async () => {
    const { edit } = await saveRefused();
    act(() => storeCourse(1, { title: 'Course 1 and more', updatedAt: newer }));
    expect(edit.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends the lists of a course that visitors see, with entries added and moved', async () => {
    storeCourse(1, {
      slug: 'bread',
      outcomes: ['A loaf'],
      days: [
        { title: 'Flour', description: '', topics: ['Wheat'], picture: '' },
        { title: 'Water', description: '', topics: [], picture: '' },
      ],
      order: 3,
    });
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.type(
      edit.getByLabelText('What learners get (one per line)'),
      '{Enter}{Enter}Another loaf ',
    );
    await userEvent.click(edit.getByRole('button', { name: 'Move Day 2 up' }));
    await userEvent.click(edit.getByRole('button', { name: 'Add question' }));
    const question = within(edit.getByRole('group', { name: 'Question 1' }));
    await userEvent.type(question.getByLabelText('Question'), 'Do I need an oven?');
    await userEvent.click(edit.getByLabelText('Open for registration: visitors can choose it'));
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await question.findByText('Answer is required')).toBeVisible();
    await userEvent.type(question.getByLabelText('Answer'), 'Yes.');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({
      slug: 'bread',
      outcomes: ['A loaf', 'Another loaf'],
      days: [{ title: 'Water' }, { title: 'Flour', topics: ['Wheat'] }],
      questions: [{ question: 'Do I need an oven?', answer: 'Yes.' }],
      openForRegistration: true,
      order: 3,
      rating: 0,
    });
  });

  it('takes and shows the time of a live session by the clock of the school', async () => {
    storeCourse(1, {
      sessions: [
        {
          id: 'first',
          title: 'Ask me',
          startsAt: '2026-05-01T13:30:00.000Z',
          minutes: 45,
          link: '',
          recording: '',
        },
      ],
    });
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    const first = within(edit.getByRole('group', { name: 'Session 1' }));
    expect(first.getByLabelText('Begins')).toHaveValue('2026-05-01T19:00');
    await userEvent.click(edit.getByRole('button', { name: 'Add session' }));
    const added = within(edit.getByRole('group', { name: 'Session 2' }));
    await userEvent.type(added.getByLabelText('Session title'), 'Ask me again');
    await userEvent.type(added.getByLabelText('Link to take part'), 'the meeting');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await added.findByText('Please enter the start time')).toBeVisible();
    expect(added.getByLabelText('Begins')).toHaveFocus();
    expect(added.getByText('Please enter an address that begins with https://')).toBeVisible();
    fireEvent.change(added.getByLabelText('Begins'), { target: { value: '2026-05-08T00:15' } });
    await userEvent.clear(added.getByLabelText('Link to take part'));
    await userEvent.type(added.getByLabelText('Link to take part'), 'https://meet.example/a');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({
      sessions: [
        { id: 'first', title: 'Ask me', startsAt: '2026-05-01T13:30:00.000Z', minutes: 45 },
        {
          title: 'Ask me again',
          startsAt: '2026-05-07T18:45:00.000Z',
          minutes: 60,
          link: 'https://meet.example/a',
        },
      ],
    });
    expect(JSON.stringify(call.mock.lastCall?.[0].body)).toMatch(/"id":"q\w+","title":"Ask me again"/);
  });

  describe('with live sessions in the hour that the clock of the school repeats', () => {
    const clock = '2026-10-25T02:30';
    const session = { title: 'Ask me', minutes: 45, link: '', recording: '' };
    const sessions = [
      { ...session, id: 'before', startsAt: '2026-10-25T00:30:20.500Z' },
      { ...session, id: 'after', startsAt: '2026-10-25T01:30:20.500Z' },
    ];
    beforeEach(() => {
      setBrand({ ...currentBrand(), timeZone: 'Europe/Berlin' });
      storeCourse(1, { sessions });
    });

    it('keeps the moments of sessions that nobody edits', async () => {
      const { edit, begins } = await openForm();
      expect([begins(1), begins(2)].map((input) => input.getAttribute('value'))).toEqual([clock, clock]);
      await userEvent.type(edit.getByLabelText('Title'), ' again');
      expect(await submitForm(edit)).toMatchObject({ sessions });
    });

    it('keeps the moments of sessions whose times are changed back, and of those beside a changed one', async () => {
      const { edit, begins } = await openForm();
      for (const value of ['2026-10-26T09:00', '', clock]) fireEvent.change(begins(2), { target: { value } });
      fireEvent.change(begins(1), { target: { value: '2026-10-26T09:00' } });
      expect(begins(1)).toHaveValue('2026-10-26T09:00');
      expect(await submitForm(edit)).toMatchObject({
        sessions: [{ ...sessions[0], startsAt: '2026-10-26T08:00:00.000Z' }, sessions[1]],
      });
    });

    it('takes a newer version with the moved session for the own save whose reply was lost', async () => {
      const { edit, begins } = await openForm();
      fireEvent.change(begins(1), { target: { value: '2026-10-26T09:00' } });
      const moved = sessions.with(0, { ...session, id: 'before', startsAt: '2026-10-26T08:00:00.000Z' });
      act(() => storeCourse(1, { sessions: moved, updatedAt: newer }));
      expect(edit.queryByText(/Someone else/)).not.toBeInTheDocument();
      expect(begins(1)).toHaveValue('2026-10-26T09:00');
    });

    it('shows the time of a newer version by the same clock', async () => {
      const { edit, begins } = await openForm();
      fireEvent.change(begins(1), { target: { value: '2026-10-26T09:00' } });
      const moved = sessions.with(0, { ...session, id: 'before', startsAt: '2026-10-27T08:00:00.000Z' });
      act(() => storeCourse(1, { sessions: moved, updatedAt: newer }));
      await userEvent.click(edit.getByRole('button', { name: 'Load the latest version' }));
      expect(begins(1)).toHaveValue('2026-10-26T09:00');
      expect(begins(1)).toHaveAccessibleDescription('Latest version: 2026-10-27T09:00');
    });
  });

  it('keeps the opening moments that nobody edits when the school has another time zone', async () => {
    // Midnight in India.
    const opensOn = [new Date('2026-05-01T18:30:00.000Z'), null, new Date('2026-05-03T18:30:00.000Z')];
    storeCourse(1, { pace: 'dates', opensOn });
    setBrand({ ...currentBrand(), timeZone: 'Europe/Berlin' });
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    expect(edit.getByLabelText('Day 1 opens on')).toHaveValue('2026-05-01');
    fireEvent.change(edit.getByLabelText('Day 3 opens on'), { target: { value: '2026-05-09' } });
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({
      opensOn: opensOn.with(2, new Date('2026-05-08T22:00:00.000Z')),
    });
  });

  it('says which days a date opens at once, and which before an earlier day', async () => {
    const [past, later, soon] = [new Date('2020-05-01'), new Date('2999-05-02'), new Date('2999-05-01')];
    storeCourse(1, { pace: 'dates', opensOn: [past, later, soon, null] });
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    const day = (number: number) => edit.getByLabelText(`Day ${number} opens on`);
    expect(day(1)).toHaveAccessibleDescription(
      'This day is open at once. It cannot be closed again once the course has learners.',
    );
    expect(day(2)).not.toHaveAccessibleDescription();
    expect(day(3)).toHaveAccessibleDescription('Day 3 opens before day 2.');
    expect(day(4)).toHaveAccessibleDescription('Empty while it is not known: the day stays closed.');
    fireEvent.change(day(2), { target: { value: '2020-05-02' } });
    expect(day(3)).not.toHaveAccessibleDescription();
    expect(day(2)).toHaveAccessibleDescription(/^This day is open at once/);
  });

  it('focuses the description of a picture that lacks one', async () => {
    const sources = [{ hash: 'a'.repeat(64), width: 5 }];
    storeCourse(1, { picture: { alt: 'A loaf', width: 5, height: 3, sources } });
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.clear(edit.getByLabelText('What the picture shows'));
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    await waitFor(() => expect(edit.getByLabelText('What the picture shows')).toHaveFocus());
  });

  it('takes Malayalam texts, also of days, and keeps them while they are hidden', async () => {
    storeCourse(1, { days: [{ title: 'Clay', description: '', topics: ['Digging'], picture: '' }] });
    show();
    expect(screen.queryByText(/In Malayalam/)).toBeNull();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    expect(edit.getByText('Every text can also be written in Malayalam.')).toBeVisible();
    await userEvent.click(edit.getByRole('button', { name: 'Write in Malayalam' }));
    const title = () => edit.getByLabelText('Title in Malayalam');
    await userEvent.type(title(), 'കോഴ്സ്');
    await userEvent.type(edit.getByLabelText('Topics, a line each, in Malayalam'), 'ഒന്ന്{Enter}രണ്ട്');
    expect(title()).toHaveAttribute('lang', 'ml');
    await userEvent.click(edit.getByRole('button', { name: 'Hide Malayalam' }));
    expect(edit.queryByLabelText('Title in Malayalam')).toBeNull();
    expect(edit.getByText('6 of 8 texts have no Malayalam yet.')).toBeVisible();
    await userEvent.click(edit.getByRole('button', { name: 'Write in Malayalam' }));
    expect(title()).toHaveValue('കോഴ്സ്');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({
      translations: { ml: { title: 'കോഴ്സ്' } },
      days: [{ title: 'Clay', translations: { ml: { topics: ['ഒന്ന്', 'രണ്ട്'] } } }],
    });
  });

  it('opens with Malayalam for a translated course, shows the errors there, and leaves out cleared translations', async () => {
    storeCourse(1, { translations: { ml: { title: 'കോഴ്സ്' } } });
    show();
    expect(screen.getByText('In Malayalam: 5 of 6 texts missing')).toBeVisible();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    fireEvent.change(edit.getByLabelText('Title in Malayalam'), { target: { value: 'x'.repeat(121) } });
    await userEvent.click(edit.getByRole('button', { name: 'Hide Malayalam' }));
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await edit.findByText('Must be at most 120 characters long')).toBeVisible();
    fireEvent.change(edit.getByLabelText('Title in Malayalam'), { target: { value: ' ' } });
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    expect(await screen.findByText('Course updated successfully!')).toBeVisible();
    const { body } = call.mock.lastCall?.[0] ?? {};
    expect(body).toMatchObject({ translations: {} });
    expect(JSON.stringify(body)).not.toContain('"ml"');
  });

  it('shows the Malayalam of a restored draft, and keeps its fields when it is cleared', async () => {
    const { unmount } = show();
    await press('Edit Course 1');
    await press('Write in Malayalam');
    await userEvent.type(dialog('Edit Course').getByLabelText('Title in Malayalam'), 'കോഴ്സ്');
    unmount();
    show();
    await press('Continue');
    const title = dialog('Edit Course').getByLabelText('Title in Malayalam');
    expect(title).toHaveValue('കോഴ്സ്');
    await userEvent.clear(title);
    expect(title).toBeVisible();
  });

  it('shows the Malayalam of a newer version that is loaded', async () => {
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.type(edit.getByLabelText('Title'), ' and more');
    act(() => storeCourse(1, { translations: { ml: { title: 'കോഴ്സ്' } }, updatedAt: newer }));
    await userEvent.click(await edit.findByRole('button', { name: 'Load the latest version' }));
    expect(edit.getByLabelText('Title in Malayalam')).toHaveValue('കോഴ്സ്');
  });

  it('shows hidden Malayalam again when a colleague has changed the same text', async () => {
    storeCourse(1, { translations: { ml: { title: 'കോഴ്സ്' } } });
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.type(edit.getByLabelText('Title in Malayalam'), 'കൾ');
    await userEvent.click(edit.getByRole('button', { name: 'Hide Malayalam' }));
    act(() => storeCourse(1, { translations: { ml: { title: 'പാഠ്യപദ്ധതി' } }, updatedAt: newer }));
    await userEvent.click(await edit.findByRole('button', { name: 'Load the latest version' }));
    expect(edit.getByLabelText('Title in Malayalam')).toHaveAccessibleDescription('Latest version: പാഠ്യപദ്ധതി');
  });

  it('previews the address and the course as visitors will see it', async () => {
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    const preview = within(edit.getByRole('region', { name: 'Preview' }));
    expect(edit.getByText(/\/courses\/course-1$/)).toBeVisible();
    await userEvent.type(edit.getByLabelText('Slug'), 'bread');
    expect(edit.getByText(/\/courses\/bread$/)).toBeVisible();
    await userEvent.clear(edit.getByLabelText('Price (₹)'));
    await userEvent.type(edit.getByLabelText('Price (₹)'), '2,500');
    await userEvent.type(edit.getByLabelText('Badge (optional)'), ', Pro');
    await userEvent.type(edit.getByLabelText('What learners get (one per line)'), 'A loaf');
    await userEvent.click(edit.getByRole('button', { name: 'Add day' }));
    await userEvent.type(edit.getByLabelText('Heading'), 'Flour');
    for (const text of ['Course 1', '₹2,500', '₹9,999', 'A loaf', 'Premium', 'Pro', 'Day 1: Flour']) {
      expect(preview.getByText(text)).toBeVisible();
    }
    expect(preview.getByText('On the site, and visitors cannot register for it.')).toBeVisible();
    await userEvent.click(edit.getByLabelText('Published: learners of this course see it'));
    expect(preview.getByText('A draft: not on the site.')).toBeVisible();
  });

  it('says at the slug field that another course has the slug', async () => {
    const message = 'Another course has this address';
    const errors = [{ path: 'slug', message }];
    call.mockRejectedValue(
      new ApiError(409, message, { success: false, message, code: 'slug-taken', errors }),
    );
    show();
    await press('Edit Course 1');
    const edit = dialog('Edit Course');
    await userEvent.type(edit.getByLabelText('Slug'), 'bread');
    await userEvent.click(edit.getByRole('button', { name: 'Update Course' }));
    await waitFor(() => expect(edit.getByLabelText('Slug')).toHaveAccessibleDescription(message));
    expect(edit.getByLabelText('Slug')).toBeInvalid();
    expect(edit.getByLabelText('Slug')).toHaveValue('bread');
  });

  it('says when the course has been deleted in the meantime', async () => {
    show();
    await press('Edit Course 1');
    act(() => fakeStore.remove(1, coursesCollection));
    expect(screen.getByRole('alert')).toHaveTextContent('Someone else has deleted this');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

async function chooseFile(content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const file = new File([content], 'bread.course.zip', { type: 'application/zip' });
  await userEvent.upload(screen.getByLabelText('File of a course'), file);
}
const courseZip = (course: object, categories: object[] = [], pictures: Record<string, Uint8Array> = {}) =>
  zipSync({
    [courseFileNames.description]: strToU8(JSON.stringify({ version: 2, course, categories })),
    ...pictures,
  });

describe('the import of a course', () => {
  const bread = { title: 'Bread', description: 'Bake it.', category: 'Baking', price: 1, originalPrice: 1 };

  it('lists the problems of a file, and offers the import only for a file without any', async () => {
    show();
    await press('Import a course');
    const importDialog = dialog('Import a course');
    const submit = () => importDialog.queryByRole('button', { name: 'Import as a draft' });
    await chooseFile('no file of a course');
    expect(await importDialog.findByText(courseFileMessages.notACourse)).toBeVisible();
    expect(importDialog.getByRole('alert')).toHaveTextContent('Nothing has been changed.');
    await chooseFile(courseZip({ ...bread, title: ' ' }));
    expect(await importDialog.findByText('title: Title is required')).toBeVisible();
    expect(importDialog.queryByText(courseFileMessages.notACourse)).toBeNull();
    expect(submit()).toBeNull();
    await chooseFile(courseZip(bread));
    expect(await importDialog.findByRole('status')).toHaveTextContent('Bread0 categories, 0 lessons');
    expect(submit()).toBeVisible();
    expect(importDialog.queryByRole('alert')).toBeNull();
    await userEvent.click(importDialog.getByRole('button', { name: 'Cancel' }));
    expect(call).not.toHaveBeenCalled();
  });

  it('does not say that a file is none of a course when it could not be read', async () => {
    show();
    await press('Import a course');
    const file = new File(['x'], 'bread.course.zip', { type: 'application/zip' });
    file.arrayBuffer = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await userEvent.upload(screen.getByLabelText('File of a course'), file);
    expect(await screen.findByText('The file could not be read. Choose it again.')).toBeVisible();
  });

  it('shows the file that was chosen last, even if an earlier one is read later', async () => {
    show();
    await press('Import a course');
    const slow = slowFile('application/zip');
    await userEvent.upload(screen.getByLabelText('File of a course'), slow.file);
    await chooseFile(courseZip(bread));
    const status = await screen.findByRole('status');
    await slow.read();
    expect(status).toHaveTextContent('Bread');
    expect(status).toBeVisible();
    expect(screen.queryByText(courseFileMessages.notACourse)).toBeNull();
  });

  /** Imports the file of a course with the slug "bread". */
  async function importBread() {
    show();
    await press('Import a course');
    await chooseFile(courseZip({ ...bread, slug: 'bread' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import as a draft' }));
    expect(await screen.findByText('The course is imported, as a draft.')).toBeVisible();
  }

  it('asks for another slug where a course of the school has the one in the file', async () => {
    fakeStore.set('courses', [aCourse({ slug: 'bread' })]);
    call.mockResolvedValue({ success: true, data: { id: 7 } });
    await importBread();
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.lastCall?.[0].body).toMatchObject({ title: 'Bread', slug: '' });
  });

  it('keeps the slug in the file where it is free, and asks for another one where it was in use before', async () => {
    call.mockRejectedValueOnce(
      new ApiError(409, 'x', { success: false, message: 'Taken.', code: 'slug-taken' }),
    );
    call.mockResolvedValue({ success: true, data: { id: 7 } });
    await importBread();
    expect(call.mock.calls.map(([{ body }]) => body)).toMatchObject([{ slug: 'bread' }, { slug: '' }]);
  });

  it('lets the browser ask before it leaves the page during an import, which would end in the middle', async () => {
    const created = Promise.withResolvers<never>();
    call.mockReturnValue(created.promise);
    show();
    await press('Import a course');
    await chooseFile(courseZip(bread));
    const submit = await screen.findByRole('button', { name: 'Import as a draft' });
    expect(asksBeforeLeaving()).toBe(false);
    await userEvent.click(submit);
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
    created.reject(new ApiError(0, 'no response'));
    expect(await screen.findByText(/^The import stopped/)).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('mentions the draft of an import that stopped only if there is one', async () => {
    const hash = 'a'.repeat(64);
    const picture = { alt: 'A loaf', width: 5, height: 3, sources: [{ hash, width: 5 }] };
    call.mockRejectedValue(refused(400, 'This is no picture.'));
    show();
    await press('Import a course');
    await chooseFile(
      courseZip({ ...bread, picture }, [], { [courseFileNames.pictures + hash]: strToU8('x') }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Import as a draft' }));
    expect(await screen.findByText('The import stopped. This is no picture.')).toBeVisible();
    call.mockResolvedValueOnce({ success: true, data: { id: 7 } });
    await chooseFile(courseZip(bread, [{ title: 'Flour', description: 'All of it.', lessons: [] }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Import as a draft' }));
    expect(await screen.findByText(/^The import stopped\. .* is in the draft/)).toBeVisible();
  });
});
