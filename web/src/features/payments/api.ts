import { BookEntry } from '@padavu/domain/payment/book-entry';
import { DuePayment } from '@padavu/domain/payment/due-payment';
import { entriesAt } from '@/lib/pages-from.ts';
import type { Period } from './period.ts';

/** The payments and refunds of a period by day and receipt number. @throws ApiError */
export const bookEntries = ({ month, months }: Period): AsyncGenerator<BookEntry[]> =>
  entriesAt(`/admin/payments?month=${month}&months=${months}`, BookEntry);

/** All payments and refunds of a period. @throws ApiError */
export const fetchBooks = (period: Period): Promise<BookEntry[]> => allOf(bookEntries(period));

/** What people still have to pay, by the agreed price. @throws ApiError */
export const duePayments = (): AsyncGenerator<DuePayment[]> => entriesAt('/admin/payments/due', DuePayment);

/** The longest without a payment first. */
export const byLastPayment = (entries: readonly DuePayment[]): DuePayment[] =>
  entries.toSorted((one, other) => one.lastPaidOn.localeCompare(other.lastPaidOn));

/** What everybody still has to pay, the longest without a payment first. @throws ApiError */
export const fetchDuePayments = async (): Promise<DuePayment[]> => byLastPayment(await allOf(duePayments()));

async function allOf<T>(pages: AsyncGenerator<T[]>): Promise<T[]> {
  const entries: T[] = [];
  for await (const page of pages) entries.push(...page);
  return entries;
}
