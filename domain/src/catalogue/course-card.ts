import { publicCourses } from './public-courses.ts';
import type { PublicCourse } from './public-courses.ts';

/** The tabs of the home page, in order; the first shows every course. */
export const catalogueCategories = ['ALL', 'Ecommerce Mastery'] as const;
export type CatalogueCategory = (typeof catalogueCategories)[number];

/**
 * A course as the home page shows it. The one a visitor chooses is
 * kept whole in the browser under `selectedCourse`.
 */
export type CourseCard = {
  title: string;
  modules: number;
  duration: string;
  /** An address below the site's root. */
  image: string;
  description: string;
  badge: string;
  category: string;
  /** The slug that names the course in addresses: the `courseId` of a link to the registration page. */
  path: PublicCourse['slug'];
  author: string;
  rating: number;
  reviewCount: number;
  /** Whole rupees. */
  currentPrice: number;
  originalPrice: number;
  isPremium: boolean;
  lastUpdated: string;
  level: string;
  subtitles: string;
  shortDescription: string;
  features: readonly [string, string, string, string];
};

const [ecommerce, marketing, design] = publicCourses;

const named = ({ title, slug, price, originalPrice }: PublicCourse) => ({
  title,
  category: title,
  path: slug,
  currentPrice: price,
  originalPrice,
});

/** What "ALL" shows. The first is the flagship course. */
export const courseCards: readonly CourseCard[] = [
  {
    ...named(ecommerce),
    modules: 6,
    duration: '1 Month',
    image: '/assets/drawings/course-ecommerce.svg',
    description:
      'Choose a model, find products you can stand behind, open a store and bring in the first buyers, a day at a time.',
    badge: 'Pro',
    author: 'Meera Nair and Arun Joseph',
    rating: 9.9,
    reviewCount: 3218,
    isPremium: true,
    lastUpdated: 'May 2025',
    level: 'All Levels',
    subtitles: 'Malayalam',
    shortDescription:
      'From a first idea to a shop on the web that earns its keep, with numbers you can check.',
    features: [
      'Dropshipping, reselling and your own stock',
      'A store that works on a cheap phone',
      'A brand people remember',
      'Affiliate and social media marketing',
    ],
  },
  {
    ...named(marketing),
    modules: 4,
    duration: '1 Month',
    image: '/assets/drawings/course-marketing.svg',
    description: 'Be found, be remembered and be chosen, with a small budget and a campaign of your own.',
    badge: 'New',
    author: 'Anjali Varma',
    rating: 9.7,
    reviewCount: 1246,
    isPremium: false,
    lastUpdated: 'May 2025',
    level: 'All Levels',
    subtitles: 'Malayalam',
    shortDescription: 'Search, social media, content and the figures that tell you what worked.',
    features: [
      'Search pages that bring buyers',
      'Posts people pass on',
      'Advertising on a small budget',
      'Reports you can read in a minute',
    ],
  },
  {
    ...named(design),
    modules: 5,
    duration: '1 Month',
    image: '/assets/drawings/course-design.svg',
    description:
      'See like a designer: logos, brochures, business cards and web pages that people understand.',
    badge: 'New',
    author: 'Rahul Krishnan',
    rating: 9.6,
    reviewCount: 874,
    isPremium: false,
    lastUpdated: 'May 2025',
    level: 'Beginner',
    subtitles: 'Malayalam',
    shortDescription: 'Type, colour and layout, practised on work that a local shop would pay for.',
    features: [
      'A logo from sketch to file',
      'Brochures and business cards',
      'Malayalam and English type together',
      'A portfolio to show',
    ],
  },
];

/** The cards under a tab: "ALL" shows every course, another tab those of its category. */
export function courseCardsIn(category: CatalogueCategory): readonly CourseCard[] {
  return category === 'ALL' ? courseCards : courseCards.filter((course) => course.category === category);
}
