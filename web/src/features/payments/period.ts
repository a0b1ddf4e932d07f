import { financialYearOf, Month, monthAfter } from '@padavu/domain/values/month';
import { retention } from '@padavu/domain/user/retention';
import { formatDate } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import type { SelectOption } from '@/components/SelectInput.tsx';
import type { AddressChanges } from '@/lib/use-filter-params.ts';

/** A month, or the financial year that begins with it. */
export type Period = { month: string; months: 1 | 12 };

const Year = Month.refine((month) => financialYearOf(month) === month);

/** The parameters of the address: a month, or the first month of a financial year. */
const [monthParameter, yearParameter] = ['month', 'year'];

/** The period in an address; the current month where it names none. */
export function periodIn(query: URLSearchParams, currentMonth: string): Period {
  const year = Year.safeParse(query.get(yearParameter));
  if (year.success) return { month: year.data, months: 12 };
  return { month: Month.safeParse(query.get(monthParameter)).data ?? currentMonth, months: 1 };
}

/** The changes of an address that names the period, at the first page of its list. */
export const addressOf = ({ month, months }: Period): AddressChanges => ({
  [monthParameter]: months === 1 ? month : '',
  [yearParameter]: months === 1 ? '' : month,
  page: '',
});

/** The financial year that a period is in. */
export const yearOf = ({ month }: Period): Period => ({ month: financialYearOf(month), months: 12 });

/** The period in another financial year: the same month, but none that has not begun, or the whole year. */
export function inYear({ month, months }: Period, year: string, currentMonth: string): Period {
  if (months === 12) return { month: year, months };
  const sameMonth = [0, 12].map((count) => monthAfter(year, count).slice(0, 4) + month.slice(4));
  const inside = sameMonth.find((each) => financialYearOf(each) === year) ?? year;
  return { month: inside > currentMonth ? currentMonth : inside, months };
}

/** `November 2026`. */
const monthName = ({ locale }: Region, month: string): string =>
  formatDate({ locale, timeZone: 'UTC' }, new Date(`${month}-01`), { month: 'long', year: 'numeric' });

/** `November 2026`, or `April 2026 – March 2027`. */
export const periodName = (region: Region, { month, months }: Period): string =>
  [month, monthAfter(month, months - 1)]
    .slice(0, months)
    .map((each) => monthName(region, each))
    .join(' – ');

/** The period in the name of a file: `2026-11`, or `2026-04-to-2027-03`. */
export const periodSlug = ({ month, months }: Period): string =>
  [month, monthAfter(month, months - 1)].slice(0, months).join('-to-');

/** The financial years for which the books must be kept, the current one first, and the one of the period. */
export function yearOptions(region: Region, period: Period, currentMonth: string): SelectOption[] {
  const current = financialYearOf(currentMonth);
  const kept = Array.from({ length: retention.receipts.years + 1 }, (_, index) =>
    monthAfter(current, -12 * index),
  );
  return [...new Set([...kept, yearOf(period).month])].map((month) => ({
    value: month,
    label: periodName(region, { month, months: 12 }),
  }));
}

/** The whole financial year, and its months up to the current one, or to that of the period. */
export function monthOptions(region: Region, period: Period, currentMonth: string): SelectOption[] {
  const last = period.months === 1 && period.month > currentMonth ? period.month : currentMonth;
  const { month: first } = yearOf(period);
  const months = Array.from({ length: 12 }, (_, count) => monthAfter(first, count));
  return [
    { value: '', label: 'The whole year' },
    ...months
      .filter((month) => month <= last)
      .map((month) => ({ value: month, label: monthName(region, month) })),
  ];
}
