import { aLessonProgress, someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendProgress } from '@/test/outbox.ts';
import { recordCompletion, recordOpening, recordPosition } from './record-progress.ts';
import type { Place } from './record-progress.ts';

vi.mock('@/lib/progress-outbox.ts', () => import('@/test/outbox.ts'));

const place: Place = { uid: 'anjali', courseId: 3, subcategoryId: 7, lessonId: 21 };
const minute = 60_000;
const later = new Date(someMoment.getTime() + minute);

beforeEach(() => {
  sendProgress.mockReset();
});

describe('recording progress', () => {
  it('names the opened lesson and says nothing about it being complete', async () => {
    await recordOpening(place, later);
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith('anjali', 3, {
      lessonId: 21,
      subcategoryId: 7,
      at: later,
    });
  });

  it('says that a lesson is complete, and when', async () => {
    await recordCompletion(place, { complete: true, at: later, before: undefined });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith('anjali', 3, {
      lessonId: 21,
      subcategoryId: 7,
      at: later,
      mark: { complete: true, at: later },
    });
  });

  it('is later than the statement on the screen, even one by a clock that was ahead', async () => {
    const before = aLessonProgress({ at: later });
    await recordCompletion(place, { complete: false, at: someMoment, before });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith(
      'anjali',
      3,
      expect.objectContaining({
        mark: { complete: false, at: new Date(later.getTime() + 1) },
      }),
    );
  });

  it('keeps a position under what was said, and says nothing about it', async () => {
    await recordPosition(place, { position: 312, at: later, before: aLessonProgress() });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith(
      'anjali',
      3,
      expect.objectContaining({ mark: { position: 312 } }),
    );
  });

  it('gives a first position a statement that no other is earlier than', async () => {
    await recordPosition(place, { position: 312, at: later, before: undefined });
    expect(sendProgress).toHaveBeenCalledExactlyOnceWith(
      'anjali',
      3,
      expect.objectContaining({ mark: { complete: false, at: new Date(0), position: 312 } }),
    );
  });
});
