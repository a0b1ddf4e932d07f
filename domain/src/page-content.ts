import { z } from 'zod';
import { pageLimits } from './page-limits.ts';
import { translatedText } from './translation.ts';

// What the school's own pages say, a shape a page. The same shapes read what is stored, what is typed and what is drawn: these
// differ in how they take a single field alone.

/** Where the button of a banner leads; `course` is the course that the site puts forward. */
export const bannerTargets = ['register', 'course', 'courses', 'about', 'contact', 'faq'] as const;
export type BannerTarget = (typeof bannerTargets)[number];

/** The drawings that a banner can have. */
export const bannerDrawings = ['steps', 'shop'] as const;
export type BannerDrawing = (typeof bannerDrawings)[number];

/** Ways to pay that there is a drawing of. */
export const payingWays = ['card', 'wallet', 'phone'] as const;
export type PayingWay = (typeof payingWays)[number];

type Shape = Record<string, z.ZodType>;

/** What a part of a page says in Malayalam, by the names of its texts (docs/decisions/157). */
type PageTranslations = { ml?: Readonly<Record<string, string | undefined>> | undefined };

type TranslatedText = ReturnType<typeof translatedText>;

/** How fields are taken. */
export type FieldReading<Prose extends z.ZodType> = {
  /** What a record of a list cannot do without. */
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
  /** What a group says in Malayalam, by the names of its texts. */
  translations: (
    texts: z.ZodObject<Record<string, TranslatedText>>,
  ) => z.ZodOptional<z.ZodType<PageTranslations | undefined>>;
};

const { name: longestName, line: longestLine, prose: longestProse, answer, figure, entries } = pageLimits;

/** The shapes of all pages, their fields taken as `reading` says. */
export function pageShapes<Prose extends z.ZodType>(reading: FieldReading<Prose>) {
  const { count, choice, choices, list } = reading;
  /** The fields that are texts, and so may stand in Malayalam too, with what they say there. */
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
          /** What its button says; without words there is none. */
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

/** The pages by their ids. `footer` is what stands at the end of every page. */
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

/** What people call the pages. */
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

/** The shapes of all pages, prose as Markdown. */
export type PageShapes = Shapes<z.ZodType<string>>;

/** What each page says, by its id, with prose as `Prose`. */
export type PagesOf<Prose extends z.ZodType> = { [Id in PageId]: z.output<Shapes<Prose>[Id]> };

/** What each page says, its prose as Markdown. */
export type PageContents = PagesOf<z.ZodType<string>>;
export type PageContent = PageContents[PageId];
