import { pageLimits } from '@padavu/domain/site/page-limits';
import type { BannerDrawing, BannerTarget, PageId, PayingWay } from '@padavu/domain/site/page-content';

// The forms of the pages: their fields in the order of the page.

type FieldBase = { name: string; label: string; hint?: string };
type Choices = { options: readonly { value: string; label: string }[] };

export type PageField =
  | (FieldBase & { kind: 'line' | 'lines' | 'prose' | 'figure' })
  | (FieldBase & Choices & { kind: 'choice' | 'choices' })
  | PageList;

export type PageList = {
  kind: 'list';
  name: string;
  label: string;
  /** The name of one entry, such as "Banner". */
  noun: string;
  most: number;
  fields: readonly PageField[];
  /** A new entry. */
  blank: Readonly<Record<string, string | number>>;
};

/** A part of a page under a heading of the form. */
type PagePart = { title: string; hint?: string; fields: readonly PageField[] };

const { entries } = pageLimits;

const line = (name: string, label: string, hint?: string): PageField => ({
  kind: 'line',
  name,
  label,
  ...(hint !== undefined && { hint }),
});
const lines = (name: string, label: string): PageField => ({ kind: 'lines', name, label });
const prose = (name: string, label: string): PageField => ({ kind: 'prose', name, label });
const title = (name: string) =>
  line(`${name}.title`, 'Title', 'Without a title or entries this part is not shown.');

const options = <T extends string>(labels: Readonly<Record<T, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const targets: Readonly<Record<BannerTarget, string>> = {
  register: 'Registration',
  course: 'The first course',
  courses: 'The list of courses',
  about: 'About us',
  contact: 'Contact',
  faq: 'Frequently asked questions',
};
const drawings: Readonly<Record<BannerDrawing, string>> = { steps: 'Steps', shop: 'Shop' };
const paymentWays: Readonly<Record<PayingWay, string>> = {
  card: 'Credit and debit cards',
  wallet: 'Wallet',
  phone: 'Phone payment',
};

const offers = (name: string, noun: string, most: number): PageField => ({
  kind: 'list',
  name,
  label: `${noun}s`,
  noun,
  most,
  fields: [line('title', 'Title'), lines('text', 'Text')],
  blank: { title: '', text: '' },
});

const figures = (name: string): PageField => ({
  kind: 'list',
  name,
  label: 'Figures',
  noun: 'Figure',
  most: entries.figures,
  fields: [
    { kind: 'figure', name: 'value', label: 'Number', hint: 'Shown with a + behind it.' },
    line('label', 'What is counted'),
  ],
  blank: { value: 0, label: '' },
});

const searchEngines = line(
  'description',
  'For search engines',
  'One or two sentences below the title in search results.',
);

const legal = (hint?: string): readonly PagePart[] => [
  { title: 'Summary', fields: [lines('summary', 'Summary')] },
  {
    title: 'Sections',
    ...(hint !== undefined && { hint }),
    fields: [
      {
        kind: 'list',
        name: 'sections',
        label: 'Sections',
        noun: 'Section',
        most: entries.sections,
        fields: [line('heading', 'Heading'), prose('text', 'Text')],
        blank: { heading: '', text: '' },
      },
    ],
  },
];

/** The form of each page. */
export const pageForms: Readonly<Record<PageId, readonly PagePart[]>> = {
  home: [
    {
      title: 'Banners',
      hint: 'The title of the first one is the title of the page.',
      fields: [
        {
          kind: 'list',
          name: 'banners',
          label: 'Banners',
          noun: 'Banner',
          most: entries.banners,
          fields: [
            line('title', 'Title'),
            lines('text', 'Text'),
            line('action', 'Button', 'Without words there is no button.'),
            { kind: 'choice', name: 'leadsTo', label: 'The button leads to', options: options(targets) },
            { kind: 'choice', name: 'drawing', label: 'Drawing', options: options(drawings) },
          ],
          blank: { title: '', text: '', action: '', leadsTo: 'register', drawing: 'steps' },
        },
      ],
    },
    { title: 'Above the courses', fields: [line('courses.title', 'Title'), lines('courses.lead', 'Text')] },
    {
      title: 'Who we are',
      fields: [
        title('whoWeAre'),
        lines('whoWeAre.lead', 'Lead'),
        prose('whoWeAre.text', 'Text'),
        figures('figures'),
      ],
    },
    {
      title: 'What learning here is like',
      fields: [title('experience'), offers('experience.items', 'Reason', entries.offers)],
    },
    {
      title: 'What learners say',
      fields: [
        title('testimonials'),
        {
          kind: 'list',
          name: 'testimonials.items',
          label: 'Testimonials',
          noun: 'Testimonial',
          most: entries.testimonials,
          fields: [
            line('name', 'Name', 'Ask the person first.'),
            line('about', 'Who it is'),
            lines('text', 'Text'),
          ],
          blank: { name: '', about: '', text: '' },
        },
      ],
    },
    {
      title: 'First steps',
      fields: [
        title('steps'),
        lines('steps.lead', 'Lead'),
        offers('steps.items', 'Step', entries.steps),
        { kind: 'choices', name: 'payBy', label: 'Pay by', options: options(paymentWays) },
      ],
    },
    { title: 'Search engines', fields: [searchEngines] },
  ],
  about: [
    {
      title: 'Who we are',
      fields: [
        lines('lead', 'Below the title of the page'),
        title('whoWeAre'),
        prose('whoWeAre.text', 'Text'),
      ],
    },
    {
      title: 'How you teach',
      fields: [
        title('approach'),
        lines('approach.lead', 'Lead'),
        offers('approach.items', 'Feature', entries.offers),
      ],
    },
    {
      title: 'What you are after',
      fields: [title('mission'), offers('mission.items', 'Goal', entries.missions)],
    },
    { title: 'Figures that count up', fields: [title('figures'), figures('figures.items')] },
    { title: 'Referral', fields: [title('referral'), lines('referral.text', 'Text')] },
    { title: 'End of the page', fields: [line('closing.title', 'Title'), lines('closing.lead', 'Text')] },
    { title: 'Search engines', fields: [searchEngines] },
  ],
  courses: [{ title: 'Top of the page', fields: [lines('lead', 'Below the title')] }],
  contact: [
    {
      title: 'Words',
      fields: [lines('lead', 'Below the title'), lines('text', 'Above the ways to reach you')],
    },
  ],
  faq: [
    {
      title: 'Questions',
      fields: [
        lines('lead', 'Below the title'),
        {
          kind: 'list',
          name: 'questions',
          label: 'Questions',
          noun: 'Question',
          most: entries.questions,
          fields: [line('question', 'Question'), prose('answer', 'Answer')],
          blank: { question: '', answer: '' },
        },
      ],
    },
    { title: 'End of the page', fields: [line('closing.title', 'Title'), lines('closing.lead', 'Text')] },
    { title: 'Search engines', fields: [searchEngines] },
  ],
  terms: legal(),
  privacy: legal('A paragraph of only {times} becomes the list of how long data is kept.'),
  refund: legal(),
  cookies: legal(),
  footer: [{ title: 'Footer', fields: [lines('text', 'Below the name of the school')] }],
};
