import { z } from 'zod';
import { pageLimits } from './page-limits.ts';
import { messageFor, messages } from './messages.ts';
import { type FieldReading, type PageId, type PageShapes, pageShapes } from './page-content.ts';
import { storedContents } from './stored-page.ts';
import { requiredText } from './text-input.ts';
import { translationsInput } from './translation.ts';

// What administrators write on pages. It stands apart from the shapes, which all that reads pages loads.

export const pageMessages = {
  saved: 'The draft is saved. Visitors do not see it yet.',
  published: 'The page is published. Visitors see it within a minute.',
  restored: 'The older version is your draft now. Look at it and publish it.',
  failed: 'That did not work. Please try again.',
  required: 'This cannot be empty',
  figureInvalid: `Enter a whole number up to ${pageLimits.figure}`,
  tooMany: (max: number) => `There can be ${max} of these at most`,
  tooLong:
    'The page is too long as a whole, with its Malayalam, of which a letter counts three times. Please shorten it.',
  otherPage: 'This is the content of another page',
  versionGone: 'This version is not kept any more.',
  undone: 'The page says again what it said before.',
  changedSince: 'This page was published again since then. Put an older version back under Pages.',
} as const;

const text = (max: number) =>
  z.string({ error: messages.validation.fieldRequired }).trim().max(max, messageFor.tooLong(max));

const strict: FieldReading<z.ZodType<string>> = {
  name: (max) => requiredText(max, pageMessages.required),
  line: text,
  prose: text,
  count: (max) =>
    z
      .int({ error: pageMessages.figureInvalid })
      .min(0, pageMessages.figureInvalid)
      .max(max, pageMessages.figureInvalid),
  choice: (choices) => z.enum(choices),
  choices: (choices) => z.array(z.enum(choices)).max(choices.length),
  list: (entry, max) => z.array(entry).max(max, pageMessages.tooMany(max)),
  group: (fields) => z.object(fields),
  translations: (texts) => translationsInput(texts),
};

/** What a page may say. */
export const pageInputs = pageShapes(strict);

const encoder = new TextEncoder();

/** Whether one document can hold what all pages say in both languages, when each of them is as long. */
export const pageFits = (content: object): boolean =>
  encoder.encode(JSON.stringify(content)).length <= pageLimits.bytes;

const named = <Id extends PageId, T extends z.ZodType>(page: Id, content: T) =>
  z.object({ page: z.literal(page), content });

/** What a page says, with the name of the page. */
const written = (contents: PageShapes) =>
  z.discriminatedUnion('page', [
    named('home', contents.home),
    named('about', contents.about),
    named('courses', contents.courses),
    named('contact', contents.contact),
    named('faq', contents.faq),
    named('terms', contents.terms),
    named('privacy', contents.privacy),
    named('refund', contents.refund),
    named('cookies', contents.cookies),
    named('footer', contents.footer),
  ]);

/** The body of `PUT /pages/{id}`. */
export const PageInput = written(pageInputs).refine(({ content }) => pageFits(content), {
  path: ['content'],
  message: pageMessages.tooLong,
});
export type PageInput = z.infer<typeof PageInput>;

/** A page as administrators read it: what it says, or will say once its draft is published. */
export const WrittenPage = written(storedContents);
