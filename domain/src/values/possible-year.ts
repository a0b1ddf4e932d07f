/**
 * The years of days that administrators choose. A year that is typed with two digits is earlier. Firestore stores no
 * moment before the year 1, and no reply can carry one after the year 9999, in which a course that began late would
 * open its last days.
 */
export const possibleYears = { first: 1900, last: 2999 };

export const isPossibleYear = (year: number): boolean =>
  year >= possibleYears.first && year <= possibleYears.last;

/** The year of a day (`2025-05-01`). */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
