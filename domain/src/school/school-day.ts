import { formatDate, type DayFormat } from './school-format.ts';

/** The school's time zone, in which days begin and end. */
type Zone = { timeZone: string };

/** The locale of Sweden, whose days and moments have the format of ISO 8601. */
const iso = 'sv-SE';

/** The day of a moment in the school's time zone: `2025-05-01`. Without one, the device's counts. */
export const schoolDay = ({ timeZone }: Pick<DayFormat, 'timeZone'>, moment: Date): string =>
  formatDate({ locale: iso, timeZone }, moment, { dateStyle: 'short' });

/** The local time of a moment in the school's time zone: `2025-05-01T19:00`. */
export const schoolClock = ({ timeZone }: Zone, moment: Date): string =>
  formatDate({ locale: iso, timeZone }, moment, { dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T');

const minute = 60_000;
/** In minutes, more than the offset of any time zone. */
const maxOffset = 16 * 60;

/**
 * The first moment at which the school's clock shows this local time (`2025-05-01T19:00`), or a later time where the
 * clock skips it. Where the clock shows it twice, the result is one of the two; for midnight, it is the first.
 */
export function momentOfSchoolClock(zone: Zone, localTime: string): Date {
  const inUtc = Date.parse(`${localTime}Z`);
  const at = (minutes: number) => new Date(inUtc + minutes * minute);
  let [before, from] = [-maxOffset, maxOffset];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (schoolClock(zone, at(middle)) < localTime) before = middle;
    else from = middle;
  }
  return at(from);
}

/**
 * The first moment of a day (`2025-05-01`) at the school. The clock may skip midnight or a whole day, or show midnight
 * twice.
 */
export const startOfSchoolDay = (zone: Zone, day: string): Date => momentOfSchoolClock(zone, `${day}T00:00`);

/** The calendar day that is some days after a day (`2025-05-01`), or before it where `days` is negative. */
export function dayAfter(day: string, days = 1): string {
  const moment = new Date(day);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The first moment after a day (`2025-05-01`) at the school. */
export const endOfSchoolDay = (zone: Zone, day: string): Date => startOfSchoolDay(zone, dayAfter(day));
