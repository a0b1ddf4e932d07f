/** One slide of the home page's banner. */
export type BannerSlide = {
  id: string;
  title: string;
  text: string;
  action: string;
  /** A drawing's name under `assets/drawings`. */
  drawing: string;
};

/** The two slides. Where their buttons lead is the page's business. */
export const bannerSlides: readonly [BannerSlide, BannerSlide] = [
  {
    id: 'climb',
    title: 'Learn a business skill, one day at a time',
    text: 'Short video lessons, a task for every day, and teachers from Kerala who have done it themselves.',
    action: 'Register now',
    drawing: 'banner-steps',
  },
  {
    id: 'shop',
    title: 'Open your own shop on the web',
    text: 'Ecommerce Mastery takes you from a first idea to a first parcel in one month.',
    action: 'See the course',
    drawing: 'banner-shop',
  },
];
