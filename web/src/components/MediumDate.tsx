import { brand } from '@padavu/domain/brand';

const medium = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'medium' });

/** A day in medium date format (specification 2.12); a dash when there is none. */
export function MediumDate({ value }: { value: Date | null }) {
  return value ? <time dateTime={value.toISOString()}>{medium.format(value)}</time> : '—';
}

const mediumMoment = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment with its time of day; a dash when there is none. */
export function MediumMoment({ value }: { value: Date | null }) {
  return value ? <time dateTime={value.toISOString()}>{mediumMoment.format(value)}</time> : '—';
}

const mediumDay = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the calendar (`2025-05-01`) in the words of medium date format, the same wherever it is read. */
export const mediumDayText = (value: string) => mediumDay.format(new Date(value));

/** A day of the calendar in medium date format. */
export function MediumDay({ value }: { value: string }) {
  return <time dateTime={value}>{mediumDayText(value)}</time>;
}
