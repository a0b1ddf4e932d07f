import type { MarketingCourse } from './marketing-course.ts';

/** The page of the flagship course. */
export const ecommerceMastery: MarketingCourse = {
  title: 'Ecommerce Mastery',
  path: 'ecommerce-mastery',
  author: 'Meera Nair and Arun Joseph',
  duration: '4 days',
  banner: '/assets/drawings/course-ecommerce.svg',
  description:
    'Ecommerce Mastery is for people who want to sell on the web and do not know where to begin, and for shopkeepers who want customers beyond their street. In four days of lessons you choose a way of selling, find products and suppliers, set up a store, bring the first buyers and learn to read your own numbers. You need a phone and an hour a day; no earlier knowledge is asked for.',
  features: [
    'Interactive video lessons, one for each day',
    'A learning path that fits your pace',
    'Community forums in Malayalam and English',
    'Live sessions with the instructors',
    'Hands-on assignments with your own product',
    'Sheets and checklists to keep',
    'A certificate when you finish',
  ],
  days: [
    {
      title: 'Foundations & Business Models',
      description:
        'Follow one order from the first click to the settled payment, and see who takes a share on the way. Then compare the ways to begin: your own stock, dropshipping, reselling and affiliate marketing. By evening you have chosen one, and you know what it will cost you.',
      videoThumbnail: '/assets/drawings/category-store.svg',
      topics: [
        'How a shop on the web earns its money',
        'Stock, dropshipping, reselling or affiliate',
        'Finding a niche close to home',
        'Working out the cost of one order',
      ],
    },
    {
      title: 'Product Sourcing & Store Setup',
      description:
        'Find suppliers who answer when something goes wrong, ask for samples, and get three promises in writing. In the second half we open the store: a front page a stranger understands, honest photographs, and the ways to pay that your customers already use.',
      videoThumbnail: '/assets/drawings/category-sourcing.svg',
      topics: [
        'Suppliers you can rely on',
        'The papers and registrations you need',
        'Setting the store up, page by page',
        'Payments, delivery and returns',
      ],
    },
    {
      title: 'Brand Development & Marketing',
      description:
        'A brand is what people say about you when you are out of the room. Give yours a name, a promise and a look, and then bring in the first hundred visitors: with search, with social media, and with a small advertisement whose result you can measure.',
      videoThumbnail: '/assets/drawings/category-brand.svg',
      topics: [
        'A name and a promise people remember',
        'Product photographs with a phone',
        'Social media that leads to orders',
        'A first advertisement on a small budget',
      ],
    },
    {
      title: 'Scaling & Optimization',
      description:
        'More orders are only better when each one pays. Learn which four numbers to look at every week, how to lift the share of visitors who buy, and what to hand over first, to a person or to a program, when the day gets too short.',
      videoThumbnail: '/assets/drawings/category-scale.svg',
      topics: [
        'Four numbers to read every week',
        'Turning more visitors into buyers',
        'Customers who come back',
        'Handing work over, step by step',
      ],
    },
  ],
};
