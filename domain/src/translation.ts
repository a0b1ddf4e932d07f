import { z } from 'zod';
import { limits } from './limits.ts';
import { messageFor } from './messages.ts';
import { storedField } from './stored.ts';
import { taskLimits } from './task-limits.ts';

// What a school writes may stand in Malayalam beside the text that it has written first. Here stands which texts those are, and how
// a reader of a language sees what holds them (docs/decisions/156).

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

/** The texts of each kind of record that can be translated: the fields have the names of those that they translate. */
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
    /** What the category is called. It has a name of its own, because the category itself is what courses are filtered by. */
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
  /** One that is answered by typing. */
  typedQuestion: quizQuestion.extend({ accepted: lines(quiz.accepted, quiz.answer) }),
  option: z.object({ text: translatedText(quiz.option) }),
} as const;

export type Texts = Readonly<Record<string, unknown>>;

export const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What translations say in Malayalam, whatever they hold. */
export const malayalamOf = (value: unknown): Texts =>
  isTexts(value) && isTexts(value['ml']) ? value['ml'] : {};

export const isWritten = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isWritten) : typeof value === 'string' && value.trim() !== '';

/** The texts that say something, without empty lines. */
function said<T extends object>(texts: T): T {
  const kept = { ...texts };
  for (const [field, value] of Object.entries(texts)) {
    if (!isWritten(value)) Reflect.deleteProperty(kept, field);
    else if (Array.isArray(value)) Object.assign(kept, { [field]: value.filter(isWritten) });
  }
  return kept;
}

/** What can be read of what is stored: each text that cannot be is left out by itself. */
function readable({ shape }: z.ZodObject, value: unknown): unknown {
  if (value === undefined) return undefined;
  const stored = malayalamOf(value);
  const texts = Object.entries(shape).flatMap(([field, schema]) => {
    const read = z.unknown().pipe(schema).safeParse(stored[field]);
    return read.success ? [[field, read.data] satisfies [string, unknown]] : [];
  });
  const ml = said(Object.fromEntries(texts));
  return Object.keys(ml).length === 0 ? {} : { ml };
}

/** The translations of a stored record, which may lack them. */
export const readTranslations = <T extends z.ZodRawShape>(texts: z.ZodObject<T>) =>
  z.preprocess((value) => readable(texts, value), z.object({ ml: texts.optional() }).optional());

/** The same as a field of a document. */
export const storedTranslations = <T extends z.ZodRawShape>(texts: z.ZodObject<T>) =>
  storedField(readTranslations(texts), {
    sound: z.object({ ml: texts.optional() }).optional(),
    repaired: undefined,
  });

/** Translations as they are accepted: a text that is blank is none. */
export const translationsInput = <T extends z.ZodRawShape>(texts: z.ZodObject<T>) =>
  z
    .object({ ml: texts.optional() })
    .transform(({ ml }): { ml?: z.output<z.ZodObject<T>> | undefined } => {
      const kept = ml && said(ml);
      return kept && Object.keys(kept).length > 0 ? { ml: kept } : {};
    })
    .optional();

/** The fields whose translation differs between two versions of a record's translations. */
export function changedTranslations(before: unknown, after: unknown): string[] {
  const [old, changed] = [malayalamOf(before), malayalamOf(after)];
  return Object.keys({ ...old, ...changed }).filter(
    (field) => JSON.stringify(old[field]) !== JSON.stringify(changed[field]),
  );
}
