import { formatDate } from './school-format.ts';

/** Where days begin and end: a setting of the school. */
type Zone = { timeZone: string };

/** Sweden writes a day, and a moment, as ISO 8601 does. */
const iso = 'sv-SE';

/** The day that it is at the school at a moment: `2025-05-01`. */
export const schoolDay = ({ timeZone }: Zone, moment: Date): string =>
  formatDate({ locale: iso, timeZone }, moment, { dateStyle: 'short' });

/** What the school's clock shows at a moment: `2025-05-01T19:00`. */
export const schoolClock = ({ timeZone }: Zone, moment: Date): string =>
  formatDate({ locale: iso, timeZone }, moment, { dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T');

const minute = 60_000;
/** In minutes, more than the clock of any zone is ahead of UTC or behind it. */
const farthest = 16 * 60;

/**
 * The first moment at which the school's clock shows this (`2025-05-01T19:00`), or more where it skips it. Where it shows it twice, it
 * is one of the two; of midnight the first.
 */
export function momentOfSchoolClock(zone: Zone, shown: string): Date {
  const inUtc = Date.parse(`${shown}Z`);
  const at = (minutes: number) => new Date(inUtc + minutes * minute);
  let [before, from] = [-farthest, farthest];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (schoolClock(zone, at(middle)) < shown) before = middle;
    else from = middle;
  }
  return at(from);
}

/** The first moment of a day (`2025-05-01`) at the school. Its clock may skip midnight, or a whole day, or show it twice. */
export const startOfSchoolDay = (zone: Zone, day: string): Date => momentOfSchoolClock(zone, `${day}T00:00`);

/** The first moment after a day (`2025-05-01`) at the school. */
export function endOfSchoolDay(zone: Zone, day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfSchoolDay(zone, next.toISOString().slice(0, 10));
}
