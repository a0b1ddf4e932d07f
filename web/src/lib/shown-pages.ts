import { featuredCourse } from '@padavu/domain/course-words';
import {
  type FieldReading,
  pageIds,
  pageShapes,
  type PageContents,
  type PageId,
} from '@padavu/domain/page-content';
import { retention } from '@padavu/domain/retention';
import type { RichBlock, RichPiece, RichText } from '@padavu/domain/rich-text';
import { formatMoney } from '@padavu/domain/school-format';
import type { Region } from '@padavu/domain/usual-region';
import type { SiteContent } from '@padavu/domain/site';
import type { SiteDocument } from '@padavu/domain/site-document';
import { z } from 'zod';
import { readMarkdown } from './markdown.ts';
import type { ShownPages } from './site-content.ts';

type Facts = Pick<SiteContent, 'courses'> & { school: Pick<SiteContent['school'], 'name'> & Region };

/** What the course that the site puts forward costs, as a sentence; empty without courses. */
function priceSentence({ courses, school }: Facts): string {
  const course = featuredCourse(courses);
  if (!course) return '';
  const { title, price, originalPrice } = course;
  const instead = originalPrice > price ? `, instead of ${formatMoney(school, originalPrice)}` : '';
  return `${title} is ${formatMoney(school, price)} at present${instead}.`;
}

/** Puts what the school knows into the places for it: {school} and {price}. */
function filling(facts: Facts): (text: string) => string {
  const price = priceSentence(facts);
  return (text) =>
    text
      .replaceAll('{school}', () => facts.school.name)
      .replaceAll(/( ?)\{price\}/g, (_, space: string) => price && space + price);
}

/** What a person's data are kept for, and how long: the paragraph {times} of the privacy page. */
const times: RichBlock = { list: Object.values(retention).map(({ sentence }) => [sentence]) };
const isTimes = (block: RichBlock) =>
  'paragraph' in block && block.paragraph.length === 1 && block.paragraph[0] === '{times}';

/** Words are filled after the marks are read: what a course is called is never a mark. */
function filledText(text: RichText, fill: (words: string) => string): RichText {
  const line = (pieces: readonly RichPiece[]): RichPiece[] =>
    pieces.map((piece) => {
      if (typeof piece === 'string') return fill(piece);
      if ('strong' in piece) return { strong: line(piece.strong) };
      if ('em' in piece) return { em: line(piece.em) };
      return { ...piece, text: line(piece.text) };
    });
  return text.map((block) => {
    if (isTimes(block)) return times;
    if ('paragraph' in block) return { paragraph: line(block.paragraph) };
    if ('heading' in block) return { heading: line(block.heading) };
    return { ...block, list: block.list.map(line) };
  });
}

/** The shapes of pages that take what a page says, and give what is drawn. */
function drawing(facts: Facts) {
  const fill = filling(facts);
  const line = () => z.string().transform(fill);
  const reading: FieldReading<z.ZodType<RichText>> = {
    name: line,
    line,
    prose: () => z.string().transform((markdown) => filledText(readMarkdown(markdown), fill)),
    count: () => z.number(),
    choice: (choices) => z.enum(choices),
    choices: (choices) => z.array(z.enum(choices)),
    list: (entry) => z.array(entry),
    group: (fields) => z.object(fields),
  };
  return pageShapes(reading);
}

/** A page as it is drawn. */
export function shownPage<Id extends PageId>(
  id: Id,
  { content, publishedAt }: { content: PageContents[Id]; publishedAt: string },
  facts: Facts,
): Pick<ShownPages, Id> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of this very page
  return { [id]: { ...drawing(facts)[id].parse(content), publishedAt } } as Pick<ShownPages, Id>;
}

/** All pages as they are drawn. */
export function shownPages({ pages, ...facts }: SiteDocument): ShownPages {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every page is there
  return Object.assign({}, ...pageIds.map((id) => shownPage(id, pages[id], facts))) as ShownPages;
}
