import { limits } from '@padavu/domain/limits';
import { schoolDay } from '@padavu/domain/school/school-day';
import { addedLater, storedText } from '@padavu/domain/stored';

/** The stored number of a payment's receipt; empty for payments that are older than receipt numbers. */
export const storedReceiptNumber = () => addedLater(storedText(limits.receiptNumber));

/** The year of a receipt's number: the year in which the payment is recorded, in the school's time zone. */
export const receiptYear = (zone: { timeZone: string }, recordedAt: Date) =>
  schoolDay(zone, recordedAt).slice(0, 4);

/** The id of the counter of a year's receipts, in `counters`. */
export const receiptCounter = (year: string) => `receipts-${year}`;

/** The number of the `count`th receipt of a year: `2026-000123`. */
export function receiptNumber(year: string, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`;
}

/** The count in a stored receipt number; 0 in anything else. */
export const receiptCount = (stored: unknown): number =>
  Number(/^\d{4}-(\d{6,12})$/.exec(String(stored))?.[1] ?? 0);
