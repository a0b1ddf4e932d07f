import { z } from 'zod';
import { pageLimits } from './page-limits.ts';
import { translatedText } from '@padavu/domain/language/translation';

// The content of the school's own pages, one shape for each page. Stored, submitted and rendered content have the same
// shapes; only the schemas of single fields differ.

/** The target of a banner's button; `course` is the course that the site features. */
const bannerTargets = ['register', 'course', 'courses', 'about', 'contact', 'faq'] as const;
export type BannerTarget = (typeof bannerTargets)[number];

/** The drawings that a banner can have. */
const bannerDrawings = ['steps', 'shop'] as const;
export type BannerDrawing = (typeof bannerDrawings)[number];

/** Ways to pay that have a drawing. */
const payingWays = ['card', 'wallet', 'phone'] as const;
export type PayingWay = (typeof payingWays)[number];

type Shape = Record<string, z.ZodType>;

/** The Malayalam texts of a part of a page, by field (docs/decisions/157). */
type PageTranslations = { ml?: Readonly<Record<string, string | undefined>> | undefined };

type TranslatedText = ReturnType<typeof translatedText>;

/** The schemas of single fields. */
export type FieldReading<Prose extends z.ZodType> = {
  /** A text that every entry of a list must have. */
  name: (max: number) => z.ZodType<string>;
  line: (max: number) => z.ZodType<string>;
  /** Markdown. */
  prose: (max: number) => Prose;
  count: (max: number) => z.ZodType<number>;
  choice: <const T extends string>(choices: readonly T[], fallback: NoInfer<T>) => z.ZodType<T>;
  choices: <const T extends string>(choices: readonly T[]) => z.ZodType<T[]>;
  list: <T extends z.ZodType>(entry: T, max: number) => z.ZodType<z.output<T>[]>;
  /** A part of a page, or an entry of a list. */
  group: <T extends Shape>(fields: T) => z.ZodType<z.output<z.ZodObject<T>>>;
  /** The Malayalam texts of a group, by field. */
  translations: (
    texts: z.ZodObject<Record<string, TranslatedText>>,
  ) => z.ZodOptional<z.ZodType<PageTranslations | undefined>>;
};

const { name: longestName, line: longestLine, prose: longestProse, answer, figure, entries } = pageLimits;

/** The shapes of all pages, with the field schemas of `reading`. */
export function pageShapes<Prose extends z.ZodType>(reading: FieldReading<Prose>) {
  const { count, choice, choices, list } = reading;
  /** The schemas of texts, which can be translated, with the schemas of their translations. */
  const translated = new Map<z.ZodType, TranslatedText>();
  const text = <T extends z.ZodType>(field: T, max: number): T => {
    translated.set(field, translatedText(max));
    return field;
  };
  const name = (max: number = longestName) => text(reading.name(max), max);
  const line = () => text(reading.line(longestLine), longestLine);
  const prose = (max: number = longestProse) => text(reading.prose(max), max);
  const group = <T extends Shape>(fields: T) => {
    const texts = Object.entries(fields).flatMap(([field, schema]) => {
      const inMalayalam = translated.get(schema);
      return inMalayalam ? [[field, inMalayalam] as const] : [];
    });
    return reading.group({
      ...fields,
      translations: reading.translations(z.object(Object.fromEntries(texts))),
    });
  };
  const offers = (most: number) => list(group({ title: name(), text: line() }), most);
  const figures = () => list(group({ value: count(figure), label: name() }), entries.figures);
  const legal = () =>
    group({
      summary: line(),
      sections: list(group({ heading: name(), text: prose() }), entries.sections),
    });
  return {
    home: group({
      description: line(),
      banners: list(
        group({
          title: name(),
          text: line(),
          /** The text of its button; empty for no button. */
          action: line(),
          leadsTo: choice(bannerTargets, 'register'),
          drawing: choice(bannerDrawings, 'steps'),
        }),
        entries.banners,
      ),
      courses: group({ title: line(), lead: line() }),
      whoWeAre: group({ title: line(), lead: line(), text: prose() }),
      figures: figures(),
      experience: group({ title: line(), items: offers(entries.offers) }),
      steps: group({ title: line(), lead: line(), items: offers(entries.steps) }),
      payBy: choices(payingWays),
      testimonials: group({
        title: line(),
        items: list(group({ name: name(), about: line(), text: line() }), entries.testimonials),
      }),
    }),
    about: group({
      description: line(),
      lead: line(),
      whoWeAre: group({ title: line(), text: prose() }),
      approach: group({ title: line(), lead: line(), items: offers(entries.offers) }),
      mission: group({ title: line(), items: offers(entries.missions) }),
      figures: group({ title: line(), items: figures() }),
      referral: group({ title: line(), text: line() }),
      closing: group({ title: line(), lead: line() }),
    }),
    courses: group({ lead: line() }),
    contact: group({ lead: line(), text: line() }),
    faq: group({
      description: line(),
      lead: line(),
      questions: list(group({ question: name(longestLine), answer: prose(answer) }), entries.questions),
      closing: group({ title: line(), lead: line() }),
    }),
    terms: legal(),
    privacy: legal(),
    refund: legal(),
    cookies: legal(),
    footer: group({ text: line() }),
  };
}

/** The ids of the pages. `footer` is the end of every page. */
export const pageIds = [
  'home',
  'about',
  'courses',
  'contact',
  'faq',
  'terms',
  'privacy',
  'refund',
  'cookies',
  'footer',
] as const satisfies (keyof ReturnType<typeof pageShapes>)[];
export const PageId = z.enum(pageIds);
export type PageId = z.infer<typeof PageId>;

/** The names of the pages for people. */
export const pageNames: Readonly<Record<PageId, string>> = {
  home: 'Home',
  about: 'About Us',
  courses: 'Courses',
  contact: 'Contact',
  faq: 'Frequently asked questions',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  cookies: 'Cookie Policy',
  footer: 'Footer',
};

type Shapes<Prose extends z.ZodType> = ReturnType<typeof pageShapes<Prose>>;

/** The shapes of all pages, with prose as Markdown. */
export type PageShapes = Shapes<z.ZodType<string>>;

/** The content of each page by its id, with prose as `Prose`. */
export type PagesOf<Prose extends z.ZodType> = { [Id in PageId]: z.output<Shapes<Prose>[Id]> };

/** The content of each page, with prose as Markdown. */
export type PageContents = PagesOf<z.ZodType<string>>;
export type PageContent = PageContents[PageId];
