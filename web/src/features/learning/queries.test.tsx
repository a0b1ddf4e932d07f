import type { Course } from '@padavu/domain/course/course';
import { User } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { act, renderHook } from '@testing-library/react';
import { aCourse, aLesson, aUserRecord, someMoment } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { isLocked } from '@padavu/domain/course/outline';
import { queryClient } from '@/lib/query-client.ts';
import { setServerTime } from '@/lib/server-clock.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { LearnerProvider } from './learner-access.ts';
import { useOwnLessons } from './queries.ts';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));

const day = 24 * 60 * 60 * 1000;

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const minute = 60_000;
let fetchAgain: MockInstance<typeof queryClient.invalidateQueries>;

beforeEach(() => {
  vi.useFakeTimers();
  fetchAgain = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  fakeStore.reset();
});
afterEach(() => {
  vi.useRealTimers();
  fetchAgain.mockRestore();
});

type Shown = { course?: Partial<Course>; user?: Partial<UserRecord>; opensAt: Date };

/** Shows a lesson of day 2, which was locked when it was fetched, until a moment. */
function showLesson({ course, user, opensAt }: Shown) {
  fakeStore.set('lessons', [{ ...aLesson({ day: 2 }), locked: true, opensAt }]);
  const learner = { uid: 'anjali', user: User.parse(aUserRecord(user)) };
  const { result } = renderHook(() => useOwnLessons(1, aCourse(course)), {
    wrapper: ({ children }) => <LearnerProvider value={learner}>{children}</LearnerProvider>,
  });
  const { live } = result.current;
  return live.state === 'ready' ? live.data : [];
}

/** Shows lessons of which the next one opens after a time, by the device's clock. */
function showLessons(opensAfter: number): void {
  const opensAt = new Date(Date.now() + opensAfter);
  showLesson({ course: { pace: 'dates', opensOn: [null, opensAt] }, opensAt });
}

/** The server answers, and its clock is ahead of the device's. */
const findServerAhead = (milliseconds: number) =>
  setServerTime(new Date(Date.now() + milliseconds), Date.now(), Date.now());

describe("a learner's lessons", () => {
  it('are fetched again when the next day opens, even after more days than a timer can wait', () => {
    showLessons(60 * day);
    advance(60 * day);
    expect(fetchAgain).not.toHaveBeenCalled();
    advance(2000);
    expect(fetchAgain).toHaveBeenCalledTimes(1);
  });

  it('are fetched again a minute after a device wakes up that slept while a day opened', () => {
    showLessons(8 * 60 * minute);
    advance(minute);
    // The clock went on, and the timers did not.
    vi.setSystemTime(Date.now() + 9 * 60 * minute);
    advance(minute);
    expect(fetchAgain).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['slow', 60 * minute, 30 * minute],
    ['fast', -60 * minute, 90 * minute],
    ['so fast that the day seems open', -60 * minute, 30 * minute],
  ])('are fetched again in time on a device whose clock is %s, by an hour', (_how, ahead, left) => {
    onTestFinished(() => findServerAhead(0));
    showLessons(ahead + left);
    // The clock is compared with the server's after the page has begun.
    advance(10);
    findServerAhead(ahead);
    fetchAgain.mockClear();
    advance(left - minute);
    expect(fetchAgain).not.toHaveBeenCalled();
    advance(minute + 2000);
    expect(fetchAgain).toHaveBeenCalled();
  });

  it.each<[string, Partial<Course>, Partial<UserRecord>]>([
    ['an administrator has opened the day', { pace: 'daily' }, { startsAt: someMoment, openThrough: 2 }],
    [
      'an administrator has moved the first day',
      { pace: 'daily' },
      { startsAt: new Date(someMoment.getTime() - day) },
    ],
    ['the school has moved the date', { pace: 'dates', opensOn: [null, someMoment] }, {}],
    ['the school has changed the pace', { pace: 'daily', pacing: 1 }, {}],
  ])('are open and fetched again when they were fetched before %s', (_what, course, user) => {
    vi.setSystemTime(someMoment);
    const lessons = showLesson({ course, user, opensAt: new Date(someMoment.getTime() + day) });
    expect(lessons.map((lesson) => isLocked(lesson, someMoment))).toEqual([false]);
    advance(2000);
    expect(fetchAgain).toHaveBeenCalledTimes(1);
  });

  it('open later when an administrator has moved the first day since they were fetched', () => {
    vi.setSystemTime(someMoment);
    const startsAt = new Date(someMoment.getTime() + day);
    const lessons = showLesson({ course: { pace: 'daily' }, user: { startsAt }, opensAt: startsAt });
    expect(lessons[0]?.opensAt).toEqual(new Date(someMoment.getTime() + 2 * day));
    advance(minute);
    expect(fetchAgain).not.toHaveBeenCalled();
  });
});
