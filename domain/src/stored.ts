import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { EntityId } from '@padavu/domain/values/route-id';
import { Slug } from '@padavu/domain/course/slug';

// How stored documents are read. In a document from the console, an older version or an interrupted script, a field may
// be missing, invalid or far too large. Readers then get the field's default and never an error. Input from forms is
// parsed strictly by other schemas.

type StoredField = {
  /** The strict schema of the field. A field whose schema accepts `undefined` may be missing. */
  valid: z.ZodType;
  /** The value that a repair writes where nothing of the stored one can be kept; `undefined` removes the field. */
  repaired: unknown;
};

const storedFields = new WeakMap<z.ZodType, StoredField>();

/** A field that is read by the tolerant schema `reading`. */
export function storedField<T extends z.ZodType>(reading: T, field: StoredField): T {
  storedFields.set(reading, field);
  return reading;
}

/**
 * Cuts a text to `max` characters. As for the limits of schemas, a surrogate pair is one character, so that no text
 * that a form accepts is cut.
 */
export function cutText(text: string, max: number): string {
  // The first `max` characters have at most twice as many UTF-16 units.
  return text.length > max
    ? Array.from(text.slice(0, 2 * max))
        .slice(0, max)
        .join('')
    : text;
}

const cutTo = (max: number) => (value: unknown) => (typeof value === 'string' ? cutText(value, max) : value);

/** A whole number that was stored as text by hand, as a number; other values do not change. */
const numberIn = (value: unknown) =>
  typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;

/**
 * A schema that reads a value which does not fit a second time, prepared by `tidy`. If it still does not fit, it is the
 * `fallback`. A value that fits, as nearly all do, is parsed once.
 */
function readable<T extends z.ZodType>(valid: T, tidy: (value: unknown) => unknown, fallback: z.output<T>) {
  // JSON Schema asks for the value of a missing field without a context.
  return valid.catch((context?: { value: unknown }) => {
    const again = valid.safeParse(tidy(context?.value));
    return again.success ? again.data : fallback;
  });
}

/** A text; empty where there is none, and cut where it is longer than `max`. */
export const storedText = (max: number) => {
  const valid = z.string().max(max);
  return storedField(readable(valid, cutTo(max), ''), { valid, repaired: '' });
};

/** A title is read as any text. An empty one needs attention, and a repair writes `untitled`. */
export const storedTitle = (max: number, untitled: string) =>
  storedField(readable(z.string().max(max), cutTo(max), ''), {
    valid: z.string().trim().min(1).max(max),
    repaired: untitled,
  });

/** An address; one that is longer than `max` is read as empty, because a cut address leads nowhere. */
export const storedAddress = (max: number) =>
  storedField(z.string().max(max).catch(''), { valid: z.string().max(max), repaired: '' });

/** A slug; an invalid one, or one that is longer than `max`, is read as empty. */
export const storedSlug = (max: number) => {
  const valid = z
    .string()
    .max(max)
    .refine((text) => text === '' || Slug.safeParse(text).success);
  return storedField(valid.catch(''), { valid, repaired: '' });
};

/** A whole number from 0 up to `max`; 0 for anything else. */
export const storedCount = (max: number = Number.MAX_SAFE_INTEGER) => {
  const valid = z.int().nonnegative().max(max);
  return storedField(readable(valid, numberIn, 0), { valid, repaired: 0 });
};

/** A rating from 0 to 10; 0 where there is none. */
export const storedRating = () =>
  storedField(z.number().min(0).max(10).catch(0), { valid: z.number().min(0).max(10), repaired: 0 });

/** The id of another document; an unreadable one is 0, which no document has. */
export const storedReference = () =>
  storedField(readable(z.int().nonnegative(), numberIn, 0), { valid: EntityId, repaired: 0 });

export const storedFlag = (fallback: boolean) =>
  storedField(z.boolean().catch(fallback), { valid: z.boolean(), repaired: fallback });

/** One of a few values. */
export const storedChoice = <const T extends Record<string, string>>(
  valid: z.ZodEnum<T>,
  fallback: z.output<z.ZodEnum<T>>,
) =>
  storedField(
    valid.catch(() => fallback),
    { valid, repaired: fallback },
  );

/** The readable ones of the first `max` entries. `tidy` prepares each for its schema. */
function storedList<T extends z.ZodType>(entry: T, max: number, tidy: (value: unknown) => unknown) {
  const valid = z.array(entry).max(max);
  const readableEntries = (value: unknown) =>
    Array.isArray(value)
      ? value
          .slice(0, max)
          .map(tidy)
          .filter((each) => entry.safeParse(each).success)
      : value;
  return storedField(readable(valid, readableEntries, []), { valid, repaired: [] });
}

/** Texts, each cut to `length` characters. */
export const storedTexts = (max: number, length: number) =>
  storedList(z.string().max(length), max, cutTo(length));

/** Records of one kind; unreadable ones are left out. */
export const storedEntries = <T extends z.ZodType>(entry: T, max: number) =>
  storedList(entry, max, (value) => value);

/** Ids of other documents. */
export const storedReferences = (max: number) => storedList(EntityId, max, numberIn);

/** A moment before every write: the version of a document without the moment of its last change. */
export const never = new Date(0);

/**
 * A moment; `never` where it cannot be read. A text needs attention, because a store does not sort texts among moments.
 */
export const storedMoment = () => storedField(instant.catch(never), { valid: z.date(), repaired: never });

/** The day that is read where none can be read. */
export const lostDay = '1970-01-01';

/** A day in ISO 8601. */
export const storedDay = () =>
  storedField(z.iso.date().catch(lostDay), { valid: z.iso.date(), repaired: lostDay });

const Person = z.object({ uid: z.string().max(limits.stored.id), name: z.string().max(limits.name.max) });
const ReadPerson = z.object({
  uid: storedText(limits.stored.id),
  name: readable(Person.shape.name, cutTo(limits.name.max), messages.defaults.unknownName),
});
const nobody = { uid: '', name: messages.defaults.unknownName };

/** A person by uid and name. */
export const storedPerson = () => storedField(ReadPerson.catch(nobody), { valid: Person, repaired: nobody });

/** A field that a document may lack. A missing one needs no attention, and is read as `undefined`. */
export const mayLack = <T extends z.ZodType>(valid: T) =>
  storedField(valid.optional().catch(undefined), { valid: valid.optional(), repaired: undefined });

/**
 * A record that a document may lack. Each of its fields is read by itself: a damaged one gets its default, and the
 * document needs attention. What is no record, or has a field that cannot be read and has no default, is read as
 * `undefined`.
 */
export function storedRecord<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const valid = Object.entries(shape).map(([field, reading]) => [
    field,
    storedFields.get(reading)?.valid ?? reading,
  ]);
  return storedField(z.object(shape).optional().catch(undefined), {
    valid: z.object(Object.fromEntries(valid)).optional(),
    repaired: undefined,
  });
}

/** A field that older documents lack. A missing one needs no attention, and is read as the field's default. */
export function addedLater<T extends z.ZodType>(field: T) {
  const { valid, repaired } = storedFields.get(field) ?? { valid: field, repaired: undefined };
  return storedField(field.clone(), { valid: valid.optional(), repaired });
}

/** The problems that a stored field can have. */
export const fieldProblems = ['missing', 'invalid', 'too-large'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** The problem of a field's value; `undefined` for a valid one. */
export function fieldProblem(schema: z.ZodType, value: unknown): FieldProblem | undefined {
  const valid = storedFields.get(schema)?.valid ?? schema;
  const checked = valid.safeParse(value);
  if (checked.success) return undefined;
  if (value === undefined || value === null || value === '') return 'missing';
  return checked.error.issues.some(({ code }) => code === 'too_big') ? 'too-large' : 'invalid';
}

/** The value that a repair writes: as much of the stored value as can be read, or else the default. */
export function repairedValue(schema: z.ZodType, value: unknown): unknown {
  const field = storedFields.get(schema);
  const read = schema.safeParse(value);
  if (!field) return read.data;
  const isReadable = read.success && field.valid.safeParse(read.data).success;
  return isReadable ? read.data : field.repaired;
}
