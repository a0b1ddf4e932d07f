import { brand } from './brand.ts';

// Sweden writes a day, and a moment, as ISO 8601 does.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone, dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: brand.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The day that it is at the school at a moment: `2025-05-01`. */
export function schoolDay(moment: Date): string {
  return days.format(moment);
}

/** Milliseconds by which the school's clock is ahead of UTC at a moment of whole seconds. */
function offsetAt(moment: Date): number {
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment.getTime();
}

/** What the school's clock shows at a moment: `2025-05-01T19:00`. */
export const schoolClock = (moment: Date): string => clock.format(moment).slice(0, 16).replace(' ', 'T');

/** The moment at which the school's clock shows this (`2025-05-01T19:00`). */
export function momentOfSchoolClock(shown: string): Date {
  const inUtc = new Date(`${shown}Z`);
  const guess = new Date(inUtc.getTime() - offsetAt(inUtc));
  // Clocks may be changed between the two.
  return new Date(inUtc.getTime() - offsetAt(guess));
}

/** The first moment of a day (`2025-05-01`) at the school. */
export const startOfSchoolDay = (day: string): Date => momentOfSchoolClock(`${day}T00:00`);

/** The first moment after a day (`2025-05-01`) at the school. */
export function endOfSchoolDay(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfSchoolDay(next.toISOString().slice(0, 10));
}
