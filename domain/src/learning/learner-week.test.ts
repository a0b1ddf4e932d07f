import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnerWeek, minutesIn } from './learner-week.ts';

const kolkata = 'Asia/Kolkata';
const now = new Date('2026-11-24T06:00:00Z');
const mark = (at: string, complete = true) => ({ complete, at: new Date(at) });
const week = (
  lessons: Record<string, { complete: boolean; at: Date }>,
  durations = new Map<number, string>(),
) => learnerWeek({ lessons }, durations, { timeZone: kolkata, now });

describe('minutes in a duration', () => {
  it.each([
    ['45 minutes', 45],
    ['45', 45],
    ['1 hour', 60],
    ['1 h 30 min', 90],
    ['1.5 hours', 90],
    ['1,5 hours', 90],
    ['90m', 90],
    ['1,500 minutes', 1500],
    ['1.5.2 minutes', 0],
    ['1h30m', 90],
    ['2 hrs 5 mins', 125],
    ['45 മിനിറ്റ്', 45],
    ['1 മണിക്കൂർ 30 മിനിറ്റ്', 90],
    ['2 months', 0],
    ['3 modules', 0],
    ['2 halves', 0],
    ['45 minutes in 3 modules', 45],
    ['3 modules, 45 minutes', 45],
    ['half a day', 0],
    ['', 0],
  ])('%j are %i', (duration, minutes) => {
    expect(minutesIn(duration)).toBe(minutes);
  });
});

describe("a learner's week", () => {
  it('is seven days in the school’s time zone, and counts the completed lessons of each', () => {
    const { days, streak } = week(
      {
        // This is the 24th in Kerala.
        1: mark('2026-11-23T20:00:00Z'),
        2: mark('2026-11-24T05:00:00Z'),
        3: mark('2026-11-23T05:00:00Z'),
        4: mark('2026-11-22T05:00:00Z', false),
        5: mark('2026-11-17T05:00:00Z'),
      },
      new Map([
        [1, '45 minutes'],
        [2, '1 hour'],
      ]),
    );
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(days.at(-1)).toEqual({ day: '2026-11-24', lessons: 2, minutes: 105 });
    expect(days.map(({ lessons }) => lessons)).toEqual([0, 0, 0, 0, 0, 1, 2]);
    expect(streak).toBe(2);
  });

  it('keeps its streak until today is over', () => {
    expect(week({ 1: mark('2026-11-23T05:00:00Z'), 2: mark('2026-11-22T05:00:00Z') }).streak).toBe(2);
    expect(week({ 1: mark('2026-11-22T05:00:00Z') }).streak).toBe(0);
    expect(week({}).streak).toBe(0);
  });

  it('counts every lesson of the last seven days once, in any time zone', () => {
    const moment = fc.date({
      min: new Date('2026-11-01T00:00:00Z'),
      max: new Date('2026-11-24T06:00:00Z'),
      noInvalidDate: true,
    });
    const marks = fc.dictionary(
      fc.integer({ min: 1, max: 99 }).map(String),
      fc.record({ complete: fc.boolean(), at: moment }),
    );
    fc.assert(
      fc.property(
        marks,
        fc.constantFrom(kolkata, 'America/St_Johns', 'Pacific/Apia'),
        (lessons, timeZone) => {
          const { days, streak } = learnerWeek({ lessons }, new Map(), { timeZone, now });
          const counted = days.reduce((sum, day) => sum + day.lessons, 0);
          const complete = Object.values(lessons).filter((one) => one.complete);
          const eightDays = 8 * 86_400_000;
          const sixDays = 6 * 86_400_000;
          const age = (at: Date) => now.getTime() - at.getTime();
          expect(counted).toBeLessThanOrEqual(complete.filter(({ at }) => age(at) < eightDays).length);
          expect(counted).toBeGreaterThanOrEqual(complete.filter(({ at }) => age(at) <= sixDays).length);
          expect(streak > 0).toBe(days.slice(-2).some((day) => day.lessons > 0));
        },
      ),
    );
  });
});
