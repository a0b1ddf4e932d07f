import { z } from 'zod';

/** A month of the calendar: `2026-11`. */
export const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Please choose a month, as in 2026-11');

/** The month that is some months after a month, or before it where `count` is negative. */
export function monthAfter(month: string, count = 1): string {
  const moment = new Date(`${month}-01`);
  moment.setUTCMonth(moment.getUTCMonth() + count);
  return moment.toISOString().slice(0, 7);
}

/** The month of a day (`2026-11-29`). */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first month of the financial year of a month. India's financial year begins in April. */
export function financialYearOf(month: string): string {
  const april = `${month.slice(0, 4)}-04`;
  return month < april ? monthAfter(april, -12) : april;
}
