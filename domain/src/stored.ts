import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { EntityId } from './route-id.ts';
import { Slug } from './slug.ts';

// How documents are read. A hand in the console, an older version or a half-finished script may have left out a field,
// put something else in it or made it absurdly large: whoever reads gets the field's default, and never an error. What
// is typed into forms is read strictly, by other schemas.

type StoredField = {
  /** What the field should hold; whoever accepts `undefined` may be missing. */
  sound: z.ZodType;
  /** What a repair writes where nothing of the value can be kept; `undefined` removes the field. */
  repaired: unknown;
};

const storedFields = new WeakMap<z.ZodType, StoredField>();

/** A field that is read as `reading` says. */
export function storedField<T extends z.ZodType>(reading: T, field: StoredField): T {
  storedFields.set(reading, field);
  return reading;
}

/** A text cut to so many characters, never within a character of two halves. */
export function cutText(text: string, max: number): string {
  return text.length > max ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : text;
}

const cutTo = (max: number) => (value: unknown) => (typeof value === 'string' ? cutText(value, max) : value);

/** Whole numbers are written as text by hand now and then. */
const numberIn = (value: unknown) =>
  typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;

/** A text; empty where there is none, and cut where it is longer than `max`. */
export const storedText = (max: number) =>
  storedField(z.preprocess(cutTo(max), z.string().max(max)).catch(''), {
    sound: z.string().max(max),
    repaired: '',
  });

/** A title is read as any text, but an empty one needs attention, and is repaired to `untitled`. */
export const storedTitle = (max: number, untitled: string) =>
  storedField(z.preprocess(cutTo(max), z.string().max(max)).catch(''), {
    sound: z.string().trim().min(1).max(max),
    repaired: untitled,
  });

/** An address; one that is longer than `max` leads nowhere once it is cut, and is read as none. */
export const storedAddress = (max: number) =>
  storedField(z.string().max(max).catch(''), { sound: z.string().max(max), repaired: '' });

/** A name in addresses; one that is none, or is longer than `max`, is read as none. */
export const storedSlug = (max: number) => {
  const sound = z
    .string()
    .max(max)
    .refine((text) => text === '' || Slug.safeParse(text).success);
  return storedField(sound.catch(''), { sound, repaired: '' });
};

/** A whole number from 0 up to `max`; 0 for anything else. */
export const storedCount = (max: number = Number.MAX_SAFE_INTEGER) =>
  storedField(z.preprocess(numberIn, z.int().nonnegative().max(max)).catch(0), {
    sound: z.int().nonnegative().max(max),
    repaired: 0,
  });

/** A rating of ten, to a tenth; 0 where there is none. */
export const storedRating = () =>
  storedField(z.number().min(0).max(10).catch(0), { sound: z.number().min(0).max(10), repaired: 0 });

/** The id of another document; 0, which none has, where it cannot be read. */
export const storedReference = () =>
  storedField(z.preprocess(numberIn, z.int().nonnegative()).catch(0), { sound: EntityId, repaired: 0 });

export const storedFlag = (fallback: boolean) =>
  storedField(z.boolean().catch(fallback), { sound: z.boolean(), repaired: fallback });

/** One of a few words. */
export const storedChoice = <const T extends Record<string, string>>(
  sound: z.ZodEnum<T>,
  fallback: z.output<z.ZodEnum<T>>,
) =>
  storedField(
    sound.catch(() => fallback),
    { sound, repaired: fallback },
  );

/** The entries that can be read, the first `max` of them. */
function storedList<T extends z.ZodType>(entry: T, max: number, tidied: (value: unknown) => unknown) {
  const readable = (value: unknown) =>
    Array.isArray(value)
      ? value
          .slice(0, max)
          .map(tidied)
          .filter((each) => entry.safeParse(each).success)
      : value;
  return storedField(z.preprocess(readable, z.array(entry).max(max)).catch([]), {
    sound: z.array(entry).max(max),
    repaired: [],
  });
}

/** Texts, each cut to `length` characters. */
export const storedTexts = (max: number, length: number) =>
  storedList(z.string().max(length), max, cutTo(length));

/** Records of one kind; one that cannot be read is left out. */
export const storedEntries = <T extends z.ZodType>(entry: T, max: number) =>
  storedList(entry, max, (value) => value);

/** Ids of other documents. */
export const storedReferences = (max: number) => storedList(EntityId, max, numberIn);

/** Before anything was written: the version of a document that does not say when it was last changed. */
export const never = new Date(0);

/** A moment; the beginning of time where it cannot be read. A store puts moments in order only when they are no texts. */
export const storedMoment = () => storedField(instant.catch(never), { sound: z.date(), repaired: never });

/** A day as ISO 8601 writes it. */
export const storedDay = () =>
  storedField(z.iso.date().catch('1970-01-01'), { sound: z.iso.date(), repaired: '1970-01-01' });

const Person = z.object({ uid: z.string().max(limits.stored.id), name: z.string().max(limits.name.max) });
const ReadPerson = z.object({
  uid: storedText(limits.stored.id),
  name: z.preprocess(cutTo(limits.name.max), Person.shape.name).catch(messages.defaults.unknownName),
});
const nobody = { uid: '', name: messages.defaults.unknownName };

/** Who did something, by uid and name. */
export const storedPerson = () => storedField(ReadPerson.catch(nobody), { sound: Person, repaired: nobody });

/** A field that a document may lack, or has lacked before there was one: a missing one needs no attention, and reads as `undefined`. */
export const mayLack = <T extends z.ZodType>(sound: T) =>
  storedField(sound.optional().catch(undefined), { sound: sound.optional(), repaired: undefined });

/** A field that documents from before it lack: a missing one needs no attention, and reads as the field's default. */
export function addedLater<T extends z.ZodType>(field: T) {
  const { sound, repaired } = storedFields.get(field) ?? { sound: field, repaired: undefined };
  return storedField(
    z.preprocess((value) => value, field),
    { sound: sound.optional(), repaired },
  );
}

/** What is wrong with a stored field. */
export const fieldProblems = ['missing', 'invalid', 'too-large'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** What is wrong with the value of a field, as its schema tells; `undefined` for a sound one. */
export function fieldProblem(schema: z.ZodType, value: unknown): FieldProblem | undefined {
  const sound = storedFields.get(schema)?.sound ?? schema;
  const checked = sound.safeParse(value);
  if (checked.success) return undefined;
  if (value === undefined || value === null || value === '') return 'missing';
  return checked.error.issues.some(({ code }) => code === 'too_big') ? 'too-large' : 'invalid';
}

/** What a repair writes in place of a value: as much of it as can be read, else the default. */
export function repairedValue(schema: z.ZodType, value: unknown): unknown {
  const field = storedFields.get(schema);
  const read = schema.safeParse(value);
  if (!field) return read.data;
  const isKept = read.success && field.sound.safeParse(read.data).success;
  return isKept ? read.data : field.repaired;
}
