import { z } from 'zod';
import { type FieldReading, pageShapes } from './page-content.ts';
import { isRecord, readTranslations } from '@padavu/domain/language/translation';
import { cutText, storedCount, storedEntries, storedMoment, storedText } from '@padavu/domain/stored';

export const pagesCollection = 'pages';

/** An unreadable field is empty; a list entry without its name is left out. */
const tolerant: FieldReading<z.ZodType<string>> = {
  name: (max) =>
    z.preprocess(
      (value) => (typeof value === 'string' ? cutText(value, max) : value),
      z.string().trim().min(1).max(max),
    ),
  line: (max) => storedText(max),
  prose: (max) => storedText(max),
  count: (max) => storedCount(max),
  choice: (choices, fallback) => z.enum(choices).catch(() => fallback),
  choices: (choices) => storedEntries(z.enum(choices), choices.length),
  list: (entry, max) => storedEntries(entry, max),
  group: (fields) => z.preprocess((value) => (isRecord(value) ? value : {}), z.object(fields)),
  translations: (texts) => readTranslations(texts).optional(),
};

/** The stored content of each page. */
export const storedContents = pageShapes(tolerant);

/** The content of a page, or `null` where none is stored. */
const contentOrNone = <T extends z.ZodType>(content: T) =>
  z
    .unknown()
    .optional()
    .transform((value) => (isRecord(value) ? content.parse(value) : null));

/** The document `pages/{id}`: the published content of a page, and its draft. */
export const storedPage = <T extends z.ZodType>(content: T) =>
  z.object({
    draft: contentOrNone(content),
    published: contentOrNone(content),
    /** 1970 for a page that was never published. */
    publishedAt: storedMoment(),
    updatedAt: storedMoment(),
    /** The number of the newest version; each publication creates one. */
    version: storedCount(),
  });
