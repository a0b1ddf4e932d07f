import { auditCollection } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import type { UserStats } from '@padavu/domain/user-stats';
import { courseStatsCollection } from '@padavu/domain/course-stats';
import type { CourseStats } from '@padavu/domain/course-stats';
import { lessonsCollection } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { newSchool } from '@padavu/domain/school';
import { pagesCollection } from '@padavu/domain/stored-page';
import { User } from '@padavu/domain/user';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aLesson, anAuditEntry, aUserRecord, someMoment } from '@tests/support/builders.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { StaffMemberProvider } from '@/features/session/use-staff-member.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { countOf } from '@/lib/firebase/query-spec.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { DashboardPage } from './DashboardPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/query-spec.ts', () => ({ countOf: vi.fn<typeof countOf>() }));
vi.mock('./FunnelChart.tsx', () => ({ FunnelChart: () => null }));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);

/** A school of 1,234 accounts; the administrators are no learners. */
const school = {
  '1': { user: { pending: 3, approved: 1193, inactive: 30 } },
  '2': { user: { pending: 1, approved: 5 } },
  none: { admin: { approved: 2 } },
};

function counted(courses: UserStats['courses']) {
  fakeStore.put('users', { courses }, 'headcounts');
}

function someoneWaiting(id: string, name: string, day: number) {
  const registrationDate = new Date(Date.UTC(2025, 4, day, 9));
  fakeStore.put(id, aUserRecord({ name, status: 'pending', registrationDate }));
}

async function show() {
  const user = User.parse(aUserRecord({ name: 'Meera Nair', role: 'admin' }));
  render(
    <MemoryRouter>
      <Notices>
        <StaffMemberProvider value={{ uid: 'meera', user }}>
          <DashboardPage />
        </StaffMemberProvider>
      </Notices>
    </MemoryRouter>,
  );
  await screen.findByText('57');
}

function aCourseOf(
  id: number,
  title: string,
  lessonIds: number[],
  courseStats?: Omit<CourseStats, 'courseId'>,
) {
  fakeStore.put(id, aCourse({ id, title, lessonIds }), coursesCollection);
  if (courseStats) fakeStore.put(id, { ...courseStats, courseId: id }, courseStatsCollection);
}

const lessonOf = (id: number, subcategoryId: number, title: string) =>
  fakeStore.put(id, aLesson({ id, subcategoryId, title, day: id }), lessonsCollection);

const card = (name: string) => screen.getByRole('region', { name });
const spaced = (item: HTMLElement) =>
  [...item.querySelectorAll('a, p, span')]
    .filter((element) => element.childElementCount === 0)
    .map((element) => element.textContent?.trim())
    .join(' ');
const steps = () =>
  within(card('From registration to the last lesson')).queryAllByRole('listitem').map(spaced);
const people = () =>
  within(card('Waiting for approval'))
    .getAllByRole('rowheader')
    .map((item) => item.textContent);

beforeEach(() => {
  fakeStore.reset();
  counted(school);
  call.mockReset().mockResolvedValue({ success: true });
  vi.mocked(countOf)
    .mockReset()
    .mockImplementation(({ collection }) => Promise.resolve(collection === lessonsCollection ? 57 : 12));
});

describe('the dashboard', () => {
  it('shows the figures, and who is here', async () => {
    await show();
    expect(card('Total Users')).toHaveTextContent('1,234');
    expect(card('Total Users')).toHaveTextContent('4 pending, 1,200 approved, 30 inactive');
    expect(card('Categories')).toHaveTextContent('12');
    expect(card('Lessons')).toHaveTextContent('57');
    expect(screen.getByText('Meera Nair')).toBeVisible();
  });

  it('offers to count again where a figure failed', async () => {
    vi.mocked(countOf).mockImplementationOnce(() => Promise.reject(new Error('inside')));
    await show();
    const categories = within(card('Categories'));
    expect(categories.getByRole('alert')).toHaveTextContent('This figure could not be loaded.');
    await userEvent.click(categories.getByRole('button', { name: 'Try again' }));
    expect(await categories.findByText('12')).toBeVisible();
  });

  it('lists who waits, the longest first, and approves in place', async () => {
    someoneWaiting('basil', 'Basil Thomas', 2);
    someoneWaiting('anjali', 'Anjali Menon', 1);
    await show();
    expect(people()).toEqual([
      expect.stringContaining('Anjali Menon'),
      expect.stringContaining('Basil Thomas'),
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    act(() => fakeStore.put('anjali', { status: 'approved' }));
    expect(people()).toEqual([expect.stringContaining('Basil Thomas')]);
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Match a bank statement' })).toHaveAttribute(
      'href',
      '/admin/statement',
    );
  });

  it('leads a new school on: what is stored is done, the first that is not comes next', async () => {
    counted({ none: { admin: { approved: 1 } } });
    fakeStore.put(
      'school',
      { ...newSchool, name: 'Kollam Pottery', payment: { upiId: 'a@upi' } },
      'settings',
    );
    fakeStore.put(7, aCourse({ id: 7, published: true, openForRegistration: false }), coursesCollection);
    fakeStore.put('terms', { draft: { summary: 'Pay before the first lesson.' } }, pagesCollection);
    vi.mocked(countOf).mockImplementation(({ collection }) =>
      Promise.resolve(collection === lessonsCollection ? 57 : 0),
    );
    await show();
    const region = within(card('Open your school'));
    expect(region.getByText(/^4 of 10 steps are done/)).toBeVisible();
    const next = region.getByRole('listitem', { current: 'step' });
    expect(next).toHaveTextContent('Say how people reach you');
    expect(within(next).getByRole('link')).toHaveAttribute('href', '/admin/settings#chatNumber');
    const done = region.getAllByRole('listitem').filter(({ textContent }) => textContent.endsWith(', done'));
    expect(done.map(({ textContent }) => textContent)).toEqual([
      'Name your school, done',
      'Say how people pay, done',
      'Make your first course, done',
      'Add its first lesson, done',
    ]);
    act(() => fakeStore.put('terms', { draft: null, publishedAt: someMoment }, pagesCollection));
    expect(region.getByText(/^5 of 10 steps are done/)).toBeVisible();
    expect(region.getByRole('link', { name: 'Look over the words of your pages' })).toHaveAttribute(
      'href',
      '/admin/pages',
    );
    act(() => counted({ '7': { user: { approved: 1 } }, none: { admin: { approved: 1 } } }));
    expect(screen.queryByRole('region', { name: 'Open your school' })).toBeNull();
  });

  it('counts once while nothing happens', async () => {
    someoneWaiting('anjali', 'Anjali Menon', 1);
    fakeStore.put('first', anAuditEntry(), auditCollection);
    await show();
    expect(countOf).toHaveBeenCalledTimes(2);
  });

  it('shows the counts of users as they change, and tells who has come', async () => {
    await show();
    expect(screen.getByText('Nobody is waiting')).toBeVisible();
    act(() => someoneWaiting('anjali', 'Anjali Menon', 1));
    act(() => counted({ ...school, '2': { user: { pending: 2, approved: 5 } } }));
    expect(card('Total Users')).toHaveTextContent('1,235');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'New registration: Anjali Menon, Ecommerce Mastery',
    );
  });

  it('counts the content again when an administrator has changed something', async () => {
    fakeStore.put('first', anAuditEntry(), auditCollection);
    await show();
    vi.mocked(countOf).mockResolvedValue(58);
    const at = new Date(someMoment.getTime() + 1000);
    act(() => fakeStore.put('second', anAuditEntry({ at, action: 'lesson.create' }), auditCollection));
    await waitFor(() => expect(card('Lessons')).toHaveTextContent('58'));
    await waitFor(() => expect(card('Categories')).toHaveTextContent('58'));
  });

  it('shows how far learners come, in all courses and in one', async () => {
    aCourseOf(1, 'Ecommerce Mastery', [], { started: 9, finished: 2, lessons: {} });
    aCourseOf(2, 'Digital Marketing', [], { started: 3, finished: 0, lessons: {} });
    aCourseOf(3, 'Graphic Design', []);
    counted({
      '1': { user: { pending: 3, approved: 5, inactive: 2 } },
      '2': { user: { pending: 1, approved: 9 }, admin: { approved: 1 } },
      '3': { user: { approved: 1 } },
    });
    await show();
    expect(steps()).toEqual([
      'Registered 21',
      'Approved 17 81% of those registered',
      'Started 12 71% of those approved',
      'Finished 2 17% of those who started',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Digital Marketing');
    expect(steps()).toEqual([
      'Registered 10',
      'Approved 9 90% of those registered',
      'Started 3 33% of those approved',
      'Finished 0 0% of those who started',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Graphic Design');
    expect(steps().slice(2)).toEqual(['Started 0 0% of those approved', 'Finished 0']);
  });

  it('leads to the five lessons that most learners left unfinished', async () => {
    const lessons = {
      '1': { opened: 5, completed: 5 },
      '2': { opened: 6, completed: 2 },
      '8': { opened: 9, completed: 0 },
    };
    aCourseOf(1, 'Ecommerce Mastery', [1, 2], { started: 9, finished: 2, lessons });
    aCourseOf(2, 'Digital Marketing', [3], {
      started: 3,
      finished: 0,
      lessons: { '3': { opened: 1, completed: 0 } },
    });
    lessonOf(2, 7, 'Pricing');
    lessonOf(3, 9, 'Keywords');
    await show();
    const panel = within(card('Lessons most often left unfinished'));
    expect(panel.getAllByRole('row').slice(1).map(spaced)).toEqual([
      'Pricing Ecommerce Mastery · Day 2 4 unfinished of 6 who opened it',
      'Keywords Digital Marketing · Day 3 1 unfinished of 1 who opened it',
    ]);
    expect(panel.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/admin/lessons?category=7');
  });

  it('says so where nobody has registered and nothing is left unfinished', async () => {
    aCourseOf(1, 'Ecommerce Mastery', [1]);
    fakeStore.remove('users', 'headcounts');
    await show();
    expect(card('Total Users')).toHaveTextContent('0 pending');
    expect(screen.getByText(/^Nobody has registered yet/)).toBeVisible();
    expect(screen.getByText(/^No unfinished lessons/)).toBeVisible();
  });

  it('reads at most a hundred documents, however large the school is, and a page of what is wrong in it', async () => {
    await show();
    const asked = new Map(fakeStore.queries.map((query) => [JSON.stringify(query), query.limit]));
    const listed = [...asked.values()].reduce((sum: number, limit = Infinity) => sum + limit, 0);
    const [ownAccount, userStats] = [1, 1];
    expect(asked.size).toBe(7);
    // A sound school has no document there; one that is not shows at most these.
    const wrong = limits.dashboard.attention + 1;
    expect(fakeStore.queries.find(({ collection }) => collection === 'attention')?.limit).toBe(wrong);
    expect(listed - wrong + limits.dashboard.unfinished + ownAccount + userStats).toBeLessThanOrEqual(100);
  });

  it('says what learners wait for an answer to, and since when', async () => {
    await show();
    expect(screen.queryByRole('region', { name: 'Waiting for an answer' })).toBeNull();
    const question = { courseId: 1, lessonId: 1, text: 'Why?', waiting: true };
    for (let day = 1; day <= 6; day += 1)
      fakeStore.put(`question${day}`, { ...question, lastAt: new Date(Date.UTC(2025, 4, day)) }, 'questions');
    act(() =>
      fakeStore.put('devi_1', { state: 'waiting', lastAt: new Date(Date.UTC(2025, 4, 3)) }, 'submissions'),
    );
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for an answer' }));
    expect(waiting.getByRole('link', { name: '5 questions or more' })).toHaveAttribute(
      'href',
      '/admin/questions',
    );
    expect(waiting.getByText(/1 May 2025/)).toBeVisible();
    expect(waiting.getByRole('link', { name: '1 piece of work' })).toHaveAttribute('href', '/admin/work');
  });

  it('shows ten of those who wait and leads to the rest', async () => {
    for (let day = 1; day <= 11; day += 1) someoneWaiting(`user${day}`, `User ${day}`, day);
    await show();
    expect(people()).toHaveLength(10);
    expect(screen.getByText(/^More people are waiting/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'all users' })).toHaveAttribute('href', '/admin/user');
  });

  it('says how many more waiting', async () => {
    counted({ '1': { user: { pending: 1250 } } });
    for (let day = 1; day <= 11; day += 1) someoneWaiting(`user${day}`, `User ${day}`, day);
    await show();
    expect(await screen.findByText(/^1,240 more waiting/)).toBeVisible();
  });

  it('says that the list failed, and asks again', async () => {
    someoneWaiting('anjali', 'Anjali Menon', 1);
    await show();
    act(() => fakeStore.breaks(new Error('inside')));
    const waiting = within(card('Waiting for approval'));
    expect(waiting.getByRole('alert')).toHaveTextContent(
      'Failed to load users: Server error. Please try again later.',
    );
    expect(within(card('Learner progress')).getByRole('alert')).toHaveTextContent(messages.server.error);
    expect(within(card('Total Users')).getByRole('alert')).toHaveTextContent(
      'This figure could not be loaded.',
    );
    await userEvent.click(waiting.getByRole('button', { name: 'Try again' }));
    expect(people()).toHaveLength(1);
  });
});
