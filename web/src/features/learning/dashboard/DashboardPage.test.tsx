import { messages } from '@padavu/domain/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aCourse, aLesson, aLessonProgress, aProgress, aCategory } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore, permissionDenied, unavailable } from '@/test/fake-store.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { DashboardPage } from './DashboardPage.tsx';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const progress = 'users/anjali/progress/1';

const unseen = (lessonId: number) => ({ lessonId, subcategoryId: 1, at: new Date() });

function showDashboard(user = {}) {
  return renderForLearner(<DashboardPage />, { path: '/user/dashboard', address: '/user/dashboard', user });
}

beforeEach(() => {
  fakeStore.reset();
});

describe('the dashboard', () => {
  it('greets the learner and shows the course with its progress', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2, 3, 4] }));
    fakeStore.set(progress, aProgress());
    showDashboard();
    expect(screen.getByRole('heading', { level: 1, name: 'Hi Anjali Menon,' })).toBeVisible();
    expect(screen.getByText('Welcome to Padavu')).toBeVisible();
    expect(screen.getByText('You are enrolled in: Ecommerce Mastery')).toBeVisible();
    expect(screen.getByRole('link', { name: 'You are in premium version' })).toHaveAttribute(
      'href',
      '/user/course/1',
    );
    const section = within(screen.getByRole('region', { name: 'Your Course' }));
    expect(section.getByText('1')).toBeVisible();
    expect(section.getByText('4 Lessons')).toBeVisible();
    expect(section.getByText('25% complete')).toBeVisible();
    expect(section.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/user/lesson/1/1/1');
    expect(section.getByRole('link', { name: 'All lessons' })).toHaveAttribute('href', '/user/course/1');
  });

  it('names the course by its title as it is now, which the account may not have', () => {
    fakeStore.set('courses/1', aCourse({ title: 'Selling online' }));
    fakeStore.set(progress, null);
    showDashboard();
    expect(screen.getByText('You are enrolled in: Selling online')).toBeVisible();
  });

  it('continues to the course for a learner who has opened no lesson yet', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1] }));
    fakeStore.set(progress, null);
    showDashboard();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/user/course/1');
    expect(screen.queryByRole('link', { name: 'All lessons' })).toBeNull();
  });

  it("names the next lesson, from the device's copy of the course", () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2] }));
    fakeStore.set(progress, aProgress());
    fakeStore.set('subcategories', [aCategory()]);
    fakeStore.set('lessons', [aLesson(), aLesson({ id: 2, day: 2, title: 'Finding a niche' })]);
    showDashboard();
    expect(screen.getByText('What comes next')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Day 2: Finding a niche' })).toHaveAttribute(
      'href',
      '/user/lesson/1/1/2',
    );
    expect([...fakeStore.readPaths]).toEqual(['courses/1', progress]);
  });

  it('says when the next day opens if the next lesson is locked', () => {
    const lock = { locked: true, opensAt: new Date(Date.now() + 1000) };
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2], pace: 'daily' }));
    fakeStore.set(progress, aProgress());
    fakeStore.set('subcategories', [aCategory()]);
    fakeStore.set('lessons', [aLesson(), { ...aLesson({ id: 2, day: 2 }), ...lock }]);
    showDashboard();
    expect(screen.getByText(/^Day 2 opens (today|tomorrow|on)/)).toBeVisible();
    expect(screen.queryByText('What comes next')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/user/lesson/1/1/1');
  });

  it("names a lesson that was locked when the device's copy was made and is open by the account", () => {
    const lock = { locked: true, opensAt: new Date(Date.now() + 1000) };
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2], pace: 'daily' }));
    fakeStore.set(progress, aProgress());
    fakeStore.set('subcategories', [aCategory()]);
    fakeStore.set('lessons', [
      aLesson(),
      { ...aLesson({ id: 2, day: 2, title: 'Finding a niche' }), ...lock },
    ]);
    showDashboard({ openThrough: 2 });
    expect(screen.getByRole('link', { name: 'Day 2: Finding a niche' })).toBeVisible();
    expect(screen.queryByText(/^Day 2 opens/)).toBeNull();
  });

  it('says that every lesson is complete, also on a device without a copy of the lessons', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1] }));
    fakeStore.set(progress, aProgress());
    showDashboard();
    expect(screen.getByText(/You have completed every lesson/)).toBeVisible();
  });

  it('promises no certificate, which may wait for work, and says where it is', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1], certificate: true }));
    fakeStore.set(progress, aProgress());
    showDashboard();
    expect(
      screen.getByText(/The course page has your certificate, or says when you get it\.$/),
    ).toBeVisible();
  });

  it('names no deleted lesson, and is not complete before a new lesson is', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 3] }));
    fakeStore.set(progress, aProgress());
    fakeStore.set('subcategories', [aCategory()]);
    fakeStore.set('lessons', [aLesson(), aLesson({ id: 2, day: 2, title: 'Deleted meanwhile' })]);
    showDashboard();
    expect(screen.getByText('50% complete')).toBeVisible();
    expect(screen.queryByText(/Deleted meanwhile/)).toBeNull();
    expect(screen.queryByText(/You have completed every lesson/)).toBeNull();
  });

  it('leads to new answers, but not under a lesson that was deleted or moved to another course', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2] }));
    fakeStore.set(
      progress,
      aProgress({ answered: { first: unseen(1), task2: unseen(2), third: unseen(3) } }),
    );
    showDashboard();
    const news = within(screen.getByText('There are answers for you.').parentElement ?? document.body);
    expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user/lesson/1/1/1?questions',
      '/user/lesson/1/1/2',
    ]);
  });

  it('shows no answers where all are under lessons that are gone', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1] }));
    fakeStore.set(progress, aProgress({ answered: { third: unseen(3) } }));
    showDashboard();
    expect(screen.queryByText('There is an answer for you.')).toBeNull();
  });

  it('reads the course and the progress, and nothing else', () => {
    fakeStore.set('courses/1', aCourse());
    showDashboard();
    expect([...fakeStore.readPaths]).toEqual(['courses/1', progress]);
  });

  it('shows no course before the progress is known, because new answers would move it down', () => {
    fakeStore.set('courses/1', aCourse());
    fakeStore.keepLoading(progress);
    showDashboard();
    expect(screen.getByRole('heading', { name: 'Your Course' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('shows "Multiple Lessons" for a course without lesson ids', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [] }));
    fakeStore.set(progress, null);
    showDashboard();
    expect(screen.getByText('Multiple Lessons')).toBeVisible();
  });

  it('continues at the last lesson while that lesson exists', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [5] }));
    fakeStore.set(progress, aProgress({ lastLessonId: 5, lastSubcategoryId: 2 }));
    showDashboard();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/user/lesson/1/2/5');
  });

  it('does not continue at a deleted lesson', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [6] }));
    fakeStore.set(progress, aProgress({ lastLessonId: 5, lessons: { 5: aLessonProgress() } }));
    showDashboard();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/user/course/1');
    expect(screen.getByText('0% complete')).toBeVisible();
  });

  it('shows no progress to a learner who has not begun', () => {
    fakeStore.set('courses/1', aCourse({ lessonIds: [1] }));
    fakeStore.set(progress, null);
    showDashboard();
    expect(screen.getByText('0% complete')).toBeVisible();
  });

  it('shows the course even when the progress cannot be read, but without a percentage', () => {
    fakeStore.set('courses/1', aCourse());
    fakeStore.failReadsOf(progress);
    showDashboard();
    expect(screen.getByText('Your progress could not be loaded.')).toBeVisible();
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it('says that the course is loading', () => {
    fakeStore.keepLoading('courses/1');
    showDashboard();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your course...');
  });

  it.each<[string, () => void, object]>([
    ['the account names no course', () => {}, { courseId: null }],
    ['the course does not exist', () => fakeStore.set('courses/1', null), {}],
    ['the course is a draft', () => fakeStore.failReadsOf('courses/1', permissionDenied), {}],
  ])('says whom to ask when %s', (_case, arrange, user) => {
    arrange();
    showDashboard(user);
    expect(screen.getByText('No courses found for your enrollment: Ecommerce Mastery')).toBeVisible();
    expect(screen.getByText('Please contact support if you believe this is an error.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:hello@padavu.example',
    );
    expect(screen.queryByRole('link', { name: 'You are in premium version' })).toBeNull();
  });

  it.each([
    ['without a message to show', new Error('invalid_type'), 'Failed to load your course'],
    ['of the network', unavailable, 'Network error. Please check your internet connection.'],
  ])('shows a failure %s and reads again', async (_case, error, message) => {
    fakeStore.failReadsOf('courses/1', error);
    showDashboard();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(fakeStore.retried).toEqual(['courses/1']);
  });
});

const week = () => within(screen.getByRole('region', { name: 'Your week' }));
const days = () => week().queryAllByRole('listitem');

describe("the learner's week", () => {
  const now = new Date('2026-11-24T06:00:00Z');
  const ago = (count: number) => aLessonProgress({ at: new Date(now.getTime() - count * 86_400_000) });

  const lessons = { 1: ago(0), 2: ago(1), 3: ago(20) };

  beforeEach(() => {
    vi.setSystemTime(now);
    vi.mocked(callAuthorisedApi).mockReset().mockResolvedValue({ success: true });
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2, 3] }));
    fakeStore.set(progress, aProgress({ lessons }));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lists what was completed in total and on each day', () => {
    showDashboard();
    expect(
      week().getByText(
        'You completed 2 lessons in the last seven days. You have learned on 2 days in a row.',
      ),
    ).toBeVisible();
    expect(days()).toHaveLength(7);
    expect(days().at(-1)).toHaveTextContent(/: 1 lesson$/);
  });

  it('does not say that more than seven days in a row were in the last seven', () => {
    const nineDays = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, ago(index)]));
    fakeStore.set(progress, aProgress({ lessons: nineDays }));
    showDashboard();
    expect(
      week().getByText(/^You completed 7 lessons in the last seven days\. .* 9 days in a row/),
    ).toBeVisible();
  });

  it('draws no days while nothing was completed on any of them', () => {
    fakeStore.set(progress, aProgress({ lessons: { 3: ago(20) } }));
    showDashboard();
    expect(week().getByText(/^Nothing yet in the last seven days\./)).toBeVisible();
    expect(days()).toHaveLength(0);
  });

  it('adds the minutes if the device has a copy of the lessons', () => {
    fakeStore.set('lessons', [aLesson({ id: 1, duration: '45 minutes' })]);
    showDashboard();
    expect(days().at(-1)).toHaveTextContent(/: 1 lesson, 45 minutes$/);
  });

  it('is hidden on every device, and shown again', async () => {
    showDashboard();
    await userEvent.click(week().getByRole('button', { name: 'Hide your week' }));
    expect(days()).toHaveLength(0);
    await waitFor(() => expect(week().getByRole('button')).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(week().getByRole('button', { name: 'Show your week' }));
    expect(days()).toHaveLength(7);
    await waitFor(() =>
      expect(
        vi.mocked(callAuthorisedApi).mock.calls.map(([{ method, path, body }]) => [method, path, body]),
      ).toEqual([
        ['PUT', '/users/me/week', { hidden: true }],
        ['PUT', '/users/me/week', { hidden: false }],
      ]),
    );
  });

  it('is shown again when another device shows it', async () => {
    showDashboard();
    await userEvent.click(week().getByRole('button', { name: 'Hide your week' }));
    await waitFor(() => expect(week().getByRole('button')).not.toHaveAttribute('aria-disabled', 'true'));
    act(() => fakeStore.set(progress, aProgress({ lessons, weekHidden: true })));
    expect(days()).toHaveLength(0);
    act(() => fakeStore.set(progress, aProgress({ lessons, weekHidden: false })));
    expect(days()).toHaveLength(7);
  });

  it('is hidden once by a double click', async () => {
    const stored = Promise.withResolvers<{ success: boolean }>();
    vi.mocked(callAuthorisedApi).mockReturnValue(stored.promise);
    showDashboard();
    await userEvent.dblClick(week().getByRole('button', { name: 'Hide your week' }));
    await waitFor(() => expect(callAuthorisedApi).toHaveBeenCalledOnce());
    stored.resolve({ success: true });
    await waitFor(() => expect(week().getByRole('button')).not.toHaveAttribute('aria-disabled', 'true'));
    expect(days()).toHaveLength(0);
    expect(callAuthorisedApi).toHaveBeenCalledOnce();
  });

  it.each([
    ['without a network', new ApiError(0, 'Failed to fetch'), 'That needs a network. Please try again.'],
    ['when the server fails', new ApiError(502, 'Bad Gateway'), messages.server.error],
  ])('stays hidden if showing it again could not be stored %s', async (_case, failure, text) => {
    fakeStore.set(progress, aProgress({ lessons, weekHidden: true }));
    vi.mocked(callAuthorisedApi).mockRejectedValue(failure);
    showDashboard();
    expect(days()).toHaveLength(0);
    await userEvent.click(week().getByRole('button', { name: 'Show your week' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(days()).toHaveLength(0);
  });
});
