import { brand } from '@padavu/domain/brand';

const { locale, timeZone } = brand;

const medium = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });

/** The epoch stands for a date that a stored record lost. */
const isKnown = (value: Date | null): value is Date => value !== null && value.getTime() > 0;

/** The date at the school in medium format, as in exported files; a dash when there is none. */
export function MediumDate({ value }: { value: Date | null }) {
  return isKnown(value) ? <time dateTime={value.toISOString()}>{medium.format(value)}</time> : '—';
}

const mediumMoment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** The date and time at the school; a dash when there is none. */
export function MediumMoment({ value }: { value: Date | null }) {
  return isKnown(value) ? <time dateTime={value.toISOString()}>{mediumMoment.format(value)}</time> : '—';
}

const mediumDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the calendar (`2025-05-01`) in the words of medium date format, the same wherever it is read. */
export const mediumDayText = (value: string) => mediumDay.format(new Date(value));

/** A day of the calendar in medium date format. */
export function MediumDay({ value }: { value: string }) {
  return <time dateTime={value}>{mediumDayText(value)}</time>;
}
