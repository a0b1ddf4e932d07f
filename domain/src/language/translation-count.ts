import { z } from 'zod';
import { translatableSettings } from '@padavu/domain/school/school';
import { isWritten, isRecord, malayalamOf, translatable, type Texts } from './translation.ts';

// How much of a record is translated. Only administrators see it.

/** A quiz has no texts itself; its questions and their options do. */
const kinds = { ...translatable, ...translatableSettings, quiz: z.object({}) };
type Kind = keyof typeof kinds;

/** The field that a translation belongs to, where its name differs. */
const originals: Readonly<Record<string, string>> = { categoryName: 'category' };

/**
 * The groups and lists of a record whose entries have their own translations, so that these move with their entries.
 */
const entriesOf: Readonly<Partial<Record<Kind, Readonly<Record<string, Kind>>>>> = {
  course: { instructors: 'instructor', days: 'day', questions: 'question', sessions: 'session' },
  quiz: { questions: 'typedQuestion' },
  typedQuestion: { options: 'option' },
  school: { payment: 'payment', registration: 'registration' },
};

/** Lists whose translation has a line for each of theirs; the accepted answers of a question need not. */
const pairedLists: ReadonlySet<string> = new Set(['topics', 'outcomes']);

/** The written lines of a list, or of the text that a form has for it. */
const linesOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : String(value).split('\n')).filter(isWritten);

/** Whether a text has a translation; that of a list may lack lines. */
const isTranslated = (field: string, text: unknown, translation: unknown): boolean =>
  isWritten(translation) && (!pairedLists.has(field) || linesOf(translation).length >= linesOf(text).length);

/** How many texts a record has, and how many of them lack a translation. */
export type TranslationCount = { texts: number; missing: number };

/**
 * Counts the texts of a record, its entries included.
 * @param record a stored record, or the values of a form, where a list may be one text with a line for each entry
 */
export function countTranslations(kind: Kind, record: object): TranslationCount {
  const fields: Texts = { ...record };
  const ml = malayalamOf(fields['translations']);
  const original = (field: string) => fields[originals[field] ?? field];
  const own = Object.keys(kinds[kind].shape).filter((field) => isWritten(original(field)));
  const untranslated = own.filter((field) => !isTranslated(field, original(field), ml[field]));
  const counts = [
    { texts: own.length, missing: untranslated.length },
    ...Object.entries(entriesOf[kind] ?? {}).flatMap(([list, entryKind]) => {
      const entries: unknown[] = [fields[list]].flat();
      return entries.filter(isRecord).map((entry) => countTranslations(entryKind, entry));
    }),
  ];
  return {
    texts: counts.reduce((sum, { texts }) => sum + texts, 0),
    missing: counts.reduce((sum, { missing }) => sum + missing, 0),
  };
}
