import { z } from 'zod';
import { type FieldReading, pageShapes } from './page-content.ts';
import { readTranslations } from './translation.ts';
import { cutText, storedCount, storedEntries, storedMoment, storedText } from './stored.ts';

export const pagesCollection = 'pages';

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that cannot be read is empty; an entry of a list that lacks its name is left out. */
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

/** What a page says, as it is stored. */
export const storedContents = pageShapes(tolerant);

/** What a page says, or `null` where nothing is stored of it. */
const contentOrNone = <T extends z.ZodType>(content: T) =>
  z
    .unknown()
    .optional()
    .transform((value) => (isRecord(value) ? content.parse(value) : null));

/** The document `pages/{id}`: what a page says, and what it will say once its draft is published. */
export const storedPage = <T extends z.ZodType>(content: T) =>
  z.object({
    draft: contentOrNone(content),
    published: contentOrNone(content),
    /** The beginning of time for a page that nobody has published. */
    publishedAt: storedMoment(),
    updatedAt: storedMoment(),
    /** The number of its newest version; each publishing makes one. */
    version: storedCount(),
  });
