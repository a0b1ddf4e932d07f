import { formatDate } from './school-format.ts';
import type { Region } from './usual-region.ts';

type Style = Intl.DateTimeFormatOptions['dateStyle'];

/** The day of a moment in the school's time zone: `1 May 2025`. */
export const formatMomentDay = (region: Region, moment: Date, dateStyle: Style = 'medium'): string =>
  formatDate(region, moment, { dateStyle });

/** The time of a moment in the school's time zone: `9:30 am`. */
export const formatTime = (region: Region, moment: Date): string =>
  formatDate(region, moment, { timeStyle: 'short' });

/** The day and time of a moment in the school's time zone: `1 May 2025, 9:30 am`. */
export const formatMoment = (region: Region, moment: Date): string =>
  formatDate(region, moment, { dateStyle: 'medium', timeStyle: 'short' });

/** A calendar day (`2025-05-01`), which is the same in every time zone: `1 May 2025`. */
export const formatDay = ({ locale }: Region, day: string, dateStyle: Style = 'medium'): string =>
  formatDate({ locale, timeZone: 'UTC' }, new Date(day), { dateStyle });
