import { featuredCourse } from '@padavu/domain/course-words';
import {
  type FieldReading,
  pageIds,
  pageShapes,
  type PageContents,
  type PageId,
} from '@padavu/domain/page-content';
import { filled } from '@padavu/domain/filled';
import type { Language } from '@padavu/domain/language';
import { inLanguage } from '@padavu/domain/record-language';
import { retention } from '@padavu/domain/retention';
import type { RichBlock, RichPiece, RichText } from '@padavu/domain/rich-text';
import { formatMoney } from '@padavu/domain/school-format';
import type { Region } from '@padavu/domain/usual-region';
import type { SiteContent } from '@padavu/domain/site';
import type { SiteDocument } from '@padavu/domain/site-document';
import { z } from 'zod';
import { language } from './language.ts';
import { readMarkdown } from './markdown.ts';
import type { ShownPages } from './site-content.ts';

type Facts = Pick<SiteContent, 'courses'> & { school: Pick<SiteContent['school'], 'name'> & Region };

/**
 * What the places for it say, in the language of the text that they stand in, whichever the page is in. Administrators look at both in
 * the area in English, so that these are in no catalogue, of which a build holds one language.
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

/** What the course that the site puts forward costs, as a sentence; empty without courses. */
function priceSentence({ courses, school }: Facts, spoken: Language): string {
  const course = featuredCourse(courses);
  if (!course) return '';
  const { title, price, originalPrice } = course;
  const said = sentences[spoken];
  return filled(originalPrice > price ? said.lower : said.price, {
    title,
    price: formatMoney(school, price),
    instead: formatMoney(school, originalPrice),
  });
}

/** Puts what the school knows into the places for it: {school} and {price}. */
function filling(facts: Facts): (text: string, spoken: Language) => string {
  const prices = { en: priceSentence(facts, 'en'), ml: priceSentence(facts, 'ml') };
  return (text, spoken) =>
    text
      .replaceAll('{school}', () => facts.school.name)
      .replaceAll(/( ?)\{price\}/g, (_, space: string) => prices[spoken] && space + prices[spoken]);
}

/** What a person's data are kept for, and how long: the paragraph {times} of the privacy page. */
const times = (spoken: Language): RichBlock => ({
  list: sentences[spoken].times.map((sentence) => [sentence]),
});
const isTimes = (block: RichBlock) =>
  'paragraph' in block && block.paragraph.length === 1 && block.paragraph[0] === '{times}';

/** Words are filled after the marks are read: what a course is called is never a mark. */
function filledText(text: RichText, spoken: Language, fill: ReturnType<typeof filling>): RichText {
  const line = (pieces: readonly RichPiece[]): RichPiece[] =>
    pieces.map((piece) => {
      if (typeof piece === 'string') return fill(piece, spoken);
      if ('strong' in piece) return { strong: line(piece.strong) };
      if ('em' in piece) return { em: line(piece.em) };
      return { ...piece, text: line(piece.text) };
    });
  return text.map((block) => {
    if (isTimes(block)) return times(spoken);
    if ('paragraph' in block) return { paragraph: line(block.paragraph) };
    if ('heading' in block) return { heading: line(block.heading) };
    return { ...block, list: block.list.map(line) };
  });
}

/** The shapes of pages that take what a page says, and give what is drawn. */
function drawing(facts: Facts) {
  const fill = filling(facts);
  const line = () => z.string().transform((text) => fill(text, languageOf(text)));
  const reading: FieldReading<z.ZodType<RichText>> = {
    name: line,
    line,
    prose: () =>
      z.string().transform((markdown) => filledText(readMarkdown(markdown), languageOf(markdown), fill)),
    count: () => z.number(),
    choice: (choices) => z.enum(choices),
    choices: (choices) => z.array(z.enum(choices)),
    list: (entry) => z.array(entry),
    group: (fields) => z.object(fields),
    translations: () => z.undefined().catch(undefined).optional(),
  };
  return pageShapes(reading);
}

/** A page as it is drawn for readers of a language: what has no translation stands as it was written. */
export function shownPage<Id extends PageId>(
  id: Id,
  { content, publishedAt }: { content: PageContents[Id]; publishedAt: string },
  facts: Facts,
  shownIn: Language = language,
): Pick<ShownPages, Id> {
  const said = drawing(facts)[id].parse(inLanguage(shownIn, content));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of this very page
  return { [id]: { ...said, publishedAt } } as Pick<ShownPages, Id>;
}

/** All pages as they are drawn. */
export function shownPages({ pages, ...facts }: SiteDocument): ShownPages {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every page is there
  return Object.assign({}, ...pageIds.map((id) => shownPage(id, pages[id], facts))) as ShownPages;
}
