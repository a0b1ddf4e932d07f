import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Playback } from '@padavu/domain/learning/watching';
import { aCourse, aLesson, aLessonProgress, aProgress, aCategory } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listen } from '@/features/course-content/video/players.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { paths } from '@/lib/paths.ts';
import { currentBrand, setBrand } from '@/lib/brand.ts';
import { fakeStore, permissionDenied, unavailable } from '@/test/fake-store.ts';
import { sendProgress } from '@/test/outbox.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { LessonPage } from './LessonPage.tsx';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

/** What the page does with a player's reports, once it has connected to a player. */
const player = vi.hoisted(() => ({ report: undefined as ((playback: Playback) => void) | undefined }));
const listen: Listen = async (_frame, onPlayback) => {
  player.report = onPlayback;
  return { stop: () => undefined, seek: () => undefined };
};
vi.mock('@/features/course-content/video/players.ts', () => ({
  listenToYouTube: (...args: Parameters<Listen>) => listen(...args),
}));

const progress = 'users/anjali/progress/1';
const network = 'Network error. Please check your internet connection.';

const showLesson = (address = '/user/lesson/1/1') =>
  renderForLearner(<LessonPage />, { path: paths.lesson, address });

const tab = (name: string) => screen.getByRole('tab', { name });
const backToCourse = () => screen.getByRole('link', { name: 'Back to Subcategories' });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

const now = new Date('2026-11-01T10:00:00Z');

beforeEach(() => {
  vi.setSystemTime(now);
  fakeStore.reset();
  sendProgress.mockReset().mockResolvedValue();
  fakeStore.set('courses/1', aCourse());
  fakeStore.set('subcategories', [aCategory(), aCategory({ id: 2, title: 'Growing' })]);
  fakeStore.set(progress, aProgress({ lessons: { 30: aLessonProgress() } }));
  fakeStore.set('lessons', [
    aLesson({ id: 10, day: 3, title: 'Third' }),
    aLesson({ id: 20, day: 1, title: 'First' }),
    aLesson({ id: 30, day: 2, title: 'Second' }),
    aLesson({ id: 11, subcategoryId: 2, day: 1, title: 'Fourth' }),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the lesson viewer', () => {
  it('shows an answer to work, which counts as seen, also when the lesson has no task any more', async () => {
    const turns = [{ fromSchool: true, name: 'Meera', text: 'Five, please', at: now }];
    const work = { lessonId: 20, state: 'again', hasPicture: false, turns };
    vi.mocked(callAuthorisedApi).mockResolvedValue({ success: true, data: work });
    fakeStore.set(
      progress,
      aProgress({
        tasks: { 20: { state: 'again', at: now } },
        answered: { task20: { lessonId: 20, subcategoryId: 1, at: now } },
      }),
    );
    showLesson();
    expect(await screen.findByText('Five, please')).toBeVisible();
    expect(screen.queryByText('The school asks you to hand it in again.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
    await vi.waitFor(() =>
      expect(vi.mocked(callAuthorisedApi).mock.lastCall?.[0]).toMatchObject({
        path: '/users/me/seen-answers',
        body: { lessonId: 20, to: 'work' },
      }),
    );
  });

  it('opens the first lesson by day, with its category and the tabs', () => {
    showLesson();
    expect(screen.getByRole('heading', { level: 1, name: 'Foundations' })).toBeVisible();
    expect(screen.getByText('Instructor: Meera Nair')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Day 1',
      'Day 2 Complete',
      'Day 3',
    ]);
    expect(tab('Day 1')).toHaveAttribute('aria-selected', 'true');
    expect(heading()).toBe('First');
    expect(screen.getByRole('tabpanel', { name: 'Day 1' })).toBeVisible();
    expect(screen.getByText('Four ways to sell, and what each one asks of you.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Topics Covered' })).toBeVisible();
    expect(screen.getByText('Dropshipping')).toBeVisible();
    expect(backToCourse()).toHaveAttribute('href', '/user/course/1');
  });

  it('sorts a missing day as 0, and shows defaults for missing fields', () => {
    fakeStore.set('subcategories', [aCategory({ instructor: '' })]);
    fakeStore.set('lessons', [
      aLesson({ id: 20, day: 1 }),
      aLesson({ id: 40, day: undefined, title: '', description: '', topics: [], videoUrl: '' }),
    ]);
    showLesson();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['N/A', 'Day 1']);
    expect(screen.getByText('Instructor: Unknown')).toBeVisible();
    expect(heading()).toBe('Untitled Lesson');
    expect(screen.getByText('No description available')).toBeVisible();
    expect(screen.getByText('No specific topics listed for this lesson.')).toBeVisible();
    expect(screen.getByText(/This lesson has no video/)).toBeVisible();
  });

  it('does not ask to watch a video that cannot be shown', async () => {
    fakeStore.set('lessons', [aLesson({ id: 20, videoUrl: 'https://www.youtube.com/@padavu' })]);
    showLesson();
    expect(screen.getByText(/This lesson has no video/)).toBeVisible();
    expect(screen.queryByText(/nearly all of the video/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(sendProgress).toHaveBeenLastCalledWith(
      'anjali',
      1,
      expect.objectContaining({ mark: { complete: true, at: now } }),
    );
  });

  it.each([
    ['/user/lesson/1/1/10', 'Third'],
    ['/user/lesson/1/1/999', 'First'],
  ])('opens the lesson in the address %s, or the first if it does not exist', (address, title) => {
    showLesson(address);
    expect(heading()).toBe(title);
  });

  it('follows a lesson that was moved to another category, also when the old one was deleted', async () => {
    fakeStore.set('subcategories', [aCategory({ id: 2, title: 'Growing' })]);
    const router = showLesson('/user/lesson/1/1/11');
    expect(heading()).toBe('Fourth');
    expect(screen.getByRole('heading', { level: 1, name: 'Growing' })).toBeVisible();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/user/lesson/1/2/11'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('waits for the lessons before it says that a category does not exist', () => {
    fakeStore.keepLoading('lessons');
    showLesson('/user/lesson/1/7/11');
    expect(screen.getByRole('status')).toHaveTextContent('Loading video URL...');
  });

  it('replaces the address when a day is selected, and leaves the focus on the tab', async () => {
    const router = showLesson('/user/lesson/1/1');
    await userEvent.click(tab('Day 3'));
    expect(router.state.location.pathname).toBe('/user/lesson/1/1/10');
    expect(heading()).toBe('Third');
    expect(tab('Day 3')).toHaveFocus();
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  it('selects a day by the keyboard', async () => {
    const router = showLesson();
    await userEvent.click(tab('Day 1'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(router.state.location.pathname).toBe('/user/lesson/1/1/30');
    expect(heading()).toBe('Second');
  });

  it('links to the neighbouring lessons, moves the focus to them, and marks nothing', async () => {
    const router = showLesson();
    expect(screen.queryByRole('link', { name: /^Previous lesson/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Next lesson/ }));
    expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toHaveFocus();
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(screen.getByRole('link', { name: /^Previous lesson Day 1: First/ }));
    expect(heading()).toBe('First');
    for (const [, , sent] of sendProgress.mock.calls) expect(sent).not.toHaveProperty('mark');
  });

  it('links to the next category, with an entry in the history', async () => {
    const router = showLesson('/user/lesson/1/1/10');
    await userEvent.click(screen.getByRole('link', { name: 'Next lesson Day 1: Fourth in Growing' }));
    expect(router.state.location.pathname).toBe('/user/lesson/1/2/11');
    expect(screen.getByRole('heading', { level: 1, name: 'Growing' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Fourth' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Next lesson/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous lesson Day 3: Third in Foundations' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(heading()).toBe('Third');
  });

  it('opens the notes by a double click, and does not close them again', async () => {
    showLesson();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Show your notes' }));
    expect(screen.getByRole('button', { name: 'Hide your notes' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('says that the video is loading', () => {
    fakeStore.keepLoading('lessons');
    showLesson();
    expect(screen.getByRole('status')).toHaveTextContent('Loading video URL...');
  });

  const notReadable = new Error('invalid_type');
  const failed = 'Unable to complete the operation. Please try again.';
  it.each<[string, () => void, string]>([
    [
      'the course',
      () => fakeStore.failReadsOf('courses/1', unavailable),
      `Failed to load course: ${network}`,
    ],
    [
      'a course that cannot be read',
      () => fakeStore.failReadsOf('courses/1', notReadable),
      `Failed to load course: ${failed}`,
    ],
    [
      'the category',
      () => fakeStore.failReadsOf('subcategories', unavailable),
      `Failed to load subcategory: ${network}`,
    ],
    [
      'a category that does not exist',
      () => fakeStore.set('subcategories', []),
      'Failed to load subcategory: Requested resource not found.',
    ],
    [
      'a category of another course',
      () => fakeStore.set('subcategories', [aCategory({ id: 2 })]),
      'Failed to load subcategory: Requested resource not found.',
    ],
    [
      'the lessons',
      () => fakeStore.failReadsOf('lessons', unavailable),
      `Failed to find lessons: ${network}`,
    ],
    [
      'a lesson that cannot be read',
      () => fakeStore.failReadsOf('lessons', notReadable),
      'Failed to load the lesson. Please try again later.',
    ],
    [
      'a category without lessons',
      () => fakeStore.set('lessons', []),
      'No lessons found in this subcategory',
    ],
  ])('shows a failure of %s and reads again', async (_case, arrange, message) => {
    arrange();
    showLesson();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(fakeStore.retried).toEqual(['courses/1', 'subcategories', 'lessons']);
  });

  it.each(['/user/lesson/1/abc', '/user/lesson/1/1/abc', '/user/lesson/1/0/20'])(
    'refuses the address %s, and reads nothing',
    (address) => {
      showLesson(address);
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid subcategory or lesson ID');
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(backToCourse()).toHaveAttribute('href', '/user/course/1');
      expect([...fakeStore.readPaths]).toEqual([]);
    },
  );

  it("is not available in a course that is not the learner's, and reads nothing", () => {
    showLesson('/user/lesson/2/1');
    expect(screen.getByText('This course is not available. Please return to your dashboard.')).toBeVisible();
    expect([...fakeStore.readPaths]).toEqual([]);
  });
});

describe('progress in the lesson viewer', () => {
  it('records each opening of a lesson once', async () => {
    showLesson();
    await userEvent.click(tab('Day 3'));
    expect(sendProgress.mock.calls).toEqual([
      ['anjali', 1, { lessonId: 20, subcategoryId: 1, at: now }],
      ['anjali', 1, { lessonId: 10, subcategoryId: 1, at: now }],
    ]);
  });

  it('marks a lesson as complete by a button', async () => {
    showLesson();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(sendProgress).toHaveBeenLastCalledWith('anjali', 1, {
      lessonId: 20,
      subcategoryId: 1,
      at: now,
      mark: { complete: true, at: now },
    });
  });

  it('treats a double click as one click', async () => {
    showLesson();
    sendProgress.mockClear();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(sendProgress).toHaveBeenCalledOnce();
  });

  it('undoes the completion of a lesson', async () => {
    showLesson('/user/lesson/1/1/30');
    expect(screen.getByText('Completed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sendProgress).toHaveBeenLastCalledWith(
      'anjali',
      1,
      expect.objectContaining({ lessonId: 30, mark: { complete: false, at: now } }),
    );
  });

  it('says when the progress could not be saved', async () => {
    showLesson();
    sendProgress.mockRejectedValue(permissionDenied);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(await screen.findByText('Your progress could not be saved. Please try again.')).toBeVisible();
  });

  it('shows the lesson even when the progress cannot be read, but with the button disabled', () => {
    fakeStore.failReadsOf(progress);
    showLesson();
    expect(heading()).toBe('First');
    expect(screen.getByRole('button', { name: 'Mark as complete' })).toBeDisabled();
  });
});

/** Plays a video of one second to its end. */
async function watch() {
  await userEvent.click(screen.getByRole('button', { name: /^Play video/ }));
  await vi.waitFor(() => expect(player.report).toBeDefined());
  act(() => {
    player.report?.({ state: 'playing', position: 0, duration: 1 });
    player.report?.({ state: 'playing', position: 1, duration: 1 });
    player.report?.({ state: 'ended', duration: 1 });
  });
}

const completions = () => sendProgress.mock.calls.filter(([, , { mark }]) => mark?.complete);

describe('watching the video of a lesson', () => {
  const watched = 'You have watched this lesson: it is complete.';

  beforeEach(() => {
    player.report = undefined;
  });

  it('completes it once', async () => {
    showLesson();
    await watch();
    expect(screen.getByText(watched)).toBeVisible();
    expect(completions()).toEqual([
      ['anjali', 1, { lessonId: 20, subcategoryId: 1, at: now, mark: { complete: true, at: now } }],
    ]);
  });

  it('completes it when the progress is known later', async () => {
    fakeStore.keepLoading(progress);
    showLesson();
    await watch();
    expect(completions()).toEqual([]);
    expect(screen.queryByText(watched)).toBeNull();
    act(() => fakeStore.set(progress, aProgress({ lessons: {} })));
    expect(screen.getByText(watched)).toBeVisible();
    expect(completions()).toHaveLength(1);
  });

  it('says when that could not be saved', async () => {
    showLesson();
    sendProgress.mockRejectedValue(permissionDenied);
    await watch();
    expect(await screen.findByText(/^Your progress could not be saved\./)).toBeVisible();
    expect(screen.queryByText(watched)).toBeNull();
  });
});

/** Stores a lesson that is open and one that is locked, until a moment or for as long as none is known. */
function holdLocked({ opensAt }: { opensAt: Date | null }) {
  if (opensAt) fakeStore.set('courses/1', aCourse({ pace: 'dates', opensOn: [null, opensAt] }));
  const lock = { videoUrl: '', locked: true, opensAt };
  fakeStore.set('lessons', [
    aLesson({ id: 20, day: 1, title: 'First' }),
    { ...aLesson({ id: 30, day: 2, title: 'Second' }), ...lock },
  ]);
}
const showSecond = () => showLesson('/user/lesson/1/1/30');

describe('a locked lesson', () => {
  beforeEach(() => {
    fakeStore.set('courses/1', aCourse({ pace: 'progress' }));
    fakeStore.set(progress, aProgress({ lessons: {} }));
  });

  it('says when it opens, cannot be completed, and is not recorded as opened', () => {
    holdLocked({ opensAt: new Date('2026-11-02T00:00:00Z') });
    showSecond();
    expect(tab('Day 2 Not open yet')).toHaveAttribute('aria-selected', 'true');
    expect(heading()).toBe('Second');
    expect(screen.getByText('This lesson opens tomorrow.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a reminder' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as complete' })).toBeNull();
    expect(sendProgress).not.toHaveBeenCalled();
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'says when it opens by the clock of the device, where the school’s is that of %s',
    (timeZone) => {
      setBrand({ ...currentBrand(), timeZone });
      const opensAt = new Date(now);
      opensAt.setHours(23, 30);
      holdLocked({ opensAt });
      showSecond();
      expect(screen.getByText(/^This lesson opens today at 11:30.pm\.$/)).toBeVisible();
    },
  );

  it('says what opens it if it has no opening time', () => {
    holdLocked({ opensAt: null });
    showSecond();
    expect(
      screen.getByText('This lesson opens when every lesson of the days before it is complete.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a reminder' })).toBeNull();
  });

  it('is open once its opening time has come', () => {
    holdLocked({ opensAt: now });
    showSecond();
    expect(screen.getByRole('button', { name: 'Mark as complete' })).toBeVisible();
  });

  it('waits for its video once its opening time has come, because its outline has none', () => {
    holdLocked({ opensAt: now });
    showSecond();
    expect(screen.getByText('Loading video URL...')).toBeVisible();
    expect(screen.queryByText(/This lesson has no video/)).toBeNull();
  });
});
