import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockTolerance,
  completionMark,
  isComplete,
  lastActivity,
  mergeWaiting,
  lessonCounts,
  noProgress,
  onServerClock,
  positionMark,
  Progress,
  progressFields,
  progressPath,
  progressPercent,
  progressToSend,
  withWaiting,
  type LessonProgress,
  type WaitingProgress,
} from './progress.ts';

const at = new Date('2026-11-01T10:00:00Z');
const later = new Date('2026-11-02T10:00:00Z');

const markOf = (complete: boolean, overrides: Partial<LessonProgress> = {}): LessonProgress => ({
  complete,
  at,
  ...overrides,
});

const withComplete = (...complete: number[]): Progress => ({
  lessons: Object.fromEntries(complete.map((id) => [String(id), markOf(true)])),
});

describe('progress in percent', () => {
  it.each<[string, Progress, number[], number]>([
    ['an empty course', withComplete(1, 2), [], 0],
    ['nothing done', noProgress, [1, 2, 3], 0],
    ['everything done', withComplete(1, 2, 3), [1, 2, 3], 100],
    ['a third done', withComplete(2), [1, 2, 3], 33],
    ['two thirds done', withComplete(1, 2), [1, 2, 3], 67],
    ['a lesson that was deleted', withComplete(1, 9), [1, 2], 50],
    ['a reopened lesson', { lessons: { '1': markOf(true), '2': markOf(false) } }, [1, 2], 50],
    ['an id listed twice', withComplete(1), [1, 1, 2], 50],
    ['one of a thousand', withComplete(1), Array.from({ length: 1000 }, (_, index) => index + 1), 1],
    [
      'all but one of a thousand',
      withComplete(...Array.from({ length: 999 }, (_, index) => index + 1)),
      Array.from({ length: 1000 }, (_, index) => index + 1),
      99,
    ],
  ])('counts complete lessons that exist: %s', (_case, progress, lessonIds, percent) => {
    expect(progressPercent(progress, lessonIds)).toBe(percent);
  });

  it('is a whole number from 0 to 100 that never falls when one more lesson is complete', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 1, max: 60 }), (done, lessonIds, next) => {
        const percent = progressPercent(withComplete(...done), lessonIds);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(progressPercent(withComplete(...done, next), lessonIds)).toBeGreaterThanOrEqual(percent);
        const remaining = lessonIds.filter((id) => !done.includes(id)).length;
        expect(percent === 100).toBe(lessonIds.length > 0 && remaining === 0);
        expect(percent === 0).toBe(remaining === lessonIds.length);
      }),
    );
  });

  it('distinguishes complete lessons from others', () => {
    const progress: Progress = { lessons: { '1': markOf(true), '2': markOf(false) } };
    expect([1, 2, 3].map((id) => isComplete(progress, id))).toEqual([true, false, false]);
  });
});

describe('what a learner has done so far', () => {
  const opened = { lessons: { '1': markOf(true), '2': markOf(false), '9': markOf(true) }, lastLessonId: 3 };

  it('counts the lessons that exist, with complete ones among the opened ones', () => {
    expect(lessonCounts(opened, [1, 2, 3, 4])).toEqual({ complete: 1, opened: 3, existing: 4 });
    expect(lessonCounts(noProgress, [1, 1])).toEqual({ complete: 0, opened: 0, existing: 1 });
  });

  it('has its last activity at the latest moment, and none without a moment', () => {
    expect(lastActivity({ lessons: { '1': markOf(true) }, lastAt: later })).toEqual(later);
    expect(lastActivity({ lessons: { '1': { complete: true, at: later } }, lastAt: at })).toEqual(later);
    expect(lastActivity({ lessons: { '1': { complete: false, at: new Date(0), position: 9 } } })).toBeNull();
    expect(lastActivity(noProgress)).toBeNull();
  });
});

describe('two devices that write without a network', () => {
  type Stored = LessonProgress | undefined;
  type Write = Partial<LessonProgress>;

  /** The stored mark after a write: the rules refuse earlier and incomplete marks, and the rest is merged. */
  function stored(before: Stored, write: Write): Stored {
    const { at: markedAt, complete, ...rest } = { ...before, ...write };
    if (markedAt === undefined || complete === undefined) return before;
    return before && markedAt < before.at ? before : { at: markedAt, complete, ...rest };
  }

  const change = fc.oneof(
    fc.record({ kind: fc.constant('complete' as const), complete: fc.boolean() }),
    fc.record({ kind: fc.constant('position' as const), position: fc.nat(600) }),
  );
  /** Changes on either device in order, one each minute. */
  const changes = fc.array(fc.record({ device: fc.constantFrom(0, 1), change }), { maxLength: 10 });
  const marks = fc.option(
    fc.record({ complete: fc.boolean(), at: fc.constant(at) }, { requiredKeys: ['complete', 'at'] }),
    { nil: undefined },
  );

  /** The writes of each device, which sees its own writes at once and none of the other's. */
  function writesOf(start: Stored, done: { device: number; change: { kind: string } & Write }[]): Write[][] {
    const devices: { seen: Stored; writes: Write[] }[] = [
      { seen: start, writes: [] },
      { seen: start, writes: [] },
    ];
    for (const [
      minute,
      {
        device,
        change: { kind, complete = false, position = 0 },
      },
    ] of done.entries()) {
      const here = devices[device];
      if (!here) continue;
      const now = new Date(at.getTime() + (minute + 1) * 60_000);
      const write =
        kind === 'complete' ? completionMark(complete, now, here.seen) : positionMark(position, here.seen);
      here.writes.push(write);
      here.seen = stored(here.seen, write);
    }
    return devices.map(({ writes }) => writes);
  }

  it('end with the latest mark of completion, in whatever order their writes arrive', () => {
    fc.assert(
      fc.property(marks, changes, fc.infiniteStream(fc.boolean()), (start, done, turns) => {
        const [one = [], other = []] = writesOf(start, done);
        const last = done.findLast(({ change: { kind } }) => kind === 'complete')?.change;
        const expected = last && 'complete' in last ? last.complete : (start?.complete ?? false);
        const mixed = [...one];
        const rest = [...other];
        let result = start;
        while (mixed.length + rest.length > 0) {
          const [first, second] = turns.next().value === true ? [mixed, rest] : [rest, mixed];
          const write = first.shift() ?? second.shift();
          if (write) result = stored(result, write);
        }
        expect(result?.complete ?? false).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('neither complete nor reopen a lesson by storing positions', () => {
    fc.assert(
      fc.property(marks, fc.array(fc.nat(600), { maxLength: 5 }), (start, positions) => {
        let seen: Stored = start;
        for (const position of positions) seen = stored(seen, positionMark(position, seen));
        expect(seen?.complete ?? false).toBe(start?.complete ?? false);
        expect(seen?.position).toBe(positions.at(-1));
      }),
    );
  });

  it('make a mark later than the shown one, even with a clock that is behind', () => {
    expect(completionMark(false, at, markOf(true, { at: later }))).toEqual({
      complete: false,
      at: new Date(later.getTime() + 1),
    });
    expect(completionMark(true, later, markOf(false))).toEqual({ complete: true, at: later });
  });
});

describe('progress that waits to be stored', () => {
  const opened: WaitingProgress = { subcategoryId: 7, lessonId: 2, at };
  const completed: WaitingProgress = { ...opened, mark: { complete: true, at } };

  it('is written with its lesson as the last one', () => {
    expect(progressFields(opened)).toEqual({ lastLessonId: 2, lastSubcategoryId: 7, lastAt: at });
    expect(progressFields(completed)).toEqual({
      lastLessonId: 2,
      lastSubcategoryId: 7,
      lastAt: at,
      lessons: { 2: { complete: true, at } },
    });
  });

  it('in one lesson is merged, and the later mark extends the earlier one', () => {
    const position = { ...opened, at: later, mark: { position: 30 } };
    expect(mergeWaiting(completed, position)).toEqual({
      ...position,
      mark: { complete: true, at, position: 30 },
    });
    expect(mergeWaiting(opened, { ...opened, at: later })).toEqual({ ...opened, at: later });
  });

  it('is applied to the stored progress in its order', () => {
    const stored: Progress = { lessons: { 1: markOf(true) }, lastLessonId: 1, lastSubcategoryId: 7 };
    const reopened = { ...opened, at: later, mark: { complete: false, at: later } };
    const lastOpened = { lastLessonId: 2, lastSubcategoryId: 7 };
    expect(withWaiting(stored, [opened, completed])).toEqual({
      ...lastOpened,
      lastAt: at,
      lessons: { 1: markOf(true), 2: { complete: true, at } },
    });
    expect(withWaiting(stored, [completed, reopened]).lessons[2]).toEqual({ complete: false, at: later });
    expect(withWaiting(stored, [{ ...opened, mark: { position: 12 } }]).lessons[2]).toEqual({
      complete: false,
      at: new Date(0),
      position: 12,
    });
  });

  it('is dropped for a later mark of another device, and for a lesson that was opened later', () => {
    const stored: Progress = { lessons: { 2: markOf(false, { at: later }) }, lastLessonId: 5, lastAt: later };
    expect(progressToSend(completed, stored)).toBeNull();
    expect(progressToSend(opened, stored)).toBeNull();
    const openedAgain = { ...opened, at: new Date(later.getTime() + 1) };
    expect(progressToSend(openedAgain, stored)).toEqual(openedAgain);
    expect(withWaiting(stored, [completed, opened])).toEqual(stored);
    expect(progressToSend(completed, { lessons: stored.lessons })).toEqual(opened);
    expect(progressToSend(completed, { lessons: {}, lastAt: later })).toEqual(completed);
    expect(progressToSend({ ...completed, mark: { position: 9 } }, stored)).toMatchObject({
      mark: { position: 9 },
    });
  });
});

/** Waiting progress of a lesson that was completed at a moment. */
const waitingAt = (moment: Date): WaitingProgress => ({
  subcategoryId: 1,
  lessonId: 2,
  at: moment,
  mark: { complete: true, at: moment },
});

describe('waiting progress on the server’s clock', () => {
  const moment = fc
    .integer({ min: 1, max: 4_000_000 })
    .map((seconds) => new Date(at.getTime() - seconds * 1000));
  const offset = fc.integer({ min: -90_000_000, max: 90_000_000 });

  it('equals that of a device with a correct clock, however wrong this one is', () => {
    fc.assert(
      fc.property(moment, offset, (made, wrong) => {
        const onDevice = waitingAt(new Date(made.getTime() + wrong));
        expect(onServerClock(onDevice, -wrong, at)).toEqual(waitingAt(made));
      }),
    );
  });

  it('of several devices is merged as with correct clocks, in whatever order it arrives', () => {
    const device = fc.record({ made: moment, wrong: offset, complete: fc.boolean() });
    // Of two marks of the same moment, the one that arrives last stays.
    const devicesOf = fc.uniqueArray(device, {
      minLength: 1,
      maxLength: 5,
      selector: ({ made }) => made.getTime(),
    });
    fc.assert(
      fc.property(devicesOf, (devices) => {
        const correct = devices.map(({ made, complete }) => ({
          ...waitingAt(made),
          mark: { complete, at: made },
        }));
        const sent = devices.map(({ made, wrong, complete }) => {
          const onDevice = new Date(made.getTime() + wrong);
          return onServerClock({ ...waitingAt(onDevice), mark: { complete, at: onDevice } }, -wrong, at);
        });
        expect(withWaiting(noProgress, sent.toReversed())).toEqual(withWaiting(noProgress, correct));
      }),
    );
  });

  it('is never further ahead than the rules accept, even if the clock was changed meanwhile', () => {
    fc.assert(
      fc.property(moment, offset, offset, (made, wrong, known) => {
        const { at: sent, mark } = onServerClock(waitingAt(new Date(made.getTime() + wrong)), known, at);
        expect(sent.getTime()).toBeLessThanOrEqual(at.getTime() + clockTolerance);
        expect(mark?.at).toEqual(sent);
      }),
    );
  });

  it('does not change a position without its own moment', () => {
    const waiting = { ...waitingAt(at), mark: { complete: false, at: new Date(0), position: 4 } };
    expect(onServerClock(waiting, 3_600_000, later).mark).toEqual(waiting.mark);
  });
});

describe('a stored progress document', () => {
  it('is read with its times as dates', () => {
    const stored = {
      lessons: { '7': { complete: true, at: at.toISOString(), position: 12.5 } },
      lastAt: at.toISOString(),
    };
    expect(Progress.parse(stored)).toEqual({
      lessons: { '7': markOf(true, { position: 12.5 }) },
      lastAt: at,
    });
  });

  it('loses only what cannot be read', () => {
    const stored = {
      lessons: {
        '1': markOf(true),
        '2': { complete: true },
        '3': 'yes',
        '4': { complete: 'yes', at, position: -1 },
      },
      lastLessonId: 'seven',
      lastAt: 'yesterday',
    };
    expect(Progress.parse(stored)).toEqual({ lessons: { '1': markOf(true), '4': markOf(false) } });
    expect(Progress.parse({})).toEqual(noProgress);
    expect(Progress.parse({ lessons: [] })).toEqual(noProgress);
  });

  it('is stored below its owner, one document for each course', () => {
    expect(progressPath('uid-1', 3)).toBe('users/uid-1/progress/3');
  });
});
