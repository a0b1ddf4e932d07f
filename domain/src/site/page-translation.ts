import { z } from 'zod';
import { type FieldReading, type PageContents, type PageId, pageShapes } from './page-content.ts';
import { storedContents } from './stored-page.ts';
import { isWritten, isRecord, malayalamOf } from '@padavu/domain/language/translation';
import type { TranslationCount } from '@padavu/domain/language/translation-count';

// How much of a page is translated into Malayalam. Only administrators see it (docs/decisions/157).

/** The shape of forms: every text has a Malayalam translation, which may be empty. */
const withTranslations: FieldReading<z.ZodType<string>> = {
  name: () => z.string(),
  line: () => z.string(),
  prose: () => z.string(),
  count: () => z.number(),
  choice: (choices) => z.enum(choices),
  choices: (choices) => z.array(z.enum(choices)),
  list: (entry) => z.array(entry),
  group: (fields) => z.object(fields),
  translations: (texts) => {
    const blank = Object.fromEntries(Object.keys(texts.shape).map((field) => [field, '']));
    return z
      .unknown()
      .transform((value) => ({ ml: { ...blank, ...malayalamOf(value) } }))
      .pipe(z.object({ ml: z.record(z.string(), z.string()) }))
      .prefault({})
      .optional();
  },
};

const contents = pageShapes(withTranslations);

/** The content of a page, with a translation for every text, which may be empty. Unreadable parts are left out. */
export const pageInBothLanguages = <Id extends PageId>(id: Id, content: unknown): PageContents[Id] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of this very page
  contents[id].parse(storedContents[id].parse(content)) as PageContents[Id];

/** Counts the texts of a page from `pageInBothLanguages`. */
export function countPageTranslations(page: object): TranslationCount {
  const flags = translationFlags(page);
  return { texts: flags.length, missing: flags.filter((isTranslated) => !isTranslated).length };
}

/** For each text that is not blank, whether it has a translation. */
function translationFlags(value: unknown): boolean[] {
  if (Array.isArray(value)) return value.flatMap(translationFlags);
  if (!isRecord(value)) return [];
  const { translations, ...fields } = value;
  const own = Object.entries(malayalamOf(translations)).filter(([field]) => isWritten(fields[field]));
  return [...own.map(([, text]) => isWritten(text)), ...Object.values(fields).flatMap(translationFlags)];
}
