import { User } from '@padavu/domain/user/user';
import { act, renderHook } from '@testing-library/react';
import { aLesson, aUserRecord } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MockInstance } from 'vitest';
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

/** Shows lessons of which the next one opens after a time, by the device's clock. */
function showLessons(opensAfter: number): void {
  fakeStore.set('lessons', [{ ...aLesson(), locked: true, opensAt: new Date(Date.now() + opensAfter) }]);
  const learner = { uid: 'anjali', user: User.parse(aUserRecord()) };
  renderHook(() => useOwnLessons(1), {
    wrapper: ({ children }) => <LearnerProvider value={learner}>{children}</LearnerProvider>,
  });
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
});
