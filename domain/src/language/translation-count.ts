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

/** How many texts a record has, and how many of them lack a translation. */
export type TranslationCount = { texts: number; missing: number };

/**
 * Counts the texts of a record, its entries included.
 * @param record a stored record, or the values of a form, where a list may be one text with a line for each entry
 */
export function countTranslations(kind: Kind, record: object): TranslationCount {
  const fields: Texts = { ...record };
  const ml = malayalamOf(fields['translations']);
  const own = Object.keys(kinds[kind].shape).filter((field) => isWritten(fields[originals[field] ?? field]));
  const counts = [
    { texts: own.length, missing: own.filter((field) => !isWritten(ml[field])).length },
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
