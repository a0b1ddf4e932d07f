import { auditCollection } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import type { UserStats } from '@padavu/domain/user/user-stats';
import { courseStatsCollection } from '@padavu/domain/course/course-stats';
import type { CourseStats } from '@padavu/domain/course/course-stats';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { newSchool } from '@padavu/domain/school/school';
import { pagesCollection } from '@padavu/domain/site/stored-page';
import { User } from '@padavu/domain/user/user';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aLesson, anAuditEntry, aUserRecord, someMoment } from '@tests/support/builders.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { ConfineToCourse } from '@/features/course-content/TaughtCourse.tsx';
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

function storeUserStats(courses: UserStats['courses']) {
  fakeStore.put('users', { courses }, 'headcounts');
}

function storeWaitingUser(id: string, name: string, day: number) {
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

function storeCourse(
  id: number,
  title: string,
  lessonIds: number[],
  courseStats?: Omit<CourseStats, 'courseId'>,
) {
  fakeStore.put(id, aCourse({ id, title, lessonIds }), coursesCollection);
  if (courseStats) fakeStore.put(id, { ...courseStats, courseId: id }, courseStatsCollection);
}

const storeLesson = (id: number, subcategoryId: number, title: string) =>
  fakeStore.put(id, aLesson({ id, subcategoryId, title, day: id }), lessonsCollection);

const card = (name: string) => screen.getByRole('region', { name });
const textOf = (item: HTMLElement) =>
  [...item.querySelectorAll('a, p, span')]
    .filter((element) => element.childElementCount === 0)
    .map((element) => element.textContent?.trim())
    .join(' ');
const steps = () =>
  within(card('From registration to the last lesson')).queryAllByRole('listitem').map(textOf);
const people = () =>
  within(card('Waiting for approval'))
    .getAllByRole('rowheader')
    .map((item) => item.textContent);

beforeEach(() => {
  fakeStore.reset();
  storeUserStats(school);
  call.mockReset().mockResolvedValue({ success: true });
  vi.mocked(countOf)
    .mockReset()
    .mockImplementation(({ collection }) => Promise.resolve(collection === lessonsCollection ? 57 : 12));
});

describe('the dashboard', () => {
  it('shows the figures, and the name of the administrator', async () => {
    await show();
    expect(card('Total Users')).toHaveTextContent('1,234');
    expect(card('Total Users')).toHaveTextContent('4 pending, 1,200 approved, 30 inactive');
    expect(card('Categories')).toHaveTextContent('12');
    expect(card('Lessons')).toHaveTextContent('57');
    expect(screen.getByText('Meera Nair')).toBeVisible();
  });

  it('leads to what is still due once somebody was approved, and reads nothing for it', async () => {
    await show();
    const link = within(card('Still due')).getByRole('link', { name: 'Show who has to pay' });
    expect(link).toHaveAttribute('href', '/admin/payments/due');
    expect(call).not.toHaveBeenCalled();
    act(() => storeUserStats({ '1': { user: { pending: 3 } }, none: { admin: { approved: 2 } } }));
    expect(screen.queryByRole('region', { name: 'Still due' })).toBeNull();
  });

  it('offers to count again when a figure failed', async () => {
    vi.mocked(countOf).mockImplementationOnce(() => Promise.reject(new Error('inside')));
    await show();
    const categories = within(card('Categories'));
    expect(categories.getByRole('alert')).toHaveTextContent('This figure could not be loaded.');
    await userEvent.click(categories.getByRole('button', { name: 'Try again' }));
    expect(await categories.findByText('12')).toBeVisible();
  });

  it('lists the people who wait, longest first, and approves them in the list', async () => {
    storeWaitingUser('basil', 'Basil Thomas', 2);
    storeWaitingUser('anjali', 'Anjali Menon', 1);
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

  it('guides a new school: steps with stored data are done, and the first other one is next', async () => {
    storeUserStats({ none: { admin: { approved: 1 } } });
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
    act(() => storeUserStats({ '7': { user: { approved: 1 } }, none: { admin: { approved: 1 } } }));
    expect(screen.queryByRole('region', { name: 'Open your school' })).toBeNull();
  });

  it('counts categories and lessons once while nothing changes', async () => {
    storeWaitingUser('anjali', 'Anjali Menon', 1);
    fakeStore.put('first', anAuditEntry(), auditCollection);
    await show();
    expect(countOf).toHaveBeenCalledTimes(2);
  });

  it('shows the counts of users as they change, and announces a new registration', async () => {
    await show();
    expect(screen.getByText('Nobody is waiting')).toBeVisible();
    act(() => storeWaitingUser('anjali', 'Anjali Menon', 1));
    act(() => storeUserStats({ ...school, '2': { user: { pending: 2, approved: 5 } } }));
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

  it('shows how far learners get, in all courses and in one', async () => {
    storeCourse(1, 'Ecommerce Mastery', [], { started: 9, finished: 2, lessons: {} });
    storeCourse(2, 'Digital Marketing', [], { started: 3, finished: 0, lessons: {} });
    storeCourse(3, 'Graphic Design', []);
    storeUserStats({
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

  it('links to the lessons that most learners left unfinished', async () => {
    const lessons = {
      '1': { opened: 5, completed: 5 },
      '2': { opened: 6, completed: 2 },
      '8': { opened: 9, completed: 0 },
    };
    storeCourse(1, 'Ecommerce Mastery', [1, 2], { started: 9, finished: 2, lessons });
    storeCourse(2, 'Digital Marketing', [3], {
      started: 3,
      finished: 0,
      lessons: { '3': { opened: 1, completed: 0 } },
    });
    storeLesson(2, 7, 'Pricing');
    storeLesson(3, 9, 'Keywords');
    await show();
    const panel = within(card('Lessons most often left unfinished'));
    expect(panel.getAllByRole('row').slice(1).map(textOf)).toEqual([
      'Pricing Ecommerce Mastery · Day 2 4 unfinished of 6 who opened it',
      'Keywords Digital Marketing · Day 3 1 unfinished of 1 who opened it',
    ]);
    expect(panel.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/admin/lessons?category=7');
  });

  it('says that nobody has registered and that no lesson is left unfinished', async () => {
    storeCourse(1, 'Ecommerce Mastery', [1]);
    fakeStore.remove('users', 'headcounts');
    await show();
    expect(card('Total Users')).toHaveTextContent('0 pending');
    expect(screen.getByText(/^Nobody has registered yet/)).toBeVisible();
    expect(screen.getByText(/^No unfinished lessons/)).toBeVisible();
  });

  it('reads at most a hundred documents in a school of any size, and one page of records that need attention', async () => {
    await show();
    const limitOfQuery = new Map(fakeStore.queries.map((query) => [JSON.stringify(query), query.limit]));
    const readAtMost = [...limitOfQuery.values()].reduce((sum: number, limit = Infinity) => sum + limit, 0);
    const [ownAccount, userStats] = [1, 1];
    expect(limitOfQuery.size).toBe(7);
    // A school without damaged records reads none of these.
    const attentionLimit = limits.dashboard.attention + 1;
    expect(fakeStore.queries.find(({ collection }) => collection === 'attention')?.limit).toBe(
      attentionLimit,
    );
    expect(
      readAtMost - attentionLimit + limits.dashboard.unfinished + ownAccount + userStats,
    ).toBeLessThanOrEqual(100);
  });

  it('says how many questions and submissions wait for an answer, and since when', async () => {
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

  it('shows ten of the people who wait, and links to the list of all users', async () => {
    for (let day = 1; day <= 11; day += 1) storeWaitingUser(`user${day}`, `User ${day}`, day);
    await show();
    expect(people()).toHaveLength(10);
    expect(screen.getByText(/^More people are waiting/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'all users' })).toHaveAttribute('href', '/admin/user');
  });

  it('says how many more people are waiting', async () => {
    storeUserStats({ '1': { user: { pending: 1250 } } });
    for (let day = 1; day <= 11; day += 1) storeWaitingUser(`user${day}`, `User ${day}`, day);
    await show();
    expect(await screen.findByText(/^1,240 more waiting/)).toBeVisible();
  });

  it('says that the list failed, and loads it again', async () => {
    storeWaitingUser('anjali', 'Anjali Menon', 1);
    await show();
    act(() => fakeStore.failAllReads(new Error('inside')));
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

describe('the dashboard of a teacher', () => {
  const stats = `${courseStatsCollection}/1`;
  const user = User.parse(aUserRecord({ name: 'Meera Nair', role: 'teacher', courseId: null, teaches: [1] }));
  const showForTeacher = () =>
    render(
      <MemoryRouter>
        <StaffMemberProvider value={{ uid: 'meera', user }}>
          <ConfineToCourse courseId={1}>
            <DashboardPage />
          </ConfineToCourse>
        </StaffMemberProvider>
      </MemoryRouter>,
    );

  it('counts nobody before a learner has started the course', () => {
    storeCourse(1, 'Ecommerce Mastery', [1, 2]);
    showForTeacher();
    expect(card('Lessons')).toHaveTextContent('2');
    expect(card('Started')).toHaveTextContent('0');
    expect(screen.getByText(/^No unfinished lessons/)).toBeVisible();
  });

  it('says when the statistics cannot be loaded, and loads them again', async () => {
    storeCourse(1, 'Ecommerce Mastery', [1, 2]);
    fakeStore.failReadsOf(stats);
    showForTeacher();
    expect(card('Lessons')).toHaveTextContent('2');
    for (const name of ['Started', 'Finished'])
      expect(within(card(name)).getByRole('alert')).toHaveTextContent('This figure could not be loaded.');
    expect(within(card('Lessons most often left unfinished')).getByRole('alert')).toHaveTextContent(
      messages.server.error,
    );
    await userEvent.click(within(card('Started')).getByRole('button', { name: 'Try again' }));
    expect(fakeStore.retried).toEqual([stats]);
    act(() => fakeStore.set(stats, { courseId: 1, started: 9, finished: 4, lessons: {} }));
    expect(card('Started')).toHaveTextContent('9');
    expect(card('Finished')).toHaveTextContent('4');
  });
});
