/** A public page, and what its HTML must contain. */
export type PublicPage = {
  path: string;
  heading: string;
  title: string;
  /** A text near the end of its content. */
  says: string;
  /** The schema.org types at the top level of its structured data. */
  data: readonly string[];
};

const legal = (path: string, heading: string, says: string): PublicPage => ({
  path,
  heading,
  title: `${heading} · Padavu`,
  says,
  data: [],
});

/** Every page that search engines may list. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    heading: 'Learn a business skill, one day at a time',
    title: 'Padavu · Learn a business skill, one day at a time',
    says: 'How to Get Started',
    data: ['Organization', 'ItemList'],
  },
  {
    path: '/about',
    heading: 'About Us',
    title: 'About Us · Padavu',
    says: 'Refer Your Friend & Earn Up To 500 rupees',
    data: ['Organization'],
  },
  {
    path: '/contact',
    heading: 'Contact',
    title: 'Contact · Padavu',
    says: 'Locate Us',
    data: ['Organization'],
  },
  {
    path: '/courses',
    heading: 'Courses',
    title: 'Courses · Padavu',
    says: 'Digital Marketing, day by day',
    data: ['ItemList'],
  },
  {
    path: '/courses/ecommerce-mastery',
    heading: 'Ecommerce Mastery',
    title: 'Ecommerce Mastery · Padavu',
    says: 'Day 4: Scaling & Optimization',
    data: ['Course', 'BreadcrumbList'],
  },
  {
    path: '/courses/digital-marketing',
    heading: 'Digital Marketing',
    title: 'Digital Marketing · Padavu',
    says: 'Day 4: Analytics & Campaign Optimization',
    data: ['Course', 'BreadcrumbList'],
  },
  {
    path: '/courses/graphic-design',
    heading: 'Graphic Design',
    title: 'Graphic Design · Padavu',
    says: 'Free tools are enough for everything in this course.',
    data: ['Course', 'BreadcrumbList'],
  },
  {
    path: '/faq',
    heading: 'Frequently asked questions',
    title: 'Frequently asked questions · Padavu',
    says: 'Can I get my money back?',
    data: ['FAQPage'],
  },
  legal('/terms', 'Terms of Service', 'You register, pay once and learn at your own pace.'),
  legal('/privacy', 'Privacy Policy', 'delete it when you ask.'),
  legal('/refund', 'Refund Policy', 'In full before your course is unlocked'),
  legal('/cookies', 'Cookie Policy', 'No advertising, no tracking.'),
  {
    path: '/register',
    heading: 'Create Your Account',
    title: 'Create Your Account · Padavu',
    says: 'I agree to the Terms & Conditions',
    data: [],
  },
];
