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

/** The first moment of a day (`2025-05-01`) at the school. */
export function startOfSchoolDay(day: string): Date {
  const midnightUtc = new Date(`${day}T00:00:00Z`);
  const guess = new Date(midnightUtc.getTime() - offsetAt(midnightUtc));
  // Clocks may be changed between the two.
  return new Date(midnightUtc.getTime() - offsetAt(guess));
}

/** The first moment after a day (`2025-05-01`) at the school. */
export function endOfSchoolDay(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfSchoolDay(next.toISOString().slice(0, 10));
}
