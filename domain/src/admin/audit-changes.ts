import { z } from 'zod';
import type { AuditEntry } from './audit.ts';
import { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import { CurrencyCode } from '@padavu/domain/payment/payment';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import { Picture } from '@padavu/domain/picture/picture';
import { discountWords } from '@padavu/domain/payment/payment-message';
import { formatDay, formatMoment } from '@padavu/domain/school/school-dates';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { schoolFieldNames } from '@padavu/domain/school/school-settings';

/** One changed field of an entry, in words; `null` where there was or is no value. */
export type AuditChange = { field: string; before: string | null; after: string | null };

/** Fields that the system maintains and nobody edits. */
const internalFields: ReadonlySet<string> = new Set([
  'id',
  '_id',
  'updatedAt',
  'lessonIds',
  'pacing',
  'opensWith',
  'searchGrams',
  'sortName',
  'claimsSetAt',
]);

const names: Readonly<Record<string, string>> = {
  courseId: 'Course number',
  courseName: 'Course',
  subcategoryId: 'Category number',
  lessonsCount: 'Lessons',
  videoUrl: 'Video address',
  courseIds: 'Course numbers',
  teaches: 'Teaches courses',
  active: 'Switched on',
  startsAt: 'First day',
  openThrough: 'Open up to day',
  congratulatedOn: 'Congratulated on course number',
  quizTries: 'Tries at a quiz',
  pace: 'How days open',
  opensOn: 'Days open on',
  'refund refundedOn': 'Refunded on',
  'payment refund refundedOn': 'Payment refunded on',
  'payment price': 'Agreed price',
  ...schoolFieldNames,
};

/** Marks a translated field when `withTranslations` lists it beside the others. */
const malayalamSuffix = ' ml';
const isTranslated = (field: string) => field.endsWith(malayalamSuffix);
const originalField = (field: string) =>
  isTranslated(field) ? field.slice(0, -malayalamSuffix.length) : field;

/**
 * A field's name for people: "Original price" for `originalPrice`. The fields of a new order are the ids of lessons.
 */
function fieldName(field: string): string {
  if (isTranslated(field)) return `${fieldName(originalField(field))} in Malayalam`;
  if (/^\d+$/.test(field)) return `Day of lesson ${field}`;
  const spaced = field.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return names[field] ?? capitalised(spaced);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const money = (value: unknown, region: Region) =>
  typeof value === 'number' ? formatMoney(region, value) : undefined;
const word = (value: unknown) => (typeof value === 'string' ? capitalised(value) : undefined);
const method = (value: unknown) => Object.entries(paymentMethodLabels).find(([name]) => name === value)?.[1];
const discount = (value: unknown, region: Region) => {
  const { data } = DiscountPromise.safeParse(value);
  return data && discountWords(region, data);
};
const Coordinates = z.object({ latitude: z.number(), longitude: z.number() });
const coordinates = (value: unknown) => {
  const { data } = Coordinates.safeParse(value);
  return data && `${data.latitude}, ${data.longitude}`;
};
const day = (value: unknown, region: Region) =>
  z.iso.date().safeParse(value).success ? formatDay(region, String(value)) : undefined;

/** A picture by its alternative text and its size. */
function picture(value: unknown): string | undefined {
  const { success, data } = Picture.safeParse(value);
  return success ? `${data.alt} (${data.width} × ${data.height})` : undefined;
}

/** A list of records with all their fields: of a teacher, a change of the words counts as much as one of the name. */
function entries(value: unknown, region: Region): string | undefined {
  const texts = entryWords(value, region);
  return texts.length > 0 ? texts.join('; ') : undefined;
}

/** A text for each record of a list; none where the value is not such a list. */
function entryWords(value: unknown, region: Region): string[] {
  const { data = [] } = Entries.safeParse(value);
  return data.map((entry) =>
    Object.entries(withTranslations(entry))
      .filter(([field]) => !internalFields.has(field))
      .map(([field, each]) => entryFormatters[field]?.(each, region) ?? plainWords(each, region))
      .filter(Boolean)
      .join(': '),
  );
}

const Option = z.looseObject({ right: z.boolean() });

/** Formatters of fields in the records of a list. The start of a live session is stored as a text. */
const entryFormatters: Readonly<
  Record<string, (value: unknown, region: Region) => string | null | undefined>
> = {
  options,
  startsAt: (value, region) =>
    z.iso.datetime().safeParse(value).success ? formatMoment(region, new Date(String(value))) : undefined,
};

/** The options of a quiz question, with a mark at those that are right. */
function options(value: unknown, region: Region): string | null {
  const { success, data = [] } = z.array(Option).safeParse(value);
  if (!success) return plainWords(value, region);
  return (
    data
      .map(({ right, ...texts }) => `${right ? '✓ ' : ''}${entryWords([texts], region).join()}`)
      .join(', ') || null
  );
}

const Translated = z.object({ ml: z.record(z.string(), z.unknown()).catch({}) });

/** A record with its translations as further fields. */
function withTranslations({
  translations,
  ...record
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { ml } = Translated.catch({ ml: {} }).parse(translations);
  const texts: Record<string, unknown> = { ...record };
  for (const [field, text] of Object.entries(ml)) texts[field + malayalamSuffix] = text;
  return texts;
}

const Entries = z.array(z.record(z.string(), z.unknown()));

/**
 * Formatters of fields that are stored differently from how people write them; each returns `undefined` for another
 * kind of value.
 */
const formatters: Readonly<Record<string, (value: unknown, region: Region) => string | undefined>> = {
  status: word,
  role: word,
  price: money,
  originalPrice: money,
  amount: money,
  method,
  receivedOn: day,
  refundedOn: day,
  startsOn: day,
  endsOn: day,
  discount,
  location: coordinates,
  instructors: entries,
  days: entries,
  questions: entries,
  sessions: entries,
  banners: entries,
  sections: entries,
  figures: entries,
  items: entries,
};

/** The fields of the currencies of payments, by the fields of their amounts. A refund has that of its payment. */
const currencyFields: Readonly<Record<string, string>> = {
  amount: 'currency',
  price: 'currency',
  'refund amount': 'currency',
  'payment amount': 'payment currency',
  'payment price': 'payment currency',
  'payment refund amount': 'payment currency',
};

/** The school's region, for an amount with its own currency, if one is stored beside it. */
function regionOf(field: string, fields: Readonly<Record<string, unknown>>, region: Region): Region {
  const { data: currency } = CurrencyCode.safeParse(fields[currencyFields[field] ?? '']);
  return currency === undefined ? region : { ...region, currency };
}

function inWords(field: string, value: unknown, region: Region): string | null {
  if (value === null || value === undefined || value === '') return null;
  const format = formatters[originalField(field)] ?? formatters[field.replace(/^.* /, '')];
  return format?.(value, region) ?? plainWords(value, region);
}

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

function plainWords(value: unknown, region: Region): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return formatMoment(region, value);
  if (Array.isArray(value))
    return (
      value
        .map((each) => plainWords(each, region))
        .filter(Boolean)
        .join(', ') || null
    );
  if (isNamed(value)) return value.name;
  return picture(value) ?? JSON.stringify(value);
}

/** A part of a page: its texts, its lists and its Malayalam translations. */
const Part = z.record(
  z.string(),
  z.union([z.string(), z.array(z.unknown()), z.looseObject({ ml: z.unknown() })]),
);

/** In settings, each translation is a field of its own, such as `payment.translations.ml.instructions`. */
const atTranslation = /^(.*)translations\.ml\.(.+)$/;

/** One level of fields: those of a payment, those of the parts of a page, and translations, beside the record's own. */
function flattenFields(fields: AuditEntry['before']): Record<string, unknown> {
  const flattened: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(withTranslations(fields ?? {}))) {
    if (field === 'payment' || field === 'refund') {
      Object.assign(flattened, flattenPayment(field, value));
      continue;
    }
    // A field of a list is a part on another page: the figures of the page "About Us" have a title.
    const isFormatted = formatters[field] !== undefined && formatters[field] !== entries;
    const { data } = isNamed(value) || isFormatted ? {} : Part.safeParse(value);
    if (data === undefined) flattened[field.replace(atTranslation, `$1$2${malayalamSuffix}`)] = value;
    else
      for (const [inner, text] of Object.entries(withTranslations(data)))
        flattened[`${field} ${inner}`] = text;
  }
  return flattened;
}

const Fields = z.record(z.string(), z.unknown());

/** The fields of a payment or refund under its name: `payment amount`, `payment refund amount`. */
function flattenPayment(name: string, value: unknown): Record<string, unknown> {
  const { data } = Fields.safeParse(value);
  if (data === undefined) return { [name]: value };
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, inner]) =>
      field === 'refund'
        ? Object.entries(flattenPayment(`${name} ${field}`, inner))
        : [[`${name} ${field}`, inner]],
    ),
  );
}

/**
 * The changes of an entry, field by field. A created record has all its values in `after`, a deleted one in `before`.
 * Moments and amounts are formatted by the school's current region. The amount of a payment shows its own currency.
 */
export function auditChanges(entry: Pick<AuditEntry, 'before' | 'after'>, region: Region): AuditChange[] {
  const [before, after] = [flattenFields(entry.before), flattenFields(entry.after)];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const [amount, currency] of Object.entries(currencyFields))
    if (fields.has(amount)) fields.delete(currency);
  return [...fields]
    .filter((field) => !internalFields.has(field))
    .map((field) => ({
      field: fieldName(field),
      before: inWords(field, before[field], regionOf(field, before, region)),
      after: inWords(field, after[field], regionOf(field, after, region)),
    }))
    .filter((change) => change.before !== change.after);
}
