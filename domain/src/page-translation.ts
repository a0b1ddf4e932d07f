import { z } from 'zod';
import { type FieldReading, type PageContents, type PageId, pageShapes } from './page-content.ts';
import { storedContents } from './stored-page.ts';
import { isWritten, isTexts, malayalamOf } from './translation.ts';
import type { TranslationCount } from './translation-count.ts';

// What of a page stands in Malayalam, which administrators alone are told (docs/decisions/157).

/** Every text has its Malayalam beside it, empty where there is none, as forms hold it. */
const withRoom: FieldReading<z.ZodType<string>> = {
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

const contents = pageShapes(withRoom);

/** What a page says, with a place for the Malayalam of every text; what cannot be read of it is left out. */
export const pageInBothLanguages = <Id extends PageId>(id: Id, content: unknown): PageContents[Id] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of this very page
  contents[id].parse(storedContents[id].parse(content)) as PageContents[Id];

/** Counts the texts of a page that has a place for the Malayalam of each. */
export function countPageTranslations(page: object): TranslationCount {
  const translated = translatedIn(page);
  return { texts: translated.length, missing: translated.filter((isTranslated) => !isTranslated).length };
}

/** Of each text that says something whether it has its Malayalam. */
function translatedIn(value: unknown): boolean[] {
  if (Array.isArray(value)) return value.flatMap(translatedIn);
  if (!isTexts(value)) return [];
  const { translations, ...fields } = value;
  const own = Object.entries(malayalamOf(translations)).filter(([field]) => isWritten(fields[field]));
  return [...own.map(([, text]) => isWritten(text)), ...Object.values(fields).flatMap(translatedIn)];
}
