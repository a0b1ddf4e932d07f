import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aCategory } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import type { endSession } from '@/lib/session/store.ts';
import { storeText } from '@/lib/stored.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { CategoryManagement } from './CategoryManagement.tsx';
import type { CategoryAuth } from './use-category-auth.ts';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/session/store.ts', () => ({ endSession: vi.fn<typeof endSession>() }));

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Stores courses, each with the same number of categories. No title names a subject, which would choose a drawing. */
function storeSchool(courses: number, categoriesEach: number) {
  fakeStore.replaceAll({
    courses: numbers(courses).map((id) => aCourse({ id, title: `Course ${id}` })),
    subcategories: numbers(courses * categoriesEach).map((id) =>
      aCategory({ id, courseId: Math.ceil(id / categoriesEach), title: `Category ${id}.` }),
    ),
  });
}

function show(search = '') {
  const access: CategoryAuth = {
    auth: { state: 'granted' },
    attempt: (write) => write(),
    expire: vi.fn<CategoryAuth['expire']>(),
  };
  const routes = [{ path: '/admin/categories', element: <CategoryManagement access={access} /> }];
  return renderForAdministrator(routes, `/admin/categories${search}`).router;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const listedCategories = () =>
  screen.queryAllByRole('rowheader').map((row) => /Category \d+/.exec(row.textContent)?.[0]);

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
});

describe('the categories of a school with two courses', () => {
  beforeEach(() => storeSchool(2, 6));

  it('are paged, searched while typing and narrowed to a course, until the filters are cleared', async () => {
    const router = show();
    const filter = screen.getByRole('combobox', { name: 'Course' });
    await userEvent.selectOptions(filter, 'Course 1');
    expect(listedCategories()).toHaveLength(5);
    await press('Next');
    expect(listedCategories()).toEqual(['Category 6']);

    // Each added course changes how many categories one query reads, so they are read again.
    act(() => {
      fakeStore.keepLoading('subcategories');
      fakeStore.put(3, aCourse({ id: 3, title: 'Course 3' }), 'courses');
    });
    expect(listedCategories()).toEqual([]);
    const categories = numbers(12).map((id) =>
      aCategory({ id, courseId: Math.ceil(id / 6), title: `Category ${id}.` }),
    );
    act(() => fakeStore.set('subcategories', categories));
    expect(screen.getByRole('option', { name: 'Course 3' })).toBeVisible();
    expect(listedCategories()).toEqual(['Category 6']);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

    const search = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'CATEGORY 2.');
    await waitFor(() => expect(listedCategories()).toEqual(['Category 2']));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await userEvent.selectOptions(filter, 'Course 2');
    expect(screen.getByText(/^No categories found\. Add your first/)).toBeVisible();
    expect(router.state.location.search).toBe('?course=2&search=CATEGORY+2.');
    await press('Clear filters');
    expect(filter).toHaveDisplayValue('All Courses');
    expect(search).toHaveValue('');
    expect(listedCategories()).toEqual([1, 2, 3, 4, 5].map((id) => `Category ${id}`));
  });

  it('keep their page in the address until another filter is chosen, so that reload and back keep it', async () => {
    const router = show('?page=3');
    expect(listedCategories()).toEqual(['Category 11', 'Category 12']);
    await press('Previous');
    expect(listedCategories()).toHaveLength(5);
    expect(router.state.location.search).toBe('?page=2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Course 1');
    expect(router.state.location.search).toBe('?course=1');
    expect(listedCategories()).toHaveLength(5);
  });

  it('say which of them are shown, also after a search', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 to 5 of 12 entries');
    await press('Page 3');
    expect(screen.getByRole('status')).toHaveTextContent('Showing 11 to 12 of 12 entries');
    await userEvent.type(screen.getByRole('searchbox'), 'category 7');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Showing 1 to 1 of 1 entries'));
    await userEvent.type(screen.getByRole('searchbox'), ' or none');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^No categories/));
  });

  it('show an added category on the last page, once its form is complete', async () => {
    storeText('adminToken', 'a long enough token');
    vi.mocked(callAuthorisedApi).mockImplementation(() => {
      act(() => fakeStore.put(13, aCategory({ id: 13, title: 'Category 13.' }), 'subcategories'));
      return Promise.resolve({ success: true, data: { id: 13 } });
    });
    show();
    await press('Add New Category');
    const dialog = within(screen.getByRole('dialog', { name: 'Add New Category' }));
    const add = dialog.getByRole('button', { name: 'Add Category' });
    await userEvent.click(add);
    // One message covers both the name and the description.
    expect(await dialog.findByText('Category name and description are required')).toBeVisible();
    expect(dialog.getByText('Please select a course')).toBeVisible();

    await userEvent.type(dialog.getByLabelText('Category Name'), 'Logo 13');
    await userEvent.type(dialog.getByLabelText('Description'), 'From brief to mark.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Course 2');
    const picture = dialog.getByRole('img', { name: 'Thumbnail preview' }).querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining('subject-logo-design'));
    await userEvent.click(dialog.getByLabelText('Thumbnail URL'));
    await userEvent.paste('assets/drawings/category-brand.svg');
    expect(picture).toHaveAttribute('src', '/assets/drawings/category-brand.svg');
    await userEvent.click(add);
    expect(await screen.findByText('Category "Logo 13" created successfully!')).toBeVisible();
    expect(vi.mocked(callAuthorisedApi).mock.calls.map(([request]) => request)).toMatchObject([
      { method: 'POST', path: '/subcategories', body: { title: 'Logo 13', courseId: 2 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(listedCategories()).toEqual([11, 12, 13].map((id) => `Category ${id}`)));
    await press('Close');
    expect(screen.queryByText(/created successfully/)).not.toBeInTheDocument();
  });
});

describe('the categories of a school with forty courses', () => {
  beforeEach(() => storeSchool(40, 5));

  it('can be searched to the last one, reading at most a hundred documents at a time', async () => {
    show('?search=category 200.');
    expect(screen.getByText('No categories found among these.')).toBeVisible();
    let steps = 0;
    while (listedCategories().length === 0 && steps < 9) {
      expect(fakeStore.documentsRead()).toBeLessThanOrEqual(100);
      act(() => fakeStore.clearCopies());
      await press(/^Search the \d+ after$/);
      steps += 1;
    }
    expect(listedCategories()).toEqual(['Category 200']);
    expect(screen.queryByRole('button', { name: /after$/ })).not.toBeInTheDocument();
  });

  it('can be narrowed to one course', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Course 32');
    expect(listedCategories()).toEqual([156, 157, 158, 159, 160].map((id) => `Category ${id}`));
    expect(screen.getByRole('row', { name: /Category 160/ })).toHaveTextContent('Course 32');
    await press('Add New Category');
    const courseSelect = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Course' });
    expect(courseSelect).toHaveDisplayValue('Course 32');
  });

  it('can be put into any of the courses', async () => {
    show();
    await press('Add New Category');
    const course = screen.getByRole('dialog').querySelector('select');
    expect(course?.options).toHaveLength(41);
  });
});

describe('the categories of a school with more courses than one page reads', () => {
  beforeEach(() => storeSchool(70, 1));

  it('name their course even when it is not loaded, and keep it in the form', async () => {
    show();
    while (!listedCategories().includes('Category 68')) {
      const nextCourses = screen.queryByRole('button', { name: /^The \d+ after$/ });
      await userEvent.click(nextCourses ?? screen.getByRole('button', { name: 'Next' }));
    }
    expect(screen.getByRole('row', { name: /Category 68/ })).toHaveTextContent('Course 68');
    await press('Edit Category 68.');
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Course 68');
  });

  it('can be moved to a course of the next page without losing what was typed', async () => {
    show();
    await press('Edit Category 1.');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Category Name'), ' and more');
    expect(dialog.queryByRole('option', { name: 'Course 70' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'The 60 after' }));
    expect(dialog.getByRole('combobox')).toHaveDisplayValue('Course 1');
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Course 70');
    expect(dialog.getByLabelText('Category Name')).toHaveValue('Category 1. and more');
  });
});

it('a category of a school with one course begins with that course', async () => {
  storeSchool(1, 1);
  show();
  await press('Add New Category');
  const course = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Course' });
  expect(course).toHaveDisplayValue('Course 1');
});
