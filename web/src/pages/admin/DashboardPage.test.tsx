import { auditCollection } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import { insightsCollection } from '@padavu/domain/insight';
import type { Insight } from '@padavu/domain/insight';
import { lessonsCollection } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { User } from '@padavu/domain/user';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, aLesson, anAuditEntry, aUserRecord, someMoment } from '@tests/support/builders.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { AdministratorProvider } from '@/features/admin/use-administrator.ts';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { countOf } from '@/lib/firebase/count.ts';
import type { endSession } from '@/lib/session/store.ts';
import { liveCollection } from '@/test/live-collection.ts';
import { DashboardPage } from './DashboardPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/live-collection.ts'));
vi.mock('@/lib/firebase/count.ts', () => ({ countOf: vi.fn<typeof countOf>() }));
vi.mock('@/features/overview/FunnelChart.tsx', () => ({ FunnelChart: () => null }));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/session/store.ts', () => ({ endSession: vi.fn<typeof endSession>() }));

const call = vi.mocked(callAuthorisedApi);
const userCount = { total: 1234, pending: 4, approved: 1200, inactive: 30, courseBreakdown: {} };

function someoneWaiting(id: string, name: string, day: number) {
  const registrationDate = new Date(Date.UTC(2025, 4, day, 9));
  liveCollection.put(id, aUserRecord({ name, status: 'pending', registrationDate }));
}

async function show() {
  const user = User.parse(aUserRecord({ name: 'Meera Nair', role: 'admin' }));
  render(
    <MemoryRouter>
      <Notices>
        <AdministratorProvider value={{ uid: 'meera', user }}>
          <DashboardPage />
        </AdministratorProvider>
      </Notices>
    </MemoryRouter>,
  );
  await screen.findByText('57');
}

/** 57 lessons, 12 categories, 20 learners of whom 4 wait; 10 and 1 in a course of one's own choice. */
function counted({ collection, where }: Parameters<typeof countOf>[0]): number {
  if (collection === 'lessons') return 57;
  if (collection === 'subcategories') return 12;
  const fields = new Set<string>(where.map(([field]) => field));
  const everyCourse = !fields.has('courseId');
  if (fields.has('status')) return everyCourse ? 4 : 1;
  return everyCourse ? 20 : 10;
}

function aCourseOf(id: number, title: string, lessonIds: number[], insight?: Omit<Insight, 'courseId'>) {
  liveCollection.put(id, aCourse({ id, title, lessonIds }), coursesCollection);
  if (insight) liveCollection.put(id, { ...insight, courseId: id }, insightsCollection);
}

const lessonOf = (id: number, subcategoryId: number, title: string) =>
  liveCollection.put(id, aLesson({ id, subcategoryId, title, day: id }), lessonsCollection);

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
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  liveCollection.reset();
  call
    .mockReset()
    .mockImplementation(({ method }) => Promise.resolve(method === 'GET' ? userCount : { success: true }));
  vi.mocked(countOf)
    .mockReset()
    .mockImplementation((documents) => Promise.resolve(counted(documents)));
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
    call.mockRejectedValueOnce(new ApiError(500, 'inside'));
    await show();
    expect(within(card('Total Users')).getByRole('alert')).toHaveTextContent(
      'This figure could not be counted.',
    );
    await userEvent.click(within(card('Total Users')).getByRole('button', { name: 'Try again' }));
    expect(await within(card('Total Users')).findByText('1,234')).toBeVisible();
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
    act(() => liveCollection.put('anjali', { status: 'approved' }));
    expect(people()).toEqual([expect.stringContaining('Basil Thomas')]);
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
  });

  it('counts once while nothing happens', async () => {
    someoneWaiting('anjali', 'Anjali Menon', 1);
    liveCollection.put('first', anAuditEntry(), auditCollection);
    await show();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('counts the users again when somebody registers', async () => {
    await show();
    expect(screen.getByText('Nobody is waiting')).toBeVisible();
    call.mockResolvedValue({ ...userCount, total: 1235 });
    act(() => someoneWaiting('anjali', 'Anjali Menon', 1));
    await waitFor(() => expect(card('Total Users')).toHaveTextContent('1,235'));
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'New registration: Anjali Menon, Ecommerce Mastery',
    );
  });

  it('counts everything again when an administrator has changed something', async () => {
    liveCollection.put('first', anAuditEntry(), auditCollection);
    await show();
    call.mockResolvedValue({ ...userCount, total: 1233 });
    vi.mocked(countOf).mockResolvedValue(58);
    const at = new Date(someMoment.getTime() + 1000);
    act(() => liveCollection.put('second', anAuditEntry({ at, action: 'lesson.create' }), auditCollection));
    await waitFor(() => expect(card('Lessons')).toHaveTextContent('58'));
    await waitFor(() => expect(card('Categories')).toHaveTextContent('58'));
    await waitFor(() => expect(card('Total Users')).toHaveTextContent('1,233'));
  });

  it('shows how far learners come, in all courses and in one', async () => {
    aCourseOf(1, 'Ecommerce Mastery', [], { started: 9, finished: 2, lessons: {} });
    aCourseOf(2, 'Digital Marketing', [], { started: 3, finished: 0, lessons: {} });
    aCourseOf(3, 'Graphic Design', []);
    await show();
    await waitFor(() =>
      expect(steps()).toEqual([
        'Registered 20',
        'Approved 16 80% of those registered',
        'Started 12 75% of those approved',
        'Finished 2 17% of those who started',
      ]),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Digital Marketing');
    await waitFor(() =>
      expect(steps()).toEqual([
        'Registered 10',
        'Approved 9 90% of those registered',
        'Started 3 33% of those approved',
        'Finished 0 0% of those who started',
      ]),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Graphic Design');
    await waitFor(() => expect(steps().slice(2)).toEqual(['Started 0 0% of those approved', 'Finished 0']));
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
    expect(panel.getAllByRole('listitem').map(spaced)).toEqual([
      'Pricing Ecommerce Mastery · Day 2 4 unfinished of 6 who opened it',
      'Keywords Digital Marketing · Day 3 1 unfinished of 1 who opened it',
    ]);
    expect(panel.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/admin/lessons?category=7');
  });

  it('says so where nobody has registered and nothing is left unfinished', async () => {
    aCourseOf(1, 'Ecommerce Mastery', [1]);
    vi.mocked(countOf).mockImplementation(({ collection }) =>
      Promise.resolve(collection === 'lessons' ? 57 : 0),
    );
    await show();
    expect(await screen.findByText(/^Nobody has registered yet/)).toBeVisible();
    expect(screen.getByText(/^No lesson has been left unfinished/)).toBeVisible();
  });

  it('reads at most a hundred documents, however large the school is', async () => {
    await show();
    const asked = new Map(liveCollection.queries.map((query) => [JSON.stringify(query), query.limit]));
    const listed = [...asked.values()].reduce((sum: number, limit = Infinity) => sum + limit, 0);
    const ownAccount = 1;
    expect(asked.size).toBe(5);
    expect(listed + limits.dashboard.unfinished + ownAccount).toBeLessThanOrEqual(100);
  });

  it('shows ten of those who wait and leads to the rest', async () => {
    for (let day = 1; day <= 11; day += 1) someoneWaiting(`user${day}`, `User ${day}`, day);
    await show();
    expect(people()).toHaveLength(10);
    expect(screen.getByText(/^More people wait/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'all users' })).toHaveAttribute('href', '/admin/user');
  });

  it('says how many more wait', async () => {
    call.mockResolvedValue({ ...userCount, pending: 1250 });
    for (let day = 1; day <= 11; day += 1) someoneWaiting(`user${day}`, `User ${day}`, day);
    await show();
    expect(await screen.findByText(/^1,240 more wait/)).toBeVisible();
  });

  it('says that the list failed, and asks again', async () => {
    someoneWaiting('anjali', 'Anjali Menon', 1);
    await show();
    act(() => liveCollection.breaks(new Error('inside')));
    const waiting = within(card('Waiting for approval'));
    expect(waiting.getByRole('alert')).toHaveTextContent(
      'Failed to load users: Server error. Please try again later.',
    );
    expect(within(card('How far learners come')).getByRole('alert')).toHaveTextContent(messages.server.error);
    await userEvent.click(waiting.getByRole('button', { name: 'Try again' }));
    expect(people()).toHaveLength(1);
  });
});
