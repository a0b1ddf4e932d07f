import { User } from '@padavu/domain/user';
import { act, renderHook } from '@testing-library/react';
import { aLesson, aUserRecord } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { LearnerProvider } from './learner-access.ts';
import { useOwnLessons } from './queries.ts';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));

const day = 24 * 60 * 60 * 1000;

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a learner's lessons", () => {
  it('are fetched again when the next day opens, even after more days than a timer can wait', () => {
    const fetchAgain = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
    fakeStore.reset();
    fakeStore.set('lessons', [{ ...aLesson(), locked: true, opensAt: new Date(Date.now() + 60 * day) }]);
    const learner = { uid: 'anjali', user: User.parse(aUserRecord()) };
    renderHook(() => useOwnLessons(1), {
      wrapper: ({ children }) => <LearnerProvider value={learner}>{children}</LearnerProvider>,
    });
    advance(60 * day);
    expect(fetchAgain).not.toHaveBeenCalled();
    advance(2000);
    expect(fetchAgain).toHaveBeenCalledTimes(1);
    advance(60 * day);
    expect(fetchAgain).toHaveBeenCalledTimes(1);
  });
});
