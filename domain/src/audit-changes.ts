import { z } from 'zod';
import type { AuditEntry } from './audit.ts';
import { DiscountPromise } from './discount-promise.ts';
import { paymentMethodLabels } from './payment-texts.ts';
import { Picture } from './picture.ts';
import { discountWords } from './payment-message.ts';
import { formatDay, formatMoment } from './school-dates.ts';
import { formatMoney } from './school-format.ts';
import type { Region } from './usual-region.ts';
import { schoolFieldNames } from './school-settings.ts';

/** One field that an entry says was changed, in words; `null` where there was or is nothing. */
export type AuditChange = { field: string; before: string | null; after: string | null };

/** What the system keeps for itself and nobody decides. */
const kept: ReadonlySet<string> = new Set([
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
  ...schoolFieldNames,
};

/** What the names of translated fields end in, once they stand beside the others. */
const inMalayalam = ' ml';
const translated = (field: string) => field.endsWith(inMalayalam);
const original = (field: string) => (translated(field) ? field.slice(0, -inMalayalam.length) : field);

/** A field's name as people read it: `originalPrice` is "Original price". A new order names lessons by their ids. */
function fieldName(field: string): string {
  if (translated(field)) return `${fieldName(original(field))} in Malayalam`;
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

/** A picture in the words that are said of it. */
function picture(value: unknown): string | undefined {
  const { success, data } = Picture.safeParse(value);
  return success ? `${data.alt} (${data.width} × ${data.height})` : undefined;
}

/** Entries of several fields each, whole: of a teacher the words count as much as the name. */
function entries(value: unknown, region: Region): string | undefined {
  const texts = entryWords(value, region);
  return texts.length > 0 ? texts.join('; ') : undefined;
}

/** A text for each of several entries; none where they are something else. */
function entryWords(value: unknown, region: Region): string[] {
  const { data = [] } = Entries.safeParse(value);
  return data.map((entry) =>
    Object.entries(withTranslations(entry))
      .filter(([field]) => !kept.has(field))
      .map(([field, each]) => (field === 'options' ? options(each, region) : plainWords(each, region)))
      .filter(Boolean)
      .join(': '),
  );
}

const Option = z.looseObject({ right: z.boolean() });

/** What a question of a quiz lets people choose from, those that are right with a mark. */
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

/** The translations of a record as fields beside its own. */
function withTranslations({
  translations,
  ...record
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { ml } = Translated.catch({ ml: {} }).parse(translations);
  const texts: Record<string, unknown> = { ...record };
  for (const [field, text] of Object.entries(ml)) texts[field + inMalayalam] = text;
  return texts;
}

const Entries = z.array(z.record(z.string(), z.unknown()));

/** Fields whose values are stored otherwise than people write them; `undefined` for a value of another kind. */
const wordings: Readonly<Record<string, (value: unknown, region: Region) => string | undefined>> = {
  status: word,
  role: word,
  price: money,
  originalPrice: money,
  amount: money,
  paymentAmount: money,
  method,
  paymentMethod: method,
  receivedOn: day,
  startsOn: day,
  endsOn: day,
  discount,
  paymentReceivedOn: day,
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

function inWords(field: string, value: unknown, region: Region): string | null {
  if (value === null || value === undefined || value === '') return null;
  const wording = wordings[original(field)] ?? wordings[field.replace(/^.* /, '')];
  return wording?.(value, region) ?? plainWords(value, region);
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

/** A part of a page: its texts, its lists, and what it says in Malayalam. */
const Part = z.record(
  z.string(),
  z.union([z.string(), z.array(z.unknown()), z.looseObject({ ml: z.unknown() })]),
);

/** Of settings a translation is a field by itself, as `payment.translations.ml.instructions`. */
const atTranslation = /^(.*)translations\.ml\.(.+)$/;

/** A payment is shown with the account's own fields, a part of a page text by text, a translation with those that it translates. */
function flat(fields: AuditEntry['before']): Record<string, unknown> {
  const { payment, ...others } = withTranslations(fields ?? {});
  const flattened: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(others)) {
    const { data } = isNamed(value) || wordings[field] ? {} : Part.safeParse(value);
    if (data === undefined) flattened[field.replace(atTranslation, `$1$2${inMalayalam}`)] = value;
    else
      for (const [inner, text] of Object.entries(withTranslations(data)))
        flattened[`${field} ${inner}`] = text;
  }
  for (const [field, value] of Object.entries(payment ?? {}) satisfies [string, unknown][]) {
    flattened[`payment${capitalised(field)}`] = value;
  }
  return flattened;
}

/**
 * What an entry says was changed, field by field: of something new what it is, of something deleted what it was. Moments
 * and amounts are written as the school writes them now.
 */
export function auditChanges(entry: Pick<AuditEntry, 'before' | 'after'>, region: Region): AuditChange[] {
  const [before, after] = [flat(entry.before), flat(entry.after)];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !kept.has(field))
    .map((field) => ({
      field: fieldName(field),
      before: inWords(field, before[field], region),
      after: inWords(field, after[field], region),
    }))
    .filter((change) => change.before !== change.after);
}
