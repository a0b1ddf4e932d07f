import { brand } from '@padavu/domain/brand';

const medium = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'medium' });

/** A day in medium date format (specification 2.12); a dash when there is none. */
export function MediumDate({ value }: { value: Date | null }) {
  return value ? <time dateTime={value.toISOString()}>{medium.format(value)}</time> : '—';
}
