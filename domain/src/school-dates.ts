import { formatDate } from './school-format.ts';
import type { Region } from './usual-region.ts';

type Style = Intl.DateTimeFormatOptions['dateStyle'];

/** The day that it was at the school at a moment: `1 May 2025`. */
export const formatMomentDay = (region: Region, moment: Date, dateStyle: Style = 'medium'): string =>
  formatDate(region, moment, { dateStyle });

/** The time that it was at the school at a moment: `9:30 am`. */
export const formatTime = (region: Region, moment: Date): string =>
  formatDate(region, moment, { timeStyle: 'short' });

/** Day and time at the school at a moment: `1 May 2025, 9:30 am`. */
export const formatMoment = (region: Region, moment: Date): string =>
  formatDate(region, moment, { dateStyle: 'medium', timeStyle: 'short' });

/** A day of the calendar (`2025-05-01`), the same wherever it is read: `1 May 2025`. */
export const formatDay = ({ locale }: Region, day: string, dateStyle: Style = 'medium'): string =>
  formatDate({ locale, timeZone: 'UTC' }, new Date(day), { dateStyle });
