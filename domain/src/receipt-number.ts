import { limits } from './limits.ts';
import { schoolDay } from './school-day.ts';
import { addedLater, storedText } from './stored.ts';

/** A receipt's number in what is stored of a payment; empty for one from before receipts had numbers. */
export const storedReceiptNumber = () => addedLater(storedText(limits.receiptNumber));

/** The year that a receipt is counted in: that of the school's day on which the payment is recorded. */
export const receiptYear = (zone: { timeZone: string }, recordedAt: Date) =>
  schoolDay(zone, recordedAt).slice(0, 4);

/** The counter of a year's receipts, among `counters`. */
export const receiptCounter = (year: string) => `receipts-${year}`;

/** The number of the receipt that is the `count`th of its year: `2026-000123`. */
export function receiptNumber(year: string, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`;
}
