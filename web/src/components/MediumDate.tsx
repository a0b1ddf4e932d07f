import { formatDay, formatMoment, formatMomentDay } from '@padavu/domain/school/school-dates';
import { useBrand } from '@/lib/brand.ts';

/** The epoch marks a date that is missing from a stored record. */
const isKnown = (value: Date | null): value is Date => value !== null && value.getTime() > 0;

/** The date at the school in medium format, as in exported files; a dash when there is none. */
export function MediumDate({ value }: { value: Date | null }) {
  const region = useBrand();
  return isKnown(value) ? <time dateTime={value.toISOString()}>{formatMomentDay(region, value)}</time> : '—';
}

/** The date and time at the school; a dash when there is none. */
export function MediumMoment({ value }: { value: Date | null }) {
  const region = useBrand();
  return isKnown(value) ? <time dateTime={value.toISOString()}>{formatMoment(region, value)}</time> : '—';
}

/** A day of the calendar (`2025-05-01`) in medium date format, the same wherever it is read. */
export function MediumDay({ value }: { value: string }) {
  const region = useBrand();
  return <time dateTime={value}>{formatDay(region, value)}</time>;
}
