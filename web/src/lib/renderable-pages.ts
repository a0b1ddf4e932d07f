import { featuredCourse } from '@padavu/domain/course/course-words';
import {
  type FieldReading,
  pageIds,
  pageShapes,
  type PageContents,
  type PageId,
} from '@padavu/domain/site/page-content';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { Language } from '@padavu/domain/language/language';
import { inLanguage } from '@padavu/domain/language/record-language';
import { retention } from '@padavu/domain/user/retention';
import type { RichBlock, RichPiece, RichText } from '@padavu/domain/site/rich-text';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import type { SiteContent } from '@padavu/domain/site/site';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import { z } from 'zod';
import { language } from './language.ts';
import { readMarkdown } from './markdown.ts';
import type { RenderablePages } from './site-content.ts';

type Facts = Pick<SiteContent, 'courses'> & { school: Pick<SiteContent['school'], 'name'> & Region };

/**
 * The sentences that replace placeholders, in the language of the text around them, whatever that of the page. Both
 * languages are shown in the admin area, which is English, so they are in no catalogue, of which a build contains one
 * language.
 */
const sentences = {
  en: {
    price: '{title} is {price} at present.',
    lower: '{title} is {price} at present, instead of {instead}.',
    times: Object.values(retention).map(({ sentence }) => sentence),
  },
  ml: {
    price: '{title} എന്ന കോഴ്സിന്റെ ഇപ്പോഴത്തെ ഫീസ്: {price}.',
    lower: '{title} എന്ന കോഴ്സിന്റെ ഇപ്പോഴത്തെ ഫീസ്: {price} (മുമ്പ് {instead}).',
    times: Object.values(retention).map(({ inMalayalam }) => inMalayalam),
  },
} satisfies Record<Language, object>;

const languageOf = (text: string): Language => (/[\u0D00-\u0D7F]/.test(text) ? 'ml' : 'en');

/** The price of the featured course, as a sentence; empty without courses. */
function priceSentence({ courses, school }: Facts, textLanguage: Language): string {
  const course = featuredCourse(courses);
  if (!course) return '';
  const { title, price, originalPrice } = course;
  const { lower, price: normal } = sentences[textLanguage];
  return fillPlaceholders(originalPrice > price ? lower : normal, {
    title,
    price: formatMoney(school, price),
    instead: formatMoney(school, originalPrice),
  });
}

/** Fills the placeholders {school} and {price}. */
function createFill(facts: Facts): (text: string, textLanguage: Language) => string {
  const prices = { en: priceSentence(facts, 'en'), ml: priceSentence(facts, 'ml') };
  return (text, textLanguage) =>
    text
      .replaceAll('{school}', () => facts.school.name)
      .replaceAll(
        /( ?)\{price\}/g,
        (_, space: string) => prices[textLanguage] && space + prices[textLanguage],
      );
}

/** What a person's data are kept for, and how long. It replaces the paragraph {times} of the privacy page. */
const times = (textLanguage: Language): RichBlock => ({
  list: sentences[textLanguage].times.map((sentence) => [sentence]),
});
const isTimes = (block: RichBlock) =>
  'paragraph' in block && block.paragraph.length === 1 && block.paragraph[0] === '{times}';

/** Fills placeholders after Markdown is parsed, so that the title of a course is never parsed as Markdown. */
function fillText(text: RichText, textLanguage: Language, fill: ReturnType<typeof createFill>): RichText {
  const line = (pieces: readonly RichPiece[]): RichPiece[] =>
    pieces.map((piece) => {
      if (typeof piece === 'string') return fill(piece, textLanguage);
      if ('strong' in piece) return { strong: line(piece.strong) };
      if ('em' in piece) return { em: line(piece.em) };
      return { ...piece, text: line(piece.text) };
    });
  return text.map((block) => {
    if (isTimes(block)) return times(textLanguage);
    if ('paragraph' in block) return { paragraph: line(block.paragraph) };
    if ('heading' in block) return { heading: line(block.heading) };
    return { ...block, list: block.list.map(line) };
  });
}

/** The schemas that turn the stored content of each page into what is rendered. */
function renderingSchemas(facts: Facts) {
  const fill = createFill(facts);
  const line = () => z.string().transform((text) => fill(text, languageOf(text)));
  const reading: FieldReading<z.ZodType<RichText>> = {
    name: line,
    line,
    prose: () =>
      z.string().transform((markdown) => fillText(readMarkdown(markdown), languageOf(markdown), fill)),
    count: () => z.number(),
    choice: (choices) => z.enum(choices),
    choices: (choices) => z.array(z.enum(choices)),
    list: (entry) => z.array(entry),
    group: (fields) => z.object(fields),
    translations: () => z.undefined().catch(undefined).optional(),
  };
  return pageShapes(reading);
}

/** The content of a page for readers of a language. A text without a translation stays as it was written. */
export function renderablePage<Id extends PageId>(
  id: Id,
  { content, publishedAt }: { content: PageContents[Id]; publishedAt: string },
  facts: Facts,
  pageLanguage: Language = language,
): Pick<RenderablePages, Id> {
  const renderableContent = renderingSchemas(facts)[id].parse(inLanguage(pageLanguage, content));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema of this page
  return { [id]: { ...renderableContent, publishedAt } } as Pick<RenderablePages, Id>;
}

/** The content of all pages. */
export function renderablePages({ pages, ...facts }: SiteDocument): RenderablePages {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every page is there
  return Object.assign({}, ...pageIds.map((id) => renderablePage(id, pages[id], facts))) as RenderablePages;
}
