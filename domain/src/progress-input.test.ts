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
    ['a moment that is none', { ...lastOpened, lessons: { 1: { complete: true, at: 'yesterday' } } }],
    [
      'a place before the beginning',
      { ...lastOpened, lessons: { 1: { complete: true, at: now, position: -1 } } },
    ],
    ['more lessons than a call takes', { ...lastOpened, lessons: many(501) }],
  ])('is refused with %s', (_name, body) => {
    expect(ProgressInput.safeParse(body).success).toBe(false);
  });

  it('is taken for as many lessons as a call takes', () => {
    expect(ProgressInput.safeParse({ ...lastOpened, lessons: many(500) }).success).toBe(true);
  });

  it('names what is more than five minutes ahead', () => {
    const said = { ...lastOpened, lastAt: at(6), lessons: { 1: say(4), 2: say(6) } };
    expect(momentsAhead(said, now)).toEqual(['lessons.2.at', 'lastAt']);
    expect(momentsAhead({ ...lastOpened, lessons: {} }, now)).toEqual([]);
  });
});

function many(count: number) {
  const entry = { complete: true, at: now.toISOString() };
  return Object.fromEntries(Array.from({ length: count }, (_none, index) => [String(index + 1), entry]));
}

const say = (minutes: number, complete = true) => ({ complete, at: at(minutes) });

describe('what is written of it', () => {
  const stored = { lessons: { 1: say(0, false), 2: say(0, false), 3: say(0, false) }, lastAt: at(0) };

  it('is what is not older than what is stored, of lessons that the course has', () => {
    const said = {
      ...lastOpened,
      lastAt: at(1),
      lessons: { 1: say(-1), 2: say(0), 3: say(1), 4: say(1), 9: say(1) },
    };
    expect(laterThanStored(said, stored, [1, 2, 3, 4], now)).toEqual({
      lessons: { 2: say(0), 3: say(1), 4: say(1) },
      ...lastOpened,
      lastAt: at(1),
    });
  });

  it('leaves the last lesson where another one was opened later', () => {
    expect(laterThanStored({ ...lastOpened, lastAt: at(-1), lessons: {} }, stored, [1], now)).toEqual({
      lessons: {},
    });
  });

  it('takes the last lesson as opened now where nothing else is said', () => {
    expect(laterThanStored({ ...lastOpened, lessons: {} }, noProgress, [], now)).toEqual({
      lessons: {},
      ...lastOpened,
      lastAt: now,
    });
  });
});
