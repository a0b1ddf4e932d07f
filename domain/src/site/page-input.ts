import { z } from 'zod';
import { pageLimits } from './page-limits.ts';
import { messageFor, messages } from '@padavu/domain/messages';
import { type FieldReading, type PageId, type PageShapes, pageShapes } from './page-content.ts';
import { storedContents } from './stored-page.ts';
import { requiredText } from '@padavu/domain/values/text-input';
import { translationsInput } from '@padavu/domain/language/translation';

// The input of administrators for pages. Separate from the shapes, because everything that reads pages loads those.

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
  undone: 'Earlier page restored.',
  changedSince: 'This page was published again since then. Restore an older version under Pages.',
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

/** The accepted content of each page. */
export const pageInputs = pageShapes(strict);

const encoder = new TextEncoder();

/** Whether one document can hold all pages in both languages if each of them is as long as this one. */
export const pageFits = (content: object): boolean =>
  encoder.encode(JSON.stringify(content)).length <= pageLimits.bytes;

const pageWithContent = <Id extends PageId, T extends z.ZodType>(page: Id, content: T) =>
  z.object({ page: z.literal(page), content });

/** The content of a page, with the id of the page. */
const anyPage = (contents: PageShapes) =>
  z.discriminatedUnion('page', [
    pageWithContent('home', contents.home),
    pageWithContent('about', contents.about),
    pageWithContent('courses', contents.courses),
    pageWithContent('contact', contents.contact),
    pageWithContent('faq', contents.faq),
    pageWithContent('terms', contents.terms),
    pageWithContent('privacy', contents.privacy),
    pageWithContent('refund', contents.refund),
    pageWithContent('cookies', contents.cookies),
    pageWithContent('footer', contents.footer),
  ]);

/** The body of `PUT /pages/{id}`. */
export const PageInput = anyPage(pageInputs).refine(({ content }) => pageFits(content), {
  path: ['content'],
  message: pageMessages.tooLong,
});
export type PageInput = z.infer<typeof PageInput>;

/** The content of a page in the admin area: its draft, or its published content. */
export const EditedPage = anyPage(storedContents);
