import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import { storedField } from '@padavu/domain/stored';
import { taskLimits } from '@padavu/domain/learning/task-limits';

// A school can add Malayalam translations to its texts. This module has the translatable texts and the schemas of their
// translations (docs/decisions/156).

const { course, lesson, category, quiz, name } = limits;

/** A text in another language, which may be missing. */
export const translatedText = (max: number) => z.string().trim().max(max, messageFor.tooLong(max)).optional();
const lines = (count: number, max: number) =>
  z
    .array(z.string().trim().max(max, messageFor.tooLong(max)))
    .max(count, messageFor.tooMany(count))
    .optional();

const quizQuestion = z.object({
  text: translatedText(quiz.text),
  explanation: translatedText(quiz.explanation),
});

/** The translatable texts of each kind of record. A translation has the name of the field that it translates. */
export const translatable = {
  course: z.object({
    title: translatedText(course.title),
    description: translatedText(course.description),
    summary: translatedText(course.summary),
    outcomes: lines(course.outcomes, course.words),
    instructor: translatedText(name.max),
    level: translatedText(name.max),
    badge: translatedText(name.max),
    duration: translatedText(name.max),
    language: translatedText(name.max),
    /**
     * The translated label of the category. Its name differs, because courses are filtered by the field `category`
     * itself.
     */
    categoryName: translatedText(name.max),
  }),
  instructor: z.object({ name: translatedText(name.max), words: translatedText(course.words) }),
  day: z.object({
    title: translatedText(lesson.title),
    description: translatedText(course.description),
    topics: lines(lesson.topics, lesson.topic),
  }),
  question: z.object({ question: translatedText(course.words), answer: translatedText(course.description) }),
  session: z.object({ title: translatedText(lesson.title) }),
  category: z.object({
    title: translatedText(category.name),
    description: translatedText(category.description),
    instructor: translatedText(name.max),
    duration: translatedText(name.max),
  }),
  lesson: z.object({
    title: translatedText(lesson.title),
    description: translatedText(lesson.description),
    topics: lines(lesson.topics, lesson.topic),
    duration: translatedText(name.max),
    task: translatedText(taskLimits.wanted),
  }),
  quizQuestion,
  /** A question with a typed answer. */
  typedQuestion: quizQuestion.extend({ accepted: lines(quiz.accepted, quiz.answer) }),
  option: z.object({ text: translatedText(quiz.option) }),
} as const;

export type Texts = Readonly<Record<string, unknown>>;

/** Whether a value has fields: an object that is no list. */
export const isRecord = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The Malayalam texts of translations; empty for a value of another kind. */
export const malayalamOf = (value: unknown): Texts =>
  isRecord(value) && isRecord(value['ml']) ? value['ml'] : {};

export const isWritten = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isWritten) : typeof value === 'string' && value.trim() !== '';

/** Removes blank texts, and blank lines of lists. */
function withoutBlanks<T extends object>(texts: T): T {
  const kept = { ...texts };
  for (const [field, value] of Object.entries(texts)) {
    if (!isWritten(value)) Reflect.deleteProperty(kept, field);
    else if (Array.isArray(value)) Object.assign(kept, { [field]: value.filter(isWritten) });
  }
  return kept;
}

/** The readable part of stored translations. Each unreadable text is left out by itself. */
function readStored({ shape }: z.ZodObject, value: unknown): unknown {
  if (value === undefined) return undefined;
  const stored = malayalamOf(value);
  const texts = Object.entries(shape).flatMap(([field, schema]) => {
    const read = z.unknown().pipe(schema).safeParse(stored[field]);
    return read.success ? [[field, read.data] satisfies [string, unknown]] : [];
  });
  const ml = withoutBlanks(Object.fromEntries(texts));
  return Object.keys(ml).length === 0 ? {} : { ml };
}

/** The translations of a stored record; a missing value stays missing. */
export const readTranslations = <T extends z.ZodRawShape>(texts: z.ZodObject<T>) =>
  z.preprocess((value) => readStored(texts, value), z.object({ ml: texts.optional() }).optional());

/** `readTranslations` as a field of a document. */
export const storedTranslations = <T extends z.ZodRawShape>(texts: z.ZodObject<T>) =>
  storedField(readTranslations(texts), {
    valid: z.object({ ml: texts.optional() }).optional(),
    repaired: undefined,
  });

/** Translations in a body. Blank texts are removed. */
export const translationsInput = <T extends z.ZodRawShape>(texts: z.ZodObject<T>) =>
  z
    .object({ ml: texts.optional() })
    .transform(({ ml }): { ml?: z.output<z.ZodObject<T>> | undefined } => {
      const kept = ml && withoutBlanks(ml);
      return kept && Object.keys(kept).length > 0 ? { ml: kept } : {};
    })
    .optional();

/** The fields whose translation differs between two versions of a record. */
export function changedTranslations(before: unknown, after: unknown): string[] {
  const [old, changed] = [malayalamOf(before), malayalamOf(after)];
  return Object.keys({ ...old, ...changed }).filter(
    (field) => JSON.stringify(old[field]) !== JSON.stringify(changed[field]),
  );
}
