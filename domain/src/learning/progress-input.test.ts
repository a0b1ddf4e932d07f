import { describe, expect, it } from 'vitest';
import { laterThanStored, momentsAhead, ProgressInput } from './progress-input.ts';
import { noProgress } from './progress.ts';

const now = new Date('2025-05-01T09:00:00.000Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const lastOpened = { lastLessonId: 1, lastSubcategoryId: 2 };

describe('the progress that a device sends', () => {
  it.each([
    ['no last lesson', { lastSubcategoryId: 2 }],
    [
      'a lesson without a number',
      { ...lastOpened, lessons: { one: { complete: true, at: now.toISOString() } } },
    ],
    ['a last lesson of 16 digits', { ...lastOpened, lastLessonId: 1_000_000_000_000_000 }],
    ['a last category of 16 digits', { ...lastOpened, lastSubcategoryId: 1_000_000_000_000_000 }],
    ['an invalid moment', { ...lastOpened, lessons: { 1: { complete: true, at: 'yesterday' } } }],
    [
      'a position before the start',
      { ...lastOpened, lessons: { 1: { complete: true, at: now, position: -1 } } },
    ],
    ['more lessons than a call takes', { ...lastOpened, lessons: many(501) }],
  ])('is refused with %s', (_name, body) => {
    expect(ProgressInput.safeParse(body).success).toBe(false);
  });

  it('is accepted for as many lessons as a call takes', () => {
    expect(ProgressInput.safeParse({ ...lastOpened, lessons: many(500) }).success).toBe(true);
  });

  it('is checked for moments that are more than five minutes ahead', () => {
    const sent = { ...lastOpened, lastAt: at(6), lessons: { 1: mark(4), 2: mark(6) } };
    expect(momentsAhead(sent, now)).toEqual(['lessons.2.at', 'lastAt']);
    expect(momentsAhead({ ...lastOpened, lessons: {} }, now)).toEqual([]);
  });
});

function many(count: number) {
  const entry = { complete: true, at: now.toISOString() };
  return Object.fromEntries(Array.from({ length: count }, (_none, index) => [String(index + 1), entry]));
}

const mark = (minutes: number, complete = true) => ({ complete, at: at(minutes) });

describe('the part of a device’s progress that is stored', () => {
  const stored = { lessons: { 1: mark(0, false), 2: mark(0, false), 3: mark(0, false) }, lastAt: at(0) };

  it('has the marks that are not older than the stored ones, for lessons of the course', () => {
    const sent = {
      ...lastOpened,
      lastAt: at(1),
      lessons: { 1: mark(-1), 2: mark(0), 3: mark(1), 4: mark(1), 9: mark(1) },
    };
    expect(laterThanStored(sent, stored, [1, 2, 3, 4], now)).toEqual({
      lessons: { 2: mark(0), 3: mark(1), 4: mark(1) },
      ...lastOpened,
      lastAt: at(1),
    });
  });

  it('has no last lesson if another one was opened later', () => {
    expect(laterThanStored({ ...lastOpened, lastAt: at(-1), lessons: {} }, stored, [1], now)).toEqual({
      lessons: {},
    });
  });

  it('has its last lesson if the stored one was opened at the same moment', () => {
    const lastAt = stored.lastAt ?? now;
    expect(laterThanStored({ ...lastOpened, lastAt, lessons: {} }, stored, [1], now)).toEqual({
      lessons: {},
      ...lastOpened,
      lastAt,
    });
  });

  it('has the last lesson as opened now if it has no moment', () => {
    expect(laterThanStored({ ...lastOpened, lessons: {} }, noProgress, [], now)).toEqual({
      lessons: {},
      ...lastOpened,
      lastAt: now,
    });
  });
});
