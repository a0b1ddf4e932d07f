import { array, integer, sample } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOfSchoolDay,
  momentOfSchoolClock,
  schoolClock,
  schoolDay,
  startOfSchoolDay,
} from './school-day.ts';

const kolkata = { timeZone: 'Asia/Kolkata' };

describe('a day at the school', () => {
  it('begins five and a half hours before it does in London in winter', () => {
    expect(startOfSchoolDay(kolkata, '2025-05-01')).toEqual(new Date('2025-04-30T18:30:00Z'));
    expect(endOfSchoolDay(kolkata, '2025-05-01')).toEqual(new Date('2025-05-01T18:30:00Z'));
  });

  it('is that of UTC where the browser does not know the time zone', () => {
    const unknown = { timeZone: 'Mars/Olympus' };
    expect(schoolDay(unknown, new Date('2025-05-01T20:00:00Z'))).toBe('2025-05-01');
    expect(startOfSchoolDay(unknown, '2025-05-01')).toEqual(new Date('2025-05-01T00:00:00Z'));
  });

  it('ends with a month and with a year', () => {
    expect(endOfSchoolDay(kolkata, '2025-12-31')).toEqual(startOfSchoolDay(kolkata, '2026-01-01'));
  });

  it('contains every moment from its first to the last before the next day', () => {
    const first = startOfSchoolDay(kolkata, '2025-05-01');
    expect(schoolDay(kolkata, first)).toBe('2025-05-01');
    expect(schoolDay(kolkata, new Date(first.getTime() - 1))).toBe('2025-04-30');
    expect(schoolDay(kolkata, new Date(endOfSchoolDay(kolkata, '2025-05-01').getTime() - 1))).toBe(
      '2025-05-01',
    );
  });

  it.each([
    ['Europe/Berlin', '2025-03-30', 23, '2025-03-29T23:00:00Z'],
    ['Europe/Berlin', '2025-10-26', 25, '2025-10-25T22:00:00Z'],
    // Midnight is skipped: the day begins at one o'clock.
    ['Africa/Cairo', '2025-04-25', 23, '2025-04-24T22:00:00Z'],
    // Midnight comes twice.
    ['America/Havana', '2025-11-02', 25, '2025-11-02T04:00:00Z'],
    ['Pacific/Kiritimati', '2025-05-01', 24, '2025-04-30T10:00:00Z'],
    ['Australia/Lord_Howe', '2025-04-06', 24.5, '2025-04-05T13:00:00Z'],
  ])('in %s on %s has %d hours', (timeZone, day, hours, first) => {
    const [start, end] = [startOfSchoolDay({ timeZone }, day), endOfSchoolDay({ timeZone }, day)];
    expect(start).toEqual(new Date(first));
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
  });
});

it('a local time of the school is a moment to the minute, in summer and in winter', () => {
  const berlin = { timeZone: 'Europe/Berlin' };
  for (const moment of ['2025-01-15T18:00:00Z', '2025-07-15T18:30:00Z', '2025-10-26T03:00:00Z']) {
    expect(momentOfSchoolClock(berlin, schoolClock(berlin, new Date(moment)))).toEqual(new Date(moment));
  }
  expect(schoolClock(berlin, new Date('2025-07-15T18:30:00Z'))).toBe('2025-07-15T20:30');
  // The clock goes from two to three.
  expect(momentOfSchoolClock(berlin, '2025-03-30T02:30')).toEqual(new Date('2025-03-30T01:00:00Z'));
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const [from, to] = [Date.parse('2012-01-01'), Date.parse('2037-12-31')];
const hour = 3_600_000;

/** Days on which a zone's clock changes, and those around them. */
function changesIn(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: number) =>
    format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  return Array.from({ length: 24 }, (_, month) => [Date.UTC(2024, month), Date.UTC(2024, month + 1)] as const)
    .filter(([first, next]) => offsetAt(first) !== offsetAt(next))
    .flatMap(([first, next]) => {
      let [before, after] = [first, next];
      while (after - before > 24 * hour) {
        const middle = (before + after) / 2;
        if (offsetAt(middle) === offsetAt(first)) before = middle;
        else after = middle;
      }
      return [before - 24 * hour, before, after, after + 24 * hour].map(dayOf);
    });
}

it('a day at the school has the right first and last moment in every zone, also when clocks change', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const someDays = array(integer({ min: from, max: to }).map(dayOf), { minLength: 3, maxLength: 3 });
  expect(zones.length).toBeGreaterThan(300);
  for (const timeZone of zones) {
    const zone = { timeZone };
    const days = [...changesIn(timeZone), ...sample(someDays, 1).flat()];
    const wrong = days.filter((day) => {
      const [start, end] = [startOfSchoolDay(zone, day).getTime(), endOfSchoolDay(zone, day).getTime()];
      const at = (time: number) => schoolDay(zone, new Date(time));
      return !(at(start - 1) < day && at(start) === day && at(end - 1) === day && at(end) > day);
    });
    expect({ timeZone, wrong }).toEqual({ timeZone, wrong: [] });
  }
});
