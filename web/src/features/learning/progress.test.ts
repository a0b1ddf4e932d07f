import { aLessonProgress, someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import { permissionDenied } from '@/test/fake-store.ts';
import { sendProgress } from '@/test/outbox.ts';
import { recordCompletion, recordOpening, recordPosition } from './progress.ts';
import type { LearnerLesson } from './progress.ts';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));

const lesson: LearnerLesson = { uid: 'anjali', courseId: 3, subcategoryId: 7, lessonId: 21 };
const minute = 60_000;
const later = new Date(someMoment.getTime() + minute);

beforeEach(() => {
  sendProgress.mockReset();
});

describe('recording progress', () => {
  it('stores the opened lesson and does not change its completion', async () => {
    await recordOpening(lesson, later);
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith('anjali', 3, {
      lessonId: 21,
      subcategoryId: 7,
      at: later,
    });
  });

  it('marks a lesson as complete, with the time', async () => {
    await recordCompletion(lesson, { complete: true, at: later, before: undefined });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith('anjali', 3, {
      lessonId: 21,
      subcategoryId: 7,
      at: later,
      mark: { complete: true, at: later },
    });
  });

  it('gives a mark a later time than the one on the screen, even if that clock was ahead', async () => {
    const before = aLessonProgress({ at: later });
    await recordCompletion(lesson, { complete: false, at: someMoment, before });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith(
      'anjali',
      3,
      expect.objectContaining({
        mark: { complete: false, at: new Date(later.getTime() + 1) },
      }),
    );
  });

  it('fetches the lessons again after a refusal, because one may have got a quiz', async () => {
    const fetchAgain = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
    onTestFinished(() => fetchAgain.mockRestore());
    sendProgress.mockRejectedValue(permissionDenied);
    const completion = recordCompletion(lesson, { complete: true, at: later, before: undefined });
    await expect(completion).rejects.toBe(permissionDenied);
    expect(fetchAgain).toHaveBeenCalledTimes(1);
  });

  it('stores a position without changing the completion', async () => {
    await recordPosition(lesson, { position: 312, at: later, before: aLessonProgress() });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith(
      'anjali',
      3,
      expect.objectContaining({ mark: { position: 312 } }),
    );
  });

  it('stores a first position with the earliest possible time, so that every later mark wins', async () => {
    await recordPosition(lesson, { position: 312, at: later, before: undefined });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith(
      'anjali',
      3,
      expect.objectContaining({ mark: { complete: false, at: new Date(0), position: 312 } }),
    );
  });
});
