import { certificateMessages } from '@padavu/domain/learning/certificate-messages';
import type { Lesson } from '@padavu/domain/course/lesson';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  aCourse,
  aLesson,
  aLessonProgress,
  aProgress,
  aCategory,
  someMoment,
} from '@tests/support/builders.ts';
import { useMemo, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { fakeStore, permissionDenied, unavailable } from '@/test/fake-store.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { CoursePage } from './CoursePage.tsx';
import { CourseSearchBox, CourseSearchProvider } from './CourseSearch.tsx';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

/** The page below the header's search box. */
function SearchableCourse() {
  const [text, search] = useState('');
  return (
    <CourseSearchProvider value={useMemo(() => ({ text, search }), [text])}>
      <CourseSearchBox />
      <CoursePage />
    </CourseSearchProvider>
  );
}

function showCourse(address = '/user/course/1') {
  return renderForLearner(<SearchableCourse />, { path: '/user/course/:courseId', address });
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const lessonsFound = () =>
  within(screen.getByRole('list', { name: 'Lessons found' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  memoryQueries.clear();
  vi.mocked(callAuthorisedApi).mockReset();
  fakeStore.reset();
  fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2, 9] }));
  fakeStore.set('subcategories', [
    aCategory({ id: 12, title: 'Scaling', description: 'Grow at your pace.' }),
    aCategory({ id: 3, title: 'Foundations' }),
  ]);
  fakeStore.set('lessons', [
    aLesson({ id: 1, subcategoryId: 3, day: 1, title: 'Choosing a model' }),
    aLesson({ id: 2, subcategoryId: 3, day: 2, title: 'Finding a niche', topics: ['Banana chips'] }),
    aLesson({ id: 9, subcategoryId: 12, day: 1, title: 'Reading the numbers', description: '', topics: [] }),
  ]);
  fakeStore.set('users/anjali/progress/1', aProgress({ lessons: { 2: aLessonProgress() } }));
});

describe('the course viewer', () => {
  it('shows the course and its categories in the order they were made', () => {
    showCourse();
    expect(screen.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Course Categories' })).toBeVisible();
    expect(screen.getByText('2 Subcategories')).toBeVisible();
    expect(titles()).toEqual(['Foundations', 'Scaling']);
    const [foundations] = screen.getAllByRole('listitem', { name: 'Foundations' });
    expect(
      within(foundations ?? document.body).getByRole('link', { name: 'Start Learning' }),
    ).toHaveAttribute('href', '/user/lesson/1/3');
  });

  it('finds categories by title and by description', async () => {
    showCourse();
    const box = screen.getByRole('searchbox', { name: 'Search this course' });
    await userEvent.type(box, 'fOUND');
    expect(titles()).toEqual(['Foundations']);
    await userEvent.clear(box);
    await userEvent.type(box, 'your pace');
    expect(titles()).toEqual(['Scaling']);
  });

  it.each([
    ['a title', 'NICHE', ['Finding a niche', '/user/lesson/1/3/2']],
    ['a topic', 'banana', ['Finding a niche', '/user/lesson/1/3/2']],
    ['a day of another category', 'numbers', ['Reading the numbers', '/user/lesson/1/12/9']],
  ])('finds a lesson by %s', async (_case, text, lesson) => {
    showCourse();
    await userEvent.type(screen.getByRole('searchbox'), text);
    expect(lessonsFound()).toEqual([lesson]);
    expect(screen.getByRole('status')).toHaveTextContent('Found in categories: 0, in lessons: 1');
  });

  it('says that a search found nothing', async () => {
    showCourse();
    await userEvent.type(screen.getByRole('searchbox'), 'nothing of the kind');
    expect(screen.getByRole('status')).toHaveTextContent('Found in categories: 0, in lessons: 0');
  });

  it('shows the topics that match', async () => {
    showCourse();
    await userEvent.type(screen.getByRole('searchbox'), 'banana');
    expect(screen.getByText('Topics Covered: Banana chips')).toBeVisible();
    expect(screen.getByText('Day 2 · Foundations')).toBeVisible();
  });

  it("shows the learner's progress in the course and in each category", () => {
    showCourse();
    const bars = screen.getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])).toEqual([
      ['Your progress in Ecommerce Mastery', '33'],
      ['Your progress in Foundations', '50'],
      ['Your progress in Scaling', '0'],
    ]);
    expect(screen.getByText('1 of 3 lessons complete')).toBeVisible();
    expect(screen.getByText('1 of 2 lessons complete')).toBeVisible();
    expect(screen.getByText('0 of 1 lesson complete')).toBeVisible();
  });

  it('counts nothing in a category without lessons', () => {
    fakeStore.set('subcategories', [
      aCategory({ id: 3, title: 'Foundations' }),
      aCategory({ id: 4, title: 'Soon' }),
    ]);
    showCourse();
    const soon = screen.getByRole('listitem', { name: 'Soon' });
    expect(soon).toHaveTextContent('No lessons yet');
    expect(soon).not.toHaveTextContent('0 of 0');
  });

  it('says when the next day opens', () => {
    const lock = { locked: true, opensAt: new Date(Date.now() + 1000) };
    fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2], pace: 'daily' }));
    fakeStore.set('lessons', [
      aLesson({ id: 1, subcategoryId: 3, day: 1 }),
      { ...aLesson({ id: 2, subcategoryId: 3, day: 2 }), ...lock },
    ]);
    showCourse();
    expect(screen.getByText(/^Day 2 opens (today|tomorrow|on)/)).toBeVisible();
  });

  it.each(['lessons', 'users/anjali/progress/1'])(
    'shows the categories without any progress when %s cannot be read',
    (path) => {
      fakeStore.failReadsOf(path);
      showCourse();
      expect(titles()).toEqual(['Foundations', 'Scaling']);
      expect(screen.queryByRole('progressbar')).toBeNull();
    },
  );

  it('says that nothing matches, and clears the search', async () => {
    showCourse();
    await userEvent.type(screen.getByRole('searchbox'), 'pottery');
    expect(screen.getByText('Nothing here matches "pottery".')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(titles()).toEqual(['Foundations', 'Scaling']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says that there is no content yet', () => {
    fakeStore.set('subcategories', []);
    showCourse();
    expect(screen.getByText('No content available for this course yet.')).toBeVisible();
    expect(screen.getByText('0 Subcategories')).toBeVisible();
  });

  it.each(['courses/1', 'subcategories'])('is loading until %s has been read', (path) => {
    fakeStore.keepLoading(path);
    showCourse();
    expect(screen.getByRole('status')).toHaveTextContent('Loading course details...');
  });

  it.each<[string, string, Error, string]>([
    ['the course', 'courses/1', new Error('invalid_type'), 'Failed to load course'],
    ['the network', 'courses/1', unavailable, 'Network error. Please check your internet connection.'],
    ['the content', 'subcategories', new Error('x'), 'Failed to load course content. Please try again.'],
  ])('shows a failure of %s and reloads the course', async (_case, path, error, message) => {
    fakeStore.failReadsOf(path, error);
    showCourse();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(fakeStore.retried).toContain('courses/1');
  });

  it.each(['/user/course/2', '/user/course/abc', '/user/course/1x'])(
    'is not available at %s, and reads nothing',
    async (address) => {
      const router = showCourse(address);
      expect(
        screen.getByText('This course is not available. Please return to your dashboard.'),
      ).toBeVisible();
      expect([...fakeStore.readPaths]).toEqual([]);
      await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
      expect(router.state.location.pathname).toBe('/user/dashboard');
    },
  );

  it('is not available as a draft, which the rules refuse', () => {
    fakeStore.failReadsOf('courses/1', permissionDenied);
    showCourse();
    expect(screen.getByText('This course is not available. Please return to your dashboard.')).toBeVisible();
  });

  it('tells a learner who has completed it that their certificate was withdrawn', async () => {
    const message = certificateMessages.withdrawn;
    const reply = { success: false, message, code: 'certificate-withdrawn' } as const;
    vi.mocked(callAuthorisedApi).mockRejectedValue(new ApiError(409, message, reply));
    fakeStore.set('courses/1', aCourse({ lessonIds: [2], certificate: true }));
    showCourse();
    expect(await screen.findByText(message)).toBeVisible();
  });
});

const afterCompletion = new Date(someMoment.getTime() + 1);

/** Stores a course with a complete lesson and another one, which was added later unless `lesson` says otherwise. */
function setAddedLesson(lesson: Partial<Lesson> = {}) {
  fakeStore.set('courses/1', aCourse({ lessonIds: [2, 4], certificate: true }));
  fakeStore.set('lessons', [
    aLesson({ id: 2, subcategoryId: 3, day: 2 }),
    aLesson({ id: 4, subcategoryId: 3, day: 3, updatedAt: afterCompletion, ...lesson }),
  ]);
}

describe('a course with lessons that were added after its completion', () => {
  const asked = vi.mocked(callAuthorisedApi);

  it('still shows the certificate', async () => {
    asked.mockResolvedValue({ success: true, data: { number: 'K7M3-QX9A-2BCD-EF45' } });
    setAddedLesson();
    showCourse();
    expect(await screen.findByText('K7M3-QX9A-2BCD-EF45')).toBeVisible();
    expect(screen.getAllByText('1 of 2 lessons complete')).toHaveLength(2);
  });

  it('shows nothing of a certificate where there is none, nor work that it would wait for', async () => {
    asked.mockRejectedValue(notComplete());
    setAddedLesson({ task: 'Sketch your shop.' });
    showCourse();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await act(async () => undefined);
    expect(screen.queryByText('Your certificate')).toBeNull();
    expect(screen.queryByText(certificateMessages.tasksOpen)).toBeNull();
  });

  it('is not asked about while a lesson is incomplete that was there before', () => {
    setAddedLesson({ updatedAt: someMoment });
    showCourse();
    expect(screen.getAllByText('1 of 2 lessons complete')).toHaveLength(2);
    expect(asked).not.toHaveBeenCalled();
  });
});

const { tasksOpen } = certificateMessages;

/** Stores the course as its one lesson, which is complete and has a task. */
function setWork(work: Partial<Lesson>) {
  fakeStore.set('courses/1', aCourse({ lessonIds: [2], certificate: true }));
  const lesson = { id: 2, subcategoryId: 3, day: 2, title: 'Finding a niche', task: 'Sketch your shop.' };
  fakeStore.set('lessons', [aLesson({ ...lesson, ...work })]);
}

const linkToWork = () => screen.getByRole('link', { name: 'Day 2: Finding a niche' });

const notComplete = () =>
  new ApiError(409, tasksOpen, { success: false, message: tasksOpen, code: 'not-complete' });

describe('a completed course with open work', () => {
  it('leads to the work before the server has refused the certificate, and afterwards', async () => {
    const response = Promise.withResolvers<never>();
    vi.mocked(callAuthorisedApi).mockReturnValue(response.promise);
    setWork({});
    showCourse();
    expect(await screen.findByText(tasksOpen)).toBeVisible();
    expect(linkToWork()).toHaveAttribute('href', '/user/lesson/1/3/2');
    await act(async () => response.reject(notComplete()));
    expect(linkToWork()).toBeVisible();
  });

  it('shows a certificate from before the work was handed in again', async () => {
    const data = { number: 'K7M3-QX9A-2BCD-EF45' };
    vi.mocked(callAuthorisedApi).mockResolvedValue({ success: true, data });
    setWork({});
    showCourse();
    expect(await screen.findByText(data.number)).toBeVisible();
    expect(screen.queryByText(tasksOpen)).toBeNull();
  });

  it('shows a certificate from before the task was added', async () => {
    const data = { number: 'K7M3-QX9A-2BCD-EF45' };
    vi.mocked(callAuthorisedApi).mockResolvedValue({ success: true, data });
    setWork({ updatedAt: afterCompletion });
    showCourse();
    expect(await screen.findByText(data.number)).toBeVisible();
  });

  it('leads to the work where the school has changed the lesson since and there is no certificate', async () => {
    vi.mocked(callAuthorisedApi).mockRejectedValue(notComplete());
    setWork({ updatedAt: afterCompletion });
    showCourse();
    expect(await screen.findByText(tasksOpen)).toBeVisible();
    expect(linkToWork()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
