import { z } from 'zod';
import { translatableSettings } from './school.ts';
import { isWritten, isTexts, malayalamOf, translatable, type Texts } from './translation.ts';

// How much of a record is translated, which administrators alone are told.

/** A quiz says nothing itself: its questions and their options do. */
const kinds = { ...translatable, ...translatableSettings, quiz: z.object({}) };
type Kind = keyof typeof kinds;

/** What a text translates where that has another name. */
const originals: Readonly<Record<string, string>> = { categoryName: 'category' };

/** The groups of a record, and the entries of its lists, that have translations of their own: one that moves or goes takes them along. */
const entriesOf: Readonly<Partial<Record<Kind, Readonly<Record<string, Kind>>>>> = {
  course: { instructors: 'instructor', days: 'day', questions: 'question', sessions: 'session' },
  quiz: { questions: 'typedQuestion' },
  typedQuestion: { options: 'option' },
  school: { payment: 'payment', registration: 'registration' },
};

/** How many texts a record has, and how many of them have no translation. */
export type TranslationCount = { texts: number; missing: number };

/**
 * Counts the texts of a record, its entries included.
 * @param record as it is stored, or as a form holds it: a list may be a text with a line each
 */
export function countTranslations(kind: Kind, record: object): TranslationCount {
  const fields: Texts = { ...record };
  const ml = malayalamOf(fields['translations']);
  const own = Object.keys(kinds[kind].shape).filter((field) => isWritten(fields[originals[field] ?? field]));
  const counts = [
    { texts: own.length, missing: own.filter((field) => !isWritten(ml[field])).length },
    ...Object.entries(entriesOf[kind] ?? {}).flatMap(([list, entryKind]) => {
      const entries: unknown[] = [fields[list]].flat();
      return entries.filter(isTexts).map((entry) => countTranslations(entryKind, entry));
    }),
  ];
  return {
    texts: counts.reduce((sum, { texts }) => sum + texts, 0),
    missing: counts.reduce((sum, { missing }) => sum + missing, 0),
  };
}
