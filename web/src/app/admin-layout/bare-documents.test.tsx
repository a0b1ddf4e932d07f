import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messages } from '@padavu/domain/messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import type { countOf } from '@/lib/firebase/query-spec.ts';
import type { endSession } from '@/lib/session/store.ts';
import { storeText } from '@/lib/stored.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { AuditPage } from '@/features/audit-log/AuditPage.tsx';
import { CategoriesPage } from '@/features/admin-content/categories/CategoriesPage.tsx';
import { CoursesPage } from '@/features/admin-content/courses/CoursesPage.tsx';
import { DashboardPage } from '@/features/admin-overview/DashboardPage.tsx';
import { LessonsPage } from '@/features/admin-content/lessons/LessonsPage.tsx';
import { TrashPage } from '@/features/trash/TrashPage.tsx';
import { UserPage } from '@/features/admin-users/user/UserPage.tsx';
import { UsersPage } from '@/features/admin-users/list/UsersPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/query-spec.ts', () => ({ countOf: vi.fn<typeof countOf>().mockResolvedValue(1) }));
vi.mock('@/features/admin-overview/FunnelChart.tsx', () => ({ FunnelChart: () => null }));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/session/store.ts', () => ({ endSession: vi.fn<typeof endSession>() }));

const call = vi.mocked(callAuthorisedApi);
const { lessonViewer: texts } = learnerMessages;
const { defaults } = messages;

const routes = [
  { path: '/admin/dashboard', Component: DashboardPage },
  { path: '/admin/courses', Component: CoursesPage },
  { path: '/admin/categories', Component: CategoriesPage },
  { path: '/admin/lessons', Component: LessonsPage },
  { path: '/admin/user', Component: UsersPage },
  { path: '/admin/user/:uid', Component: UserPage },
  { path: '/admin/audit', Component: AuditPage },
  { path: '/admin/trash', Component: TrashPage },
];
const show = (address: string) => renderForAdministrator(routes, address);

/** Documents with no fields but those that queries filter and sort by, and documents with invalid fields. */
beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  storeText('adminToken', 'a long enough token');
  call.mockReset().mockResolvedValue({ success: true });
  fakeStore.reset();
  fakeStore.put(1, {}, 'courses');
  fakeStore.put(2, { title: 9, price: 'much', lessonIds: {}, category: 'cooking' }, 'courses');
  fakeStore.put(3, { courseId: 1 }, 'subcategories');
  fakeStore.put(7, { courseId: 1, subcategoryId: 3 }, 'lessons');
  fakeStore.put('anjali', {});
  fakeStore.put('anjali', { method: 'cheque', receivedOn: 5 }, 'payments');
  fakeStore.put('entry', { at: new Date(), action: 'unheard of', actor: 'nobody' }, 'audit');
  fakeStore.put('users_7', { collection: 'users', documentId: '7', deletedAt: new Date() }, 'trash');
  fakeStore.put('users', { courses: 'none' }, 'headcounts');
});

describe('documents that lack every field', () => {
  it('show their defaults among the courses, where an unreadable document is left out', () => {
    fakeStore.put('first', {}, 'courses');
    show('/admin/courses');
    expect(screen.getAllByRole('listitem', { name: defaults.untitledCourse })).toHaveLength(2);
    expect(screen.getAllByText(texts.noDescription)).toHaveLength(2);
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });

  it('show their defaults among the categories', async () => {
    show('/admin/categories');
    expect(await screen.findByText(defaults.untitledCategory)).toBeVisible();
    expect(screen.getByText(texts.noDescription)).toBeVisible();
  });

  it('show their defaults among the lessons of a category without a lesson count', () => {
    show('/admin/lessons?category=3');
    expect(screen.getByText(texts.untitled)).toBeVisible();
    expect(screen.getByText('N/A')).toBeVisible();
    expect(screen.getByText(`Category: ${defaults.untitledCategory}`)).toBeVisible();
  });

  it('show their defaults on a user’s page', () => {
    show('/admin/user/anjali');
    expect(screen.getByRole('heading', { level: 1, name: defaults.unknownName })).toBeVisible();
  });

  it('show their defaults in the audit log', () => {
    show('/admin/audit');
    expect(screen.getByText(/Unknown action/)).toBeVisible();
  });

  it('show the id of the deleted record in the trash', () => {
    show('/admin/trash');
    expect(screen.getByRole('button', { name: 'Restore 7' })).toBeVisible();
  });

  it('do not break the dashboard and the list of users', async () => {
    show('/admin/dashboard');
    expect(await screen.findByRole('region', { name: adminMessages.area.totalUsers })).toHaveTextContent('0');
    show('/admin/user');
    expect(await screen.findByRole('heading', { level: 1, name: /User/ })).toBeVisible();
  });
});

describe('the dialog of a document that lacks fields', () => {
  it('opens by its address with the stored fields, and does not save defaults that it only shows', async () => {
    fakeStore.put(3, { courseId: 1, title: 'Foundations', description: 'How to begin.' }, 'subcategories');
    const { router } = show('/admin/categories?edit=3');
    const dialog = within(await screen.findByRole('dialog', { name: adminMessages.categories.edit }));
    expect(dialog.getByLabelText('Instructor (optional)')).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: adminMessages.categories.submitUpdate }));
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      method: 'PUT',
      body: { title: 'Foundations', instructor: '', duration: '', thumbnail: '' },
    });
    expect(await screen.findByText(/updated successfully/)).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('asks for the day of a lesson whose stored day is invalid, and is no longer in the address when it closes', async () => {
    fakeStore.put(7, { title: 'Foundations', day: 'first' }, 'lessons');
    const { router } = show('/admin/lessons?edit=7');
    const dialog = within(await screen.findByRole('dialog', { name: adminMessages.lessons.editTitle }));
    expect(dialog.getByLabelText('Lesson Title')).toHaveValue('Foundations');
    expect(dialog.getByLabelText('Day Number')).toHaveDisplayValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.search).toBe('');
  });

  it('asks for the category of a lesson that has none', async () => {
    fakeStore.put(
      7,
      { title: 'Alone', description: 'It stands nowhere.', day: 2, subcategoryId: 0, courseId: 0 },
      'lessons',
    );
    show('/admin/lessons?edit=7');
    const dialog = within(await screen.findByRole('dialog', { name: adminMessages.lessons.editTitle }));
    expect(dialog.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Choose a course');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), '1');
    expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue(defaults.untitledCategory);
    await userEvent.click(dialog.getByRole('button', { name: adminMessages.lessons.submitUpdate }));
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      method: 'PUT',
      body: { subcategoryId: 3, title: 'Alone' },
    });
  });
});
