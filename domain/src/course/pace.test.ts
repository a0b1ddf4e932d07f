import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allOpenAt,
  firstIncompleteDay,
  isLessonOpen,
  isPaced,
  opensWithAfterMove,
  lessonOpensAt,
  openDays,
  paces,
  type CoursePace,
  type LearnerPace,
} from './pace.ts';

const day = 24 * 60 * 60_000;
/** Midnight in Kolkata. */
const start = new Date('2025-04-30T18:30:00.000Z');
const on = (days: number) => new Date(start.getTime() + days * day);

const daily: CoursePace = { pace: 'daily', opensOn: [], pacing: 1 };
const learner: LearnerPace = { startsAt: start, openThrough: 0, pacing: 1 };

describe('the pace of one day each day', () => {
  it.each([
    [1, on(0)],
    [2, on(1)],
    [30, on(29)],
  ])('opens day %i at the beginning of that day', (number, opensAt) => {
    expect(lessonOpensAt({ day: number }, daily, learner)).toEqual(opensAt);
    expect(isLessonOpen({ day: number }, daily, learner, opensAt)).toBe(true);
    expect(isLessonOpen({ day: number }, daily, learner, new Date(opensAt.getTime() - 1))).toBe(false);
  });

  it('opens only the days up to openThrough before a start that was moved', () => {
    const later = { ...learner, startsAt: on(7), openThrough: 2 };
    expect(isLessonOpen({ day: 2 }, daily, later, on(0))).toBe(true);
    expect(isLessonOpen({ day: 3 }, daily, later, on(8))).toBe(false);
    expect(isLessonOpen({ day: 3 }, daily, later, on(9))).toBe(true);
  });

  it('opens nothing to an account without a start', () => {
    expect(lessonOpensAt({ day: 1 }, daily, { ...learner, startsAt: null })).toBeNull();
  });

  it('opens a lesson without a day from the beginning', () => {
    expect(isLessonOpen({}, daily, { ...learner, startsAt: on(9) }, on(0))).toBe(true);
  });
});

describe('all lessons', () => {
  const lessons = [{ day: 3 }, { day: 1 }, { day: 5, opensWith: 4 }];

  it.each([
    ['with the last of them', daily, learner, on(3)],
    ['never, while one has no moment', { ...daily, pace: 'dates', opensOn: [on(0), on(1)] }, learner, null],
    ['always, where each was always open', { ...daily, pace: 'open' }, learner, new Date(0)],
  ] as const)('are open %s', (_case, course, account, opensAt) => {
    expect(allOpenAt(lessons, course, account)).toEqual(opensAt);
  });
});

describe('the pace of dates', () => {
  const dates: CoursePace = { pace: 'dates', opensOn: [on(0), null, on(5)], pacing: 1 };

  it('opens each day at its moment, and a day without a moment never', () => {
    expect([1, 2, 3, 4].map((number) => lessonOpensAt({ day: number }, dates, learner))).toEqual([
      on(0),
      null,
      on(5),
      null,
    ]);
  });
});

describe('the pace of the progress', () => {
  const progress: CoursePace = { pace: 'progress', opensOn: [], pacing: 1 };

  it('opens the first day, and those that the learner has reached', () => {
    expect([1, 2, 3].map((number) => isLessonOpen({ day: number }, progress, learner, start))).toEqual([
      true,
      false,
      false,
    ]);
    expect(openDays(progress, { ...learner, openThrough: 2 }, start, 30)).toBe(2);
  });

  it.each([
    ['nothing is complete', [], 1],
    ['one of two lessons of a day is', [1], 1],
    ['a day is', [1, 2], 3],
    ['a later day is, and an earlier one is not', [3], 1],
    ['all is', [1, 2, 3], 3],
  ])('reaches the first day that is not complete when %s', (_, complete, reached) => {
    const lessons = [
      { id: 1, day: 1 },
      { id: 2, day: 1 },
      { id: 3, day: 3 },
    ];
    expect(firstIncompleteDay(lessons, (id) => complete.includes(id))).toBe(reached);
  });

  it('reaches day 1 of a course without lessons, and of one whose lessons have no day', () => {
    expect(firstIncompleteDay([], () => false)).toBe(1);
    expect(firstIncompleteDay([{ id: 1 }], () => false)).toBe(1);
  });
});

describe('a lesson that was open stays open', () => {
  const pace = fc.record({
    pace: fc.constantFrom(...paces),
    opensOn: fc.array(fc.option(fc.integer({ min: -5, max: 40 }).map(on)), { maxLength: 30 }),
    pacing: fc.constant(1),
  });
  const learnerPace = fc.record({
    startsAt: fc.integer({ min: -5, max: 40 }).map(on),
    openThrough: fc.integer({ min: 0, max: 30 }),
    pacing: fc.integer({ min: 0, max: 1 }),
  });
  const lesson = fc.record({ day: fc.integer({ min: 0, max: 30 }) });
  const moment = fc.integer({ min: -5, max: 45 }).map(on);

  it('as time goes on', () => {
    fc.assert(
      fc.property(pace, learnerPace, lesson, moment, fc.nat(40), (course, account, dated, now, later) => {
        fc.pre(isLessonOpen(dated, course, account, now));
        expect(isLessonOpen(dated, course, account, new Date(now.getTime() + later * day))).toBe(true);
      }),
    );
  });

  it('when the course changes to another pace', () => {
    fc.assert(
      fc.property(pace, pace, learnerPace, lesson, moment, (before, after, account, dated, now) => {
        fc.pre(before.pace !== after.pace && isLessonOpen(dated, before, account, now));
        expect(isLessonOpen(dated, { ...after, pacing: before.pacing + 1 }, account, now)).toBe(true);
      }),
    );
  });

  it('when the lesson moves to another day', () => {
    fc.assert(
      fc.property(
        pace,
        learnerPace,
        lesson,
        fc.integer({ min: 1, max: 30 }),
        moment,
        (course, account, dated, to, now) => {
          fc.pre(isLessonOpen(dated, course, account, now) && course.pace !== 'dates');
          expect(
            isLessonOpen({ ...dated, day: to, ...opensWithAfterMove(dated, to) }, course, account, now),
          ).toBe(true);
        },
      ),
    );
  });

  it('when an administrator opens more', () => {
    fc.assert(
      fc.property(pace, learnerPace, lesson, moment, fc.nat(30), (course, account, dated, now, more) => {
        fc.pre(isLessonOpen(dated, course, account, now));
        const opened = { ...account, openThrough: Math.max(account.openThrough, more) };
        expect(isLessonOpen(dated, course, opened, now)).toBe(true);
      }),
    );
  });
});

describe('a lesson that moved to a later day', () => {
  it('opens with its former day, if that is earlier or the only one with a moment', () => {
    const dates: CoursePace = { pace: 'dates', opensOn: [on(3), on(5), on(1), null], pacing: 1 };
    const opensAt = (number: number, opensWith: number) =>
      lessonOpensAt({ day: number, opensWith }, dates, learner);
    expect([opensAt(2, 1), opensAt(3, 1), opensAt(4, 1), opensAt(2, 4)]).toEqual([
      on(3),
      on(1),
      on(3),
      on(5),
    ]);
  });

  it('names the former day only if it is the earlier one', () => {
    expect(opensWithAfterMove({ day: 2 }, 3)).toEqual({ opensWith: 2 });
    expect(opensWithAfterMove({ day: 2 }, 2)).toEqual({});
    expect(opensWithAfterMove({ day: 4, opensWith: 2 }, 1)).toEqual({});
  });
});

it('a pace does not apply to learners who started at another one, nor in a course whose days are all open', () => {
  expect(isPaced(daily, { pacing: 0 })).toBe(false);
  expect(isPaced({ ...daily, pace: 'open' }, { pacing: 1 })).toBe(false);
  expect(isPaced(daily, { pacing: 1 })).toBe(true);
});
